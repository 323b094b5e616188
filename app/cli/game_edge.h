// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace mesaviva::app {

struct CommandLine;

/// Adds a game to `mesaviva edge`; defined in the game's own file (<game>_edge.cpp).
template <class Game>
void addEdgeOf(CLI::App& edge, CommandLine& line);

} // namespace mesaviva::app
