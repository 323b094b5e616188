// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/command_line.h"

#include <CLI/CLI.hpp>

#include <cmath>

namespace mesaviva::app {

namespace {

// "nan" is read as a number and lies on neither side of a range.
std::string refuseNoNumber(const std::string& text) {
    double number = 0;
    const bool isNumber = CLI::detail::lexical_cast(text, number) && std::isfinite(number);
    return isNumber ? std::string() : "Value " + text + " is not a number";
}

} // namespace

CommandLine readCommandLine(int argc, const char* const* argv, const std::string& version) {
    CommandLine result;
    CLI::App program{"Mesa Viva, a live gaming table: free demonstration play, no real money.\n"
                     "Without a command it opens the window."};
    program.set_version_flag("--version", version);
    program.require_subcommand(0, 1);

    CLI::App* run = program.add_subcommand(
        "run", "Play a scenario without a window and print its events, one JSON object a line.\n"
               "Exit status: 0 all expectations met, 1 one not met, 2 the file is refused.");
    run->add_option("FILE", result.file, "The scenario (JSON)")->required();

    CLI::App* play = program.add_subcommand(
        "play",
        "Open the window and play a scenario at the table.\nExit status: 0, or 2 when the file is refused.");
    play->add_option("FILE", result.file, "The scenario (JSON)")->required();
    play->add_option("--speed", result.speed, "How many times as fast as the table's own time (0.1 to 100)")
        ->check(CLI::Range(0.1, 100.0))
        ->check(&refuseNoNumber)
        ->capture_default_str();

    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& wanted) { // help or version
        program.exit(wanted);
        result.goOn = false;
        return result;
    } catch (const CLI::ParseError& error) {
        program.exit(error);
        result.goOn = false;
        result.status = 2;
        return result;
    }
    if (run->parsed()) {
        result.task = CommandLine::Task::run;
    } else if (play->parsed()) {
        result.task = CommandLine::Task::play;
    }
    return result;
}

} // namespace mesaviva::app
