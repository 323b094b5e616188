// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command_line.h"

namespace mesaviva::app {

/// Opens the program's window and stays until it is closed; a scenario that `wanted` names is played at once.
/// Returns the exit status: 2 when the scenario's file is refused, before a window opens.
int openWindow(int argc, char** argv, const CommandLine& wanted);

} // namespace mesaviva::app
