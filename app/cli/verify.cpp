// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/record_commands.h"
#include "engine/base/seed.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>

namespace mesaviva::app {

void addVerify(CLI::App& program, CommandLine& line) {
    CLI::App* verify = program.add_subcommand(
        "verify", "Check a record: its chain, commitments, outcomes from their seeds, every settlement.\n"
                  "Exit status: 0 whole and the head known, 1 not, 2 not a record file.");
    const auto file = std::make_shared<std::string>();
    verify->add_option("RECORDS", *file, "The record file (SQLite)")->required();
    const auto copy = std::make_shared<std::string>();
    verify->add_option("--copy", *copy, "The second copy of its log, which is compared with it");
    const auto head = std::make_shared<std::string>();
    verify
        ->add_option("--head", *head,
                     "A head of this record noted or printed before, 64 hexadecimal digits: has the record "
                     "once stood there?")
        ->check([](const std::string& text) {
            return seedFromHex(text) ? std::string() : "not 64 hexadecimal digits: " + text;
        });
    verify->callback([&line, file, copy, head] {
        line.task = CommandLine::Task::command;
        line.command = [file, copy, head](std::ostream& out, std::ostream& err) {
            return verifyCommand(*file, out, err, *copy, seedFromHex(*head));
        };
    });
}

} // namespace mesaviva::app
