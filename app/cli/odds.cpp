// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/figure_commands.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

void addOdds(CLI::App& program, CommandLine& line) {
    CLI::App* odds = program.add_subcommand("odds", "Compute the exact odds of one decision.");
    odds->require_subcommand(1);
    CLI::App* poker = odds->add_subcommand(
        "poker",
        "Count all hands the dealer can have against five cards, and print the exact value of folding "
        "and of continuing, in antes, as a JSON object.\nCards: 2c to As, ten is T or 10, suits c d h s; "
        "capital or small letters.\n"
        "Exit status: 0, or 2 when the cards are refused.");
    const auto words = std::make_shared<figures::OddsArguments>();
    poker->add_option("--hand", words->hand, "The player's five cards, \"As Kd 9c 9h 2s\"")->required();
    poker->add_option("--upcard", words->upcard, "The dealer's card that lies face up")->required();
    poker->add_option("--seen", words->seen, "Further cards that the dealer can't have, the burnt one first");
    poker->add_flag("!--no-ace-high-straight", words->aceHighStraight,
                    "A-K-Q-J-10 of mixed suits is no straight (the other reading of I-P8)");
    addTies(*poker, words->ties);
    poker->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            return oddsCommand(*words, out, err);
        };
    });
}

} // namespace mesaviva::app
