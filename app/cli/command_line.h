// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/sentences/rules_command.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>

namespace mesaviva::app {

/// The options of `mesaviva voice`.
struct VoiceRequest {
    enum class Task { list, check, example };
    Task task = Task::list;
    std::string language = "pt"; ///< or `en`; check uses the pack's own
    std::string folder;          ///< for check and example
    bool manifest = false;       ///< for list: print as a pack's manifest
};

/// The options of `mesaviva sums`.
struct SumsRequest {
    std::string published; ///< the manifest to compare with; empty: print the program's own
};

/// The parsed command line.
struct CommandLine {
    enum class Task {
        window,  ///< open the lobby
        play,    ///< play a scenario at the table
        voice,   ///< handle voice packs: `voice`
        rules,   ///< print the rules: `rules`
        sums,    ///< print or compare the release's manifest: `sums`
        command, ///< run a sub-command without a window: `command`
    };
    Task task = Task::window;
    std::string file;   ///< for play
    double speed = 1;   ///< for play
    VoiceRequest voice; ///< for voice
    RulesRequest rules; ///< for rules
    SumsRequest sums;   ///< for sums
    /// A sub-command without a window: writes data to the first stream and messages for people to the second;
    /// returns the exit status.
    std::function<int(std::ostream& out, std::ostream& err)> command;

    /// Whether to carry out the action; if false, exit with `status`.
    bool goOn = true;
    int status = 0;
};

/// Which program reads its arguments.
enum class Program {
    window, ///< mesaviva
    alone,  ///< mesaviva-cli: only the sub-commands that need no Qt, one of which is required
};

/// Parses the arguments; prints help, errors and `version` itself. Status 2 for errors in them.
CommandLine readCommandLine(int argc, const char* const* argv, const std::string& version,
                            Program program = Program::window);

/// On Windows: standard input and output carry bytes as they are, so that what is written is the same file on
/// every system. To be called before either is used.
void useBinaryStreams();

/// While an instance exists, Ctrl+C does not end the program but requests an early end with the results so
/// far. At most one instance at a time.
class Interruption {
public:
    enum class Of : std::uint8_t {
        computation,
        host, ///< SIGTERM requests it as well
    };
    explicit Interruption(Of what = Of::computation);
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    /// Whether an early end was requested since the last instance was created; thread-safe.
    static bool isAsked();

private:
    void (*m_before)(int);
    void (*m_beforeEnd)(int) = nullptr; ///< of SIGTERM
    bool m_isHost;
};

} // namespace mesaviva::app
