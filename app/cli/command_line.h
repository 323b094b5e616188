// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace mesaviva::app {

/// What the program was asked to do.
struct CommandLine {
    enum class Task {
        window, ///< open the lobby
        run,    ///< play a scenario without a window
        play,   ///< play a scenario at the table
    };
    Task task = Task::window;
    std::string file; ///< of run and play
    double speed = 1; ///< of play

    /// What is left to do once the words were understood; nothing: leave the program with `status`.
    bool goOn = true;
    int status = 0;
};

/// Reads the arguments; prints help and errors itself. Status 2 for what it does not understand.
CommandLine readCommandLine(int argc, const char* const* argv, const std::string& version);

} // namespace mesaviva::app
