// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "engine/scenario/run_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

void addRun(CLI::App& program, CommandLine& line) {
    CLI::App* run = program.add_subcommand(
        "run", "Play a scenario without a window and print its events, one JSON object a line.\n"
               "Exit status: 0 all expectations met, 1 one not met, 2 the file is refused.");
    const auto file = std::make_shared<std::string>();
    run->add_option("FILE", *file, "The scenario (JSON)")->required();
    run->callback([&line, file] {
        line.task = CommandLine::Task::command;
        line.command = [file](std::ostream& out, std::ostream& err) {
            return scenario::runCommand(*file, out, err);
        };
    });
}

} // namespace mesaviva::app
