// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

namespace mesaviva::app {

/// What is asked of `mesaviva voice`.
struct VoiceRequest {
    enum class Task { list, check, example };
    Task task = Task::list;
    std::string language = "pt"; ///< or `en`; of a check: the pack's own
    std::string folder;          ///< of check and example
    bool manifest = false;       ///< of list: as a pack's manifest
};

/// What is asked of `mesaviva rules`.
struct RulesRequest {
    std::string format = "text"; ///< or `json`
    std::string game;            ///< empty: all
    std::string language = "pt"; ///< or `en`
};

/// What the program was asked to do.
struct CommandLine {
    enum class Task {
        window,  ///< open the lobby
        play,    ///< play a scenario at the table
        voice,   ///< voice packs: `voice`
        rules,   ///< the list of rules: `rules`
        command, ///< what needs no window: `command`
    };
    Task task = Task::window;
    std::string file;   ///< of play
    double speed = 1;   ///< of play
    VoiceRequest voice; ///< of voice
    RulesRequest rules; ///< of rules
    /// Of a sub-command without a window: data goes to the first stream, what is meant for people to the
    /// second; gives the exit status.
    std::function<int(std::ostream& out, std::ostream& err)> command;

    /// What is left to do once the words were understood; nothing: leave the program with `status`.
    bool goOn = true;
    int status = 0;
};

/// Reads the arguments; prints help and errors itself. Status 2 for what it does not understand.
CommandLine readCommandLine(int argc, const char* const* argv, const std::string& version);

} // namespace mesaviva::app
