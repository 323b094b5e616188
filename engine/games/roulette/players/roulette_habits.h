// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How simulated roulette players play: where they stake, how much, and when.
//
// Some have favourite numbers and put chips on them and on splits beside them, round after round. Some stay
// outside, on even chances, dozens and columns, and double after a loss until their patience or the limit
// ends it. Series lovers ask for series and neighbours and leave their winnings there by parol (R25, R28);
// where there are none they take Macau's sectors, or corners and lines. Spreaders cover half the layout.
// Careful ones put down one to three smallest stakes and let rounds pass. Last-second ones wait until
// the end of the period, or the running ball where that is allowed (R20), and now and then are too late.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/table_clock.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/players/roulette_view.h"
#include "engine/table/stake_taste.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::players {

/// A simulated roulette player's way of playing.
enum class RouletteHabit : std::uint8_t {
    favourite_numbers,
    outside,
    series_lover,
    spreader,
    careful,
    last_second,
};

/// All habits.
inline constexpr std::array kRouletteHabits = {RouletteHabit::favourite_numbers, RouletteHabit::outside,
                                               RouletteHabit::series_lover,      RouletteHabit::spreader,
                                               RouletteHabit::careful,           RouletteHabit::last_second};

/// The most acts of one player in a round, an allowance aside.
inline constexpr std::size_t kMostActs = 12;

/// The numbers that a player thinks lucky, all different.
class OwnNumbers {
public:
    /// Three to five numbers of a wheel with so many.
    OwnNumbers(int pockets, RandomStream& chance);

    const std::vector<roulette::Pocket>& pockets() const { return m_pockets; }
    bool touches(roulette::Numbers numbers) const;

private:
    std::vector<roulette::Pocket> m_pockets;
};

/// What a player has in mind from round to round.
struct RouletteMemory {
    OwnNumbers own;
    std::optional<roulette::Stake> lost{}; ///< on an even chance, in the last round with a stake

    /// A round with a stake is settled.
    void note(const roulette::Settled& settled, const roulette::Layout& layout);
};

/// The time for stakes, from now on.
struct StakingPeriod {
    Duration toLaunch{0}; ///< until the ball is launched
    Duration toClose{0};  ///< until stakes close: then, or while it runs
};

/// Whether such a player stakes in this round at all.
bool takesPart(RouletteHabit habit, const RouletteView& view, RandomStream& chance);

/// Appends what such a player puts down, one command for each act, in this order; at most kMostActs. Nothing
/// of it is refused when all of it, or a beginning, is carried out while stakes are taken.
void chooseStakes(RouletteHabit habit, StakeTaste taste, const RouletteMemory& memory, RouletteView& view,
                  RandomStream& chance, std::vector<roulette::Command>& acts);

/// Whether such a player leaves a winning series' winnings on it.
bool asksForParol(RouletteHabit habit, RandomStream& chance);

/// How long such a player waits before the first act. It may be after the close: too late.
Duration firstPause(RouletteHabit habit, const StakingPeriod& period, RandomStream& chance);

/// From one act to the next.
Duration nextPause(RouletteHabit habit, RandomStream& chance);

/// When the last act of several comes at the earliest: some look on for a while, or until the ball runs where
/// the period goes on that long (R20, M3.2.2), before they put down another chip. Zero: no such thought.
Duration secondThought(RouletteHabit habit, const StakingPeriod& period, RandomStream& chance);

} // namespace mesaviva::players
