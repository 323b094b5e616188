// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#include <atomic>
#include <csignal>

namespace mesaviva::app {

CommandLine readCommandLine(int argc, const char* const* argv, const std::string& version) {
    CommandLine result;
    CLI::App program{"Mesa Viva, a live gaming table: free demonstration play, no real money.\n"
                     "Without a command it opens the window."};
    program.set_version_flag("--version", version);
    program.set_help_all_flag("--help-all", "Print the help of every command and exit");
    program.require_subcommand(0, 1);
    addRun(program, result);
    addPlay(program, result);
    addVerify(program, result);
    addExport(program, result);
    addOdds(program, result);
    addEdge(program, result);
    addChance(program, result);
    addSimulate(program, result);
    addVoice(program, result);
    addRules(program, result);
    addSums(program, result);

    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& wanted) { // help or version
        program.exit(wanted);
        result.goOn = false;
    } catch (const CLI::ParseError& error) {
        program.exit(error);
        result.goOn = false;
        result.status = 2;
    }
    return result;
}

namespace {

std::atomic<bool> interrupted = false; // any thread may receive the signal
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int) { interrupted = true; }

} // namespace

Interruption::Interruption() : m_before((interrupted = false, std::signal(SIGINT, &interrupt))) {}

Interruption::~Interruption() { std::signal(SIGINT, m_before); }

bool Interruption::isAsked() { return interrupted; }

} // namespace mesaviva::app
