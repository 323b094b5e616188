// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <iosfwd>

namespace mesaviva::app {

/// Tells people how far a long computation is: at a terminal in one line that is written anew, elsewhere in a
/// line for each minute, so that a log stays short. What takes less than a second says nothing.
class SimulateProgress {
public:
    /// `err` is where people read.
    SimulateProgress(std::ostream& err, std::uint64_t rounds, bool terminal);

    /// Whether standard error is a terminal.
    static bool errorsGoToATerminal();

    /// So many rounds are done, and so many seconds have passed.
    void show(std::uint64_t done, double seconds);
    /// The computation is over: the line is taken away.
    void end();

private:
    std::ostream& m_err;
    std::uint64_t m_rounds;
    bool m_terminal;
    double m_next = 1; ///< when something is said next, in seconds
    bool m_shown = false;
};

} // namespace mesaviva::app
