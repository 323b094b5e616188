// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/chance_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

void addChance(CLI::App& program, CommandLine& line) {
    CLI::App* chance = program.add_subcommand(
        "chance",
        "Test chance itself: deck order, pockets, balls and bingo cards of many rounds, by a battery "
        "of tests at a joint level of 99 %. Prints the report as a JSON object.\n"
        "With the same seed the report is the same, whatever the number of threads.\n"
        "Exit status: 0 passed, 1 failed (also after Ctrl+C, on the rounds so far), 2 the words are "
        "refused.");
    const auto words = std::make_shared<ChanceArguments>();
    chance->add_option("--seed", words->seed, "64 hexadecimal digits (a fresh one from the system)");
    chance->add_option("--rounds", words->rounds, "How many rounds of each game")->capture_default_str();
    chance->add_option("--threads", words->threads, "How many threads (as many as there are cores)")
        ->check(CLI::Range(1, 1024));
    chance->add_option(
        "--raw", words->raw,
        "Write this many bytes of the stream that outcomes are taken from, for another battery of "
        "tests, instead of testing; the seed goes to standard error");
    chance->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            const Interruption interruption;
            words->stopped = [] { return Interruption::isAsked(); };
            return chanceCommand(*words, out, err);
        };
    });
}

} // namespace mesaviva::app
