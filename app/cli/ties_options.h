// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace mesaviva::app {

/// Adds `--ties` and `--no-suit-ties` to a command about poker, whichever is given: how I-P9 is read.
void addTies(CLI::App& poker, std::string& ties);

} // namespace mesaviva::app
