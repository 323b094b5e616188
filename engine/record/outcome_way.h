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

/// How the outcome of a round of one game comes from the stream of its seed, and where it stands on record:
/// what a proof must know of the game (`PokerOnRecord::outcome()` or the like).
struct OutcomeWay {
    /// An event that brings some of the outcome, and its field with it.
    struct Draw {
        std::string_view event;
        std::string_view field;
    };
    std::span<const Draw> draws;

    /// What the wheel, the deck or the machine has in all, by the table's settings on record; 0 where no
    /// table has that.
    unsigned (*places)(const nlohmann::ordered_json& settings);
    /// The most that one round takes from the stream; 0: as many as there are places.
    std::size_t most = 0;
    /// Only the last draw counts, those before were void; else the first ones count.
    bool lastCounts = false;

    /// What the stream brings, as the record writes it: so many of so many places.
    std::vector<std::string> (*from)(RandomStream stream, unsigned places, std::size_t draws);
    /// The same as a program for awk, which reads the stream's numbers one a line and has
    /// `below(n, number)`: a number below n, or -1 where that is thrown away.
    std::string (*awk)(unsigned places, std::size_t draws);
};

} // namespace mesaviva::record
