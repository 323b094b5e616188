// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What rounds on record gave one player: the player whose name `isOwn` accepts, or else the first one with a
// stake who is not simulated.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Returns whether a name on record is that of the player.
using IsOwn = std::function<bool(std::string_view)>;

/// Fills RoundRow::own of closed rounds. Damaged rounds are left without. Use on a worker thread. Throws
/// Fault.
void markOwn(RecordReader& reader, std::vector<RoundRow>& rounds, const IsOwn& isOwn);

/// How often something came up for a player, and how often it does by chance.
struct OwnCount {
    std::string key; ///< a key of the game: a hand, a pocket, a prize
    std::uint64_t count = 0;
    double expected = 0; ///< number of times; 0: no such figure

    friend bool operator==(const OwnCount&, const OwnCount&) = default;
};

/// A player's figures at one game. Void rounds and rounds without a stake do not count.
struct OwnFigures {
    std::string game;
    std::uint64_t rounds = 0;
    std::uint64_t won = 0;  ///< more was returned than staked
    std::uint64_t lost = 0; ///< less was returned than staked
    Money staked;
    Money returned;
    Money bestNet; ///< the largest win of a round; zero: none
    RoundId bestRound;
    std::uint64_t longestWon = 0; ///< the longest runs of rounds won and lost
    std::uint64_t longestLost = 0;
    std::vector<OwnCount> counts; ///< in the game's order
    std::uint64_t decisions = 0;  ///< that the player has made, where the game has any
    std::uint64_t best = 0;       ///< those that were the best ones
    double cost = 0;              ///< what the others cost on average, in cents
    std::string bestHand;         ///< as RoundRow::own; empty: none
    RoundId bestHandRound;
    std::int64_t bestHandRank = 0;

    /// Returns the count with this key, added if there is none.
    OwnCount& count(std::string_view key);

    friend bool operator==(const OwnFigures&, const OwnFigures&) = default;
};

/// Adds up a player's figures over the newest `most` rounds of the filter, one for each game that has any, in
/// display order. Damaged rounds do not count. Use on a worker thread. Throws Fault.
std::vector<OwnFigures> ownFigures(RecordReader& reader, RoundFilter filter, const IsOwn& isOwn,
                                   std::size_t most = 20'000);

} // namespace mesaviva::record
