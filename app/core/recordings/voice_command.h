// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_line.h"

#include <iosfwd>

namespace mesaviva::app {

/// `mesaviva voice`: lists the recordings of a voice pack, checks a folder, and writes an example pack. Needs
/// a QCoreApplication. Returns the exit status.
int voiceCommand(const VoiceRequest& request, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
