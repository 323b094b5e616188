// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

namespace mesaviva::app {

void addSums(CLI::App& program, CommandLine& line) {
    CLI::App* sums = program.add_subcommand(
        "sums",
        "The SHA-256 sums of this program, of the two checkers beside it and of all that is embedded in it: "
        "printed as the manifest that each release is published with, or compared with such a manifest.\n"
        "Exit status: 0, 1 not as published, 2 no manifest.");
    sums->add_option("--compare", line.sums.published, "The published manifest");
    sums->callback([&line] { line.task = CommandLine::Task::sums; });
}

} // namespace mesaviva::app
