// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_line.h"

#include <iosfwd>

namespace mesaviva::app {

/// `mesaviva voice`: what is to be recorded for a voice pack, the check of a folder, and a pack to begin
/// with. It needs a QCoreApplication. Gives the exit status.
int voiceCommand(const VoiceRequest& request, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
