// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#include <cmath>

namespace mesaviva::app {

namespace {

// "nan" parses as a number and passes every range check.
std::string refuseNoNumber(const std::string& text) {
    double number = 0;
    const bool isNumber = CLI::detail::lexical_cast(text, number) && std::isfinite(number);
    return isNumber ? std::string() : "Value " + text + " is not a number";
}

} // namespace

void addPlay(CLI::App& program, CommandLine& line) {
    CLI::App* play =
        program.add_subcommand("play", "Open the window and play a scenario at the table, or a round on "
                                       "record again, from a moment of it on.\n"
                                       "Exit status: 0, or 2 when the file or the link is refused.");
    play->add_option("FILE", line.file,
                     "The scenario (JSON; - is standard input), or a link: mesaviva://round/ID#EVENT")
        ->required();
    play->add_option("--speed", line.speed, "How many times as fast as the table's own time (0.1 to 100)")
        ->check(CLI::Range(0.1, 100.0))
        ->check(&refuseNoNumber)
        ->capture_default_str();
    play->callback([&line] { line.task = CommandLine::Task::play; });
}

} // namespace mesaviva::app
