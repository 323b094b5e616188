// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How simulated roulette players play: where they stake, how much, and when.
//
// Some have favourite numbers and place chips on them and on adjacent splits, round after round. Some stay
// outside, on even chances, dozens and columns, and double after a loss until their patience or the limit
// ends it. Series lovers choose series and neighbours and leave their winnings there by parol (R25, R28);
// where there are none they take Macau's sectors, or corners and lines. Spreaders cover half the layout.
// Careful ones place one to three minimum stakes and skip rounds. Last-second ones wait until the end of the
// period, or for the running ball where that is allowed (R20), and are sometimes too late.
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

/// The maximum number of actions of one player in a round, not counting an allowance.
inline constexpr std::size_t kMostActs = 12;

/// A player's lucky numbers, all different.
class OwnNumbers {
public:
    /// Chooses three to five numbers of a wheel with this many pockets.
    OwnNumbers(int pockets, RandomStream& chance);

    const std::vector<roulette::Pocket>& pockets() const { return m_pockets; }
    bool touches(roulette::Numbers numbers) const;

private:
    std::vector<roulette::Pocket> m_pockets;
};

/// What a player remembers from round to round.
struct RouletteMemory {
    OwnNumbers own;
    std::optional<roulette::Stake> lost{}; ///< an even chance lost in the last round with a stake

    /// Processes the settlement of a round with a stake.
    void note(const roulette::Settled& settled, const roulette::Layout& layout);
};

/// The time remaining for stakes.
struct StakingPeriod {
    Duration toLaunch{0}; ///< until the ball is launched
    Duration toClose{0};  ///< until stakes close: before the launch or while the ball is running
};

/// Whether such a player stakes in this round at all.
bool takesPart(RouletteHabit habit, const RouletteView& view, RandomStream& chance);

/// Appends the stakes of such a player as commands, one per action, in order; at most kMostActs. If all of
/// them, or the first few, are executed while stakes are taken, none is refused.
void chooseStakes(RouletteHabit habit, StakeTaste taste, const RouletteMemory& memory, RouletteView& view,
                  RandomStream& chance, std::vector<roulette::Command>& acts);

/// Whether such a player leaves a winning series' winnings on it.
bool asksForParol(RouletteHabit habit, RandomStream& chance);

/// How long such a player waits before the first action. It may be after the close, hence too late.
Duration firstPause(RouletteHabit habit, const StakingPeriod& period, RandomStream& chance);

/// The time from one action to the next.
Duration nextPause(RouletteHabit habit, RandomStream& chance);

/// The earliest time of the last of several actions: some players wait for a while, or until the ball is
/// running where the period continues that long (R20, M3.2.2), before they place another chip. Zero: no wait.
Duration secondThought(RouletteHabit habit, const StakingPeriod& period, RandomStream& chance);

} // namespace mesaviva::players
