// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "engine/record/export_command.h"

#include <CLI/CLI.hpp>

#include <map>
#include <memory>
#include <string>

namespace mesaviva::app {

namespace {

struct ExportWords {
    std::string file;
    std::string round;
    record::ExportFormat format = record::ExportFormat::json;
};

} // namespace

void addExport(CLI::App& program, CommandLine& line) {
    CLI::App* command = program.add_subcommand(
        "export",
        "Print the rounds of a record.\nExit status: 0, or 2 when it is no record or has no such round.");
    const auto words = std::make_shared<ExportWords>();
    command->add_option("RECORDS", words->file, "The record file (SQLite)")->required();
    command->add_option("--round", words->round, "Only this round, for instance 3-12");
    command->add_option("--format", words->format, "json (default) or csv")
        ->transform(CLI::CheckedTransformer(std::map<std::string, record::ExportFormat>{
            {"json", record::ExportFormat::json}, {"csv", record::ExportFormat::csv}}));
    command->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            return record::exportCommand(words->file, words->round, words->format, out, err);
        };
    });
}

} // namespace mesaviva::app
