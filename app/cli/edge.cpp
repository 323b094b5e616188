// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"
#include "engine/games/games.h"

#include <CLI/CLI.hpp>

namespace mesaviva::app {

namespace {

template <class... Game>
void addAll(CLI::App& edge, CommandLine& line, GameList<Game...>) {
    (addEdgeOf<Game>(edge, line), ...);
}

} // namespace

void addEdge(CLI::App& program, CommandLine& line) {
    CLI::App* edge = program.add_subcommand("edge", "Compute the exact edge of a whole game.");
    edge->require_subcommand(1);
    addAll(*edge, line, Games{});
}

} // namespace mesaviva::app
