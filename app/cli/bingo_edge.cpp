// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/figure_commands.h"
#include "engine/games/bingo/game.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

template <>
void addEdgeOf<bingo::Game>(CLI::App& edge, CommandLine& line) {
    CLI::App* bingo = edge.add_subcommand(
        "bingo",
        "At which ball each prize of a room falls, and what share of the stakes comes back, as a JSON "
        "object: exactly with one card, and for the full card of bingo 30, 75 and 80 with any number; else "
        "from rounds that are played, with 99 % intervals [value, low, high]. With the same seed the figures "
        "are the same, whatever the number of threads.\nExit status: 0 (also after Ctrl+C, with what there "
        "is), or 2 when the room is refused.");
    const auto words = std::make_shared<figures::EdgeBingoArguments>();
    bingo->add_option("--variant", words->variant, "90, 80, 75 or 30 (usual: 90)");
    bingo->add_option("--cards", words->cards, "How many cards are in play (usual: 1)");
    bingo->add_option("--prize-percent", words->prizePercent,
                      "What part of the sales are prizes, 70 to 90 (B31)");
    bingo->add_option("--table", words->table,
                      "The room's settings, a JSON object as in a scenario: prizes, pattern, jackpots");
    bingo->add_option("--rounds", words->rounds, "How many rounds are played (usual: 10000)");
    bingo->add_option("--seed", words->seed, "64 hexadecimal digits (usual: from the system)");
    bingo->add_option("--threads", words->threads, "How many threads play (as many as there are cores)")
        ->check(CLI::Range(1, 1024));
    bingo->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            const Interruption interruption;
            words->stopped = [] { return Interruption::isAsked(); };
            return edgeBingoCommand(*words, out, err);
        };
    });
}

} // namespace mesaviva::app
