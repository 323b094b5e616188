// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace mesaviva::app {

/// Adds `--ties` and `--no-suit-ties` to a poker command; either selects the reading of I-P9.
void addTies(CLI::App& poker, std::string& ties);

} // namespace mesaviva::app
