// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// What a person has to record so that all these sentences can be said, in the present language: the words of
/// numbers and amounts by themselves, what stands around them in as long pieces as possible, and sentences
/// without numbers whole. `player` is the name in them that stands for anybody's; names are not recorded.
/// Sorted, each once.
QStringList toRecord(const QStringList& sentences, const QString& player);

} // namespace mesaviva::app
