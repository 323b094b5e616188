// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/scenario_commands.h"
#include "engine/record/verify/rules_build.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace mesaviva::app {

void addRun(CLI::App& program, CommandLine& line) {
    CLI::App* run = program.add_subcommand(
        "run", "Play a scenario without a window and print its events, one JSON object a line.\n"
               "Exit status: 0 all expectations met, 1 one not met, 2 the file or the record is refused.");
    const auto file = std::make_shared<std::string>();
    run->add_option("FILE", *file, "The scenario (JSON); - is standard input")->required();
    const auto record = std::make_shared<std::string>();
    run->add_option("--record", *record, "Write the table to this record file, too (made, or added to)");
    run->callback([&line, file, record] {
        line.task = CommandLine::Task::command;
        line.command = [file, record](std::ostream& out, std::ostream& err) {
            std::optional<scenario::RecordTo> to;
            if (!record->empty()) {
                to = {*record, record::programOf(MESAVIVA_VERSION), [] {
                          using namespace std::chrono;
                          return time_point_cast<milliseconds>(system_clock::now());
                      }};
            }
            return runCommand(*file, out, err, to);
        };
    });
}

} // namespace mesaviva::app
