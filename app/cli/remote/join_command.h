// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

namespace mesaviva::app {

/// The options of `mesaviva join`.
struct JoinArguments {
    std::string code;    ///< or a link; `-`: the first line of standard input
    std::string address; ///< HOST:PORT
    std::string broker;  ///< a URL
    std::string version; ///< the program's
    std::function<bool()> stopped = [] { return false; }; ///< whether to end
};

/// Follows a table from a seat and sends requests from standard input. Returns the exit status: 0 at its end,
/// 1 where the seat is refused, 2 where the words are.
int joinCommand(const JoinArguments& words, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
