// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/games/bingo/settings.h"
#include "engine/games/bingo/state.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mesaviva::players {

// The rounds of a bingo room that nobody sees. They are played by the same rules, from the same seeds and by
// the same crowd as those that are seen, so whether anybody looks changes nothing. What is left of them is
// how the room opens again: the number of the next round, the money carried into it (I-B30) and the jackpots
// (B43).

/// The settings of a room that opens in that state, which must be between two rounds.
bingo::Settings settingsFrom(const bingo::State& state);

/// A room between two rounds.
struct BetweenRounds {
    bingo::Settings settings; ///< as settingsFrom()
    Instant opens;            ///< when the next sale opens
};

/// How much of an absence is played.
struct UnseenLimits {
    /// How many whole rounds before the one that runs at the end are left to be played where they are seen
    /// (B50).
    std::size_t kept = 3;
    /// The number of cards after which a room in continuous mode is closed for the rest of an absence.
    std::uint64_t cards = 2'000'000;
};

/// Plays a room with nobody in it but the crowd, which opens at kTableOpened, up to `until`, and returns
/// where it is `limits.kept` rounds earlier. If the whole absence would need more cards than `limits` has,
/// the room is closed after the first round, and the result's `opens` is later by that time. Stops after a
/// round once `stop` is set. `seeds` are the room's, by the number of the round.
BetweenRounds playUnseen(const bingo::Settings& settings, const BingoCrowd& crowd, const SeedSource& seeds,
                         Instant until, const UnseenLimits& limits, const std::atomic<bool>& stop);

} // namespace mesaviva::players
