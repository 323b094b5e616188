// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// How a game's outcome is computed from the seed's stream and where it is recorded: what a proof must know
/// of the game (`PokerOnRecord::outcome()` or the like).
struct OutcomeMethod {
    /// An event with part of the outcome, and the field that holds it.
    struct Draw {
        std::string_view event;
        std::string_view field;
    };
    std::span<const Draw> draws;

    /// Returns the number of pockets, cards or balls, from the table's recorded settings; 0 if no table can
    /// have that.
    unsigned (*places)(const nlohmann::ordered_json& settings);
    /// The most draws of one round; 0: as many as there are places.
    std::size_t most = 0;
    /// true: only the last draw counts, earlier ones were void; false: the first draws count.
    bool lastCounts = false;

    /// Returns the first `draws` draws of `places` places from the stream, as the record writes them.
    std::vector<std::string> (*from)(RandomStream stream, unsigned places, std::size_t draws);
    /// Returns the same as an awk program, which reads the stream's numbers one per line and uses `below(n,
    /// number)`: a number below n, or -1 if it is rejected.
    std::string (*awk)(unsigned places, std::size_t draws);
};

} // namespace mesaviva::record
