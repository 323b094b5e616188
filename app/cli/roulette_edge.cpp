// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/figure_commands.h"
#include "engine/games/roulette/game.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

template <>
void addEdgeOf<roulette::Game>(CLI::App& edge, CommandLine& line) {
    CLI::App* roulette = edge.add_subcommand(
        "roulette",
        "Settle any stakes for every pocket, and print what comes back in how many cases, mean, variance and "
        "edge as a JSON object.\nStakes are a JSON list as the steps of a scenario: "
        R"([{"chance": "straight", "numbers": ["17"], "amount": 500}, {"do": "series", "name": "zero", )"
        "\"chip\": 500}].\nExit status: 0, or 2 when a stake is refused.");
    const auto words = std::make_shared<figures::EdgeRouletteArguments>();
    roulette->add_option("--rules", words->rules, "The rules' short name, as pt-894-2002")->required();
    roulette->add_option("--stakes", words->stakes, "What is staked, a JSON list")->required();
    roulette->add_option("--table", words->table, "The table's settings, a JSON object as in a scenario");
    roulette->add_option("--parol", words->parols,
                         "How often a series that wins goes again with all that it has won (R28): 0 to 3");
    roulette->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            return edgeRouletteCommand(*words, out, err);
        };
    });
}

} // namespace mesaviva::app
