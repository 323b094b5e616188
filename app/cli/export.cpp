// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/scenario_commands.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace mesaviva::app {

namespace {

struct ExportText {
    std::string file;
    std::string round;
    std::string format = "json";
};

} // namespace

void addExport(CLI::App& program, CommandLine& line) {
    CLI::App* command =
        program.add_subcommand("export", "Print the rounds of a record.\nExit status: 0, or 2 when it is no "
                                         "record, has no such round, or a file can't hold it.");
    const auto words = std::make_shared<ExportText>();
    command->add_option("RECORDS", words->file, "The record file (SQLite)")->required();
    command->add_option("--round", words->round, "Only this round, for instance 3-12");
    command
        ->add_option("--format", words->format,
                     "json (default), csv, or scenario: one round as a file to play")
        ->check(CLI::IsMember({"json", "csv", "scenario"}));
    command->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            if (words->format == "scenario") {
                return shareCommand(words->file, words->round, out, err);
            }
            const bool isCsv = words->format == "csv";
            return exportCommand(words->file, words->round,
                                 isCsv ? record::ExportFormat::csv : record::ExportFormat::json, out, err);
        };
    });
}

} // namespace mesaviva::app
