// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <iosfwd>

namespace mesaviva::app {

/// Reports the progress of a long computation: on a terminal in one line that is rewritten, elsewhere in one
/// line per minute, so that a log stays short. Silent for the first second.
class SimulateProgress {
public:
    /// `err` is the stream for messages.
    SimulateProgress(std::ostream& err, std::uint64_t rounds, bool terminal);

    /// Whether standard error is a terminal.
    static bool errorsGoToATerminal();

    /// Reports `done` rounds after `seconds` seconds.
    void show(std::uint64_t done, double seconds);
    /// Clears the line when the computation is over.
    void end();

private:
    std::ostream& m_err;
    std::uint64_t m_rounds;
    bool m_terminal;
    double m_next = 1; ///< when to report next, in seconds
    bool m_shown = false;
};

} // namespace mesaviva::app
