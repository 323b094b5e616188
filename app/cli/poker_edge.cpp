// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/figure_commands.h"
#include "engine/games/poker/game.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

template <>
void addEdgeOf<poker::Game>(CLI::App& edge, CommandLine& line) {
    CLI::App* poker = edge.add_subcommand(
        "poker", "Add up all deals of the game under best play, and print deals, net result in antes, deals "
                 "continued, edge and the best play of every hand as a JSON object.\nExit status: 0, or 2 "
                 "when the pays are refused.");
    const auto words = std::make_shared<figures::EdgeArguments>();
    poker->add_flag("--common", words->common,
                    "The game as published elsewhere: no burnt card, suits break no ties");
    poker->add_option("--pays", words->pays,
                      "What a bet pays, from the royal flush down to high cards (100,50,20,7,5,4,3,2,1,1)");
    poker->add_flag("!--burnt-card-unseen", words->burntCardSeen,
                    "The player does not look at the burnt card");
    poker->add_flag("!--no-ace-high-straight", words->aceHighStraight,
                    "A-K-Q-J-10 of mixed suits is no straight (the other reading of I-P8)");
    addTies(*poker, words->ties);
    poker->get_option("--ties")->excludes(poker->get_option("--common")); // which has no ties
    poker->add_flag("--suit-exceptions", words->suitExceptions,
                    "Print also with which suits a hand that `strategy` says depends on them is played the "
                    "rarer way");
    poker->add_option("--threads", words->threads, "How many threads compute (as many as there are cores)")
        ->check(CLI::Range(1, 1024));
    poker->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            return edgeCommand(*words, out, err);
        };
    });
}

void addTies(CLI::App& poker, std::string& ties) {
    CLI::Option* reading = poker.add_option(
        "--ties", ties,
        "Which of two equal hands of high cards wins (I-P9): `suit`, the one with at least three cards of "
        "one suit, as it is played;\n`exactly`, with exactly three of them; `colour`, with three red or "
        "black ones, which any five cards have, so that it is a tie; `none`, neither (suit)");
    reading->check(CLI::IsMember({"suit", "exactly", "colour", "none"}));
    poker
        .add_flag_callback(
            "--no-suit-ties", [&ties] { ties = "none"; },
            "The same as `--ties none`: a tie, as in the common game, without P9's comparison")
        ->excludes(reading);
}

} // namespace mesaviva::app
