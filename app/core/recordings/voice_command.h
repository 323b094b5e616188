// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_line.h"

#include <QString>
#include <QStringList>

#include <iosfwd>

namespace mesaviva::app {

/// The recordings needed to speak all these sentences in the current language: each word of numbers and
/// amounts alone, the text around them in pieces as long as possible, and sentences without numbers whole.
/// `player` is a placeholder name in them; names are not recorded. Sorted, without duplicates.
QStringList toRecord(const QStringList& sentences, const QString& player);

/// `mesaviva voice`: lists the recordings of a voice pack, checks a folder, and writes an example pack. Needs
/// a QCoreApplication. Returns the exit status.
int voiceCommand(const VoiceRequest& request, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
