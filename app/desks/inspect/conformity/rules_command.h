// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_line.h"

#include <iosfwd>

namespace mesaviva::app {

/// `mesaviva rules`: lists all rules, what the program does about each, and the shipped scenarios that prove
/// it. Needs a QCoreApplication. Returns the exit status: 0, or 2 if writing fails.
int rulesCommand(const RulesRequest& request, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
