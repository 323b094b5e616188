// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/ties_options.h"
#include "engine/figures/bingo_edge.h"
#include "engine/figures/edge_command.h"
#include "engine/figures/roulette_edge.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

namespace {

void addPoker(CLI::App& edge, CommandLine& line) {
    CLI::App* poker = edge.add_subcommand(
        "poker", "Add up all deals of the game under best play, and print deals, net result in antes, deals "
                 "continued, edge and the best play of every hand as a JSON object.\nExit status: 0, or 2 "
                 "when the pays are refused.");
    const auto words = std::make_shared<figures::EdgeWords>();
    poker->add_flag("--common", words->common,
                    "The game as published elsewhere: no burnt card, suits break no ties");
    poker->add_option("--pays", words->pays,
                      "What a bet pays, from the royal flush down to high cards (100,50,20,7,5,4,3,2,1,1)");
    poker->add_flag("!--burnt-card-unseen", words->burntCardSeen,
                    "The player does not look at the burnt card");
    poker->add_flag("!--no-ace-high-straight", words->aceHighStraight,
                    "A-K-Q-J-10 of mixed suits is no straight (the other reading of I-P8)");
    addTies(*poker, words->ties);
    poker->get_option("--ties")->excludes(poker->get_option("--common")); // in which there are none
    poker->add_flag("--suit-exceptions", words->suitExceptions,
                    "Print also with which suits a hand that `strategy` says depends on them is played the "
                    "rarer way");
    poker->add_option("--threads", words->threads, "How many threads compute (as many as there are cores)")
        ->check(CLI::Range(1, 1024));
    poker->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            return figures::edgeCommand(*words, out, err);
        };
    });
}

void addRoulette(CLI::App& edge, CommandLine& line) {
    CLI::App* roulette = edge.add_subcommand(
        "roulette",
        "Settle any stakes for every pocket, and print what comes back in how many cases, mean, variance and "
        "edge as a JSON object.\nStakes are a JSON list as the steps of a scenario: "
        R"([{"chance": "straight", "numbers": ["17"], "amount": 500}, {"do": "series", "name": "zero", )"
        "\"chip\": 500}].\nExit status: 0, or 2 when a stake is refused.");
    const auto words = std::make_shared<figures::EdgeRouletteWords>();
    roulette->add_option("--rules", words->rules, "The rules' short name, as pt-894-2002")->required();
    roulette->add_option("--stakes", words->stakes, "What is staked, a JSON list")->required();
    roulette->add_option("--table", words->table, "The table's settings, a JSON object as in a scenario");
    roulette->add_option("--parol", words->parols,
                         "How often a series that wins goes again with all that it has won (R28): 0 to 3");
    roulette->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            return figures::edgeRouletteCommand(*words, out, err);
        };
    });
}

void addBingo(CLI::App& edge, CommandLine& line) {
    CLI::App* bingo = edge.add_subcommand(
        "bingo",
        "At which ball each prize of a room falls, and what share of the stakes comes back, as a JSON "
        "object: exactly with one card, and for the full card of bingo 30, 75 and 80 with any number; else "
        "from rounds that are played, with 99 % intervals [value, low, high]. With the same seed the figures "
        "are the same, whatever the number of threads.\nExit status: 0 (also after Ctrl+C, with what there "
        "is), or 2 when the room is refused.");
    const auto words = std::make_shared<figures::EdgeBingoWords>();
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
            return figures::edgeBingoCommand(*words, out, err);
        };
    });
}

} // namespace

void addEdge(CLI::App& program, CommandLine& line) {
    CLI::App* edge = program.add_subcommand("edge", "Compute the exact edge of a whole game.");
    edge->require_subcommand(1);
    addPoker(*edge, line);
    addRoulette(*edge, line);
    addBingo(*edge, line);
}

} // namespace mesaviva::app
