// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "engine/scenario/game_scenarios.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace mesaviva::app {

void addRules(CLI::App& program, CommandLine& line) {
    CLI::App* rules = program.add_subcommand(
        "rules",
        "List every rule of the regulations and every reading of them: its kind, what the program does "
        "about it, and the shipped scenarios that show it, found by playing them: it is offered where the "
        "table opens with it, decided where an event of a round or a refusal carries it out, asserted where "
        "the file names it and an expectation that is met checks it, or where a file is refused by it.\n"
        "Kinds: L the table decides by it, V it is shown or said, F a fault or procedure that can be "
        "acted out, N a notice or definition.\nExit status: 0, or 2 when it can't be written.");
    std::vector<std::string> games;
    for (const scenario::GameScenarios* game : scenario::allScenarios()) {
        games.emplace_back(game->key);
    }
    rules->add_option("--format", line.rules.format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
    rules->add_option("--game", line.rules.game, "Only the rules of this game")->check(CLI::IsMember(games));
    rules->add_option("--language", line.rules.language, "pt or en; JSON has both")
        ->check(CLI::IsMember({"pt", "en"}))
        ->capture_default_str();
    rules->callback([&line] { line.task = CommandLine::Task::rules; });
}

} // namespace mesaviva::app
