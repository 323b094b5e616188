// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

namespace mesaviva::app {

/// The options of `mesaviva serve`.
struct ServeArguments {
    std::string file;
    std::string broker;                                   ///< a URL; empty: a private broker
    std::string address;                                  ///< for guests; empty: that in the network
    std::string version;                                  ///< the program's
    std::function<bool()> stopped = [] { return false; }; ///< whether to end
};

/// Hosts tables without a window until asked to stop. Returns the exit status: 0, or 2 where the file, the
/// record or the broker is refused.
int serveCommand(const ServeArguments& words, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
