// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/remote/join_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

void addJoin(CLI::App& program, CommandLine& line) {
    CLI::App* join = program.add_subcommand(
        "join",
        "Take a seat at a table on another machine, without a window: prints its events, one JSON object a "
        "line, and sends requests from standard input, a line each, such as {\"do\": \"bet\"}.\n"
        "The same code takes the same seat again on this machine, on no other.\n"
        "Exit status: 0 at the end of standard input, 1 the seat is refused, 2 the words are.");
    const auto words = std::make_shared<JoinArguments>();
    words->version = MESAVIVA_VERSION;
    join->add_option("CODE", words->code,
                     "The link or the code of the seat; - is the first line of standard input")
        ->required();
    join->add_option("--address", words->address, "Where the host is, HOST:PORT; a link has it");
    join->add_option("--broker", words->broker,
                     "The broker that the host uses, if it is not the host's own; as for serve")
        ->excludes("--address");
    join->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            const Interruption interruption(Interruption::Of::host);
            words->stopped = [] { return Interruption::isAsked(); };
            return joinCommand(*words, out, err);
        };
    });
}

} // namespace mesaviva::app
