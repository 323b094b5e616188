// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The recordings needed to speak all these sentences in the current language: each word of numbers and
/// amounts alone, the text around them in pieces as long as possible, and sentences without numbers whole.
/// `player` is a placeholder name in them; names are not recorded. Sorted, without duplicates.
QStringList toRecord(const QStringList& sentences, const QString& player);

} // namespace mesaviva::app
