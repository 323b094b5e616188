// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

#include <atomic>
#include <csignal>
#include <cstdio>

namespace mesaviva::app {

CommandLine readCommandLine(int argc, const char* const* argv, const std::string& version, Program which) {
    CommandLine result;
    const bool window = which == Program::window;
    const std::string what = "Mesa Viva, a live gaming table: free demonstration play, no real money.\n";
    CLI::App program{what +
                     (window ? "Without a command it opens the window." : "The commands without a window.")};
    program.set_version_flag("--version", version);
    program.set_help_all_flag("--help-all", "Print the help of every command and exit");
    program.require_subcommand(window ? 0 : 1, 1);
    addRun(program, result);
    if (window) {
        addPlay(program, result);
    }
    addVerify(program, result);
    addExercise(program, result);
    addExport(program, result);
    addOdds(program, result);
    addEdge(program, result);
    addChance(program, result);
    addSimulate(program, result);
#ifdef MESAVIVA_REMOTE
    addServe(program, result);
    addJoin(program, result);
#endif
    if (window) {
        addVoice(program, result);
    }
    addRules(program, result);
    if (window) {
        addSums(program, result);
    }

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

void useBinaryStreams() {
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

namespace {

std::atomic<bool> interrupted = false; // any thread may receive the signal
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int) { interrupted = true; }

} // namespace

Interruption::Interruption(Of what)
    : m_before((interrupted = false, std::signal(SIGINT, &interrupt))),
      m_isHost(what == Of::host) {
    if (m_isHost) {
        m_beforeEnd = std::signal(SIGTERM, &interrupt);
    }
}

Interruption::~Interruption() {
    std::signal(SIGINT, m_before);
    if (m_isHost) {
        std::signal(SIGTERM, m_beforeEnd);
    }
}

bool Interruption::isAsked() { return interrupted; }

} // namespace mesaviva::app
