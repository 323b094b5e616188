// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/remote/serve_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace mesaviva::app {

void addServe(CLI::App& program, CommandLine& line) {
    CLI::App* serve = program.add_subcommand(
        "serve",
        "Host tables without a window, for people on other machines. Prints one JSON object a line for each "
        "seat: table, seat, code, address; whoever has a code takes the seat with it, once.\n"
        "Without --broker a private Mosquitto is started, with a key for each guest. Codes and keys are kept "
        "in the folder RECORD.seats beside the record, so that a host that was killed goes on with the same "
        "guests.\n"
        "Exit status: 0 after SIGTERM or Ctrl+C, 2 the file, the record or the broker is refused.");
    const auto words = std::make_shared<ServeArguments>();
    words->version = MESAVIVA_VERSION;
    serve->add_option("FILE", words->file, "The tables (JSON, mesaviva.tables/1); - is standard input")
        ->required();
    serve->add_option("--broker", words->broker,
                      "An MQTT 5 broker instead of a private one: mqtts://[USER[:PASSWORD]@]HOST[:PORT]"
                      "[?ca=FILE&cert=FILE&key=FILE], or mqtt:// without encryption; the password may be in "
                      "the environment's MESAVIVA_BROKER_PASSWORD");
    serve->add_option("--address", words->address,
                      "This machine's name or address for guests (that of its network); 127.0.0.1: for this "
                      "machine only");
    serve->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            const Interruption interruption(Interruption::Of::host);
            words->stopped = [] { return Interruption::isAsked(); };
            return serveCommand(*words, out, err);
        };
    });
}

} // namespace mesaviva::app
