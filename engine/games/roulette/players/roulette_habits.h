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

#include "engine/base/money.h"
#include "engine/base/random_stream.h"
#include "engine/base/table_clock.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/state.h"
#include "engine/table/player.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::players {

/// What a player at a roulette table knows while stakes are taken: the table's limits, the own points and
/// chips, and the stakes on the layout. Simulated players get nothing else. They note planned stakes in it,
/// so that the next decision takes account of them.
class RouletteView {
public:
    /// The view of a player at the table, which `state` must outlive. The wallet excludes points that an
    /// ordered parol (R28) will take.
    RouletteView(const roulette::State& state, PlayerId player);

    PlayerId player() const { return m_player; }
    const roulette::Settings& settings() const { return m_settings; }
    const roulette::Layout& layout() const { return m_settings.layout(); }
    Money wallet() const { return m_wallet; }
    /// The total of placed and planned stakes.
    Money staked() const { return m_staked; }
    /// The stakes of the last round with stakes, for repeating them.
    const std::vector<roulette::Stake>& lastStakes() const { return m_own.lastStakes; }
    bool hasParol() const { return m_own.parol.has_value(); }
    std::uint32_t idleRounds() const { return m_own.session.idleRounds; }
    /// Whether the session ends with the next round without a stake (O29).
    bool warned() const { return m_own.session.warned; }
    /// Whether the player has no stakes and can't pay the table's smallest stake, and so may take a new
    /// allowance (O31).
    bool isOutOfPoints() const;

    /// The step in which this player stakes on a chance: the value of the own chips (R7), or the chance's
    /// minimum.
    Money unit(roulette::ChanceKind kind) const;
    /// The largest amount up to `request` that can be placed on a spot now, in whole units and, where halves
    /// are paid, in an even number of cents (I-cent), but never less than the smallest allowed one. Zero:
    /// none.
    Money fit(roulette::SpotId spot, Money request) const;
    /// The same for the chip value of a whole series or of a number with its neighbours, as booked in that
    /// group; `request` is the total.
    Money fitChip(const std::vector<roulette::Part>& parts, roulette::Group group, Money request) const;
    /// Whether the last round's stakes can be placed again.
    bool canRepeat() const;
    /// Whether all placed and planned stakes can be doubled.
    bool canDouble() const;

    void noteStake(roulette::SpotId spot, roulette::Group group, Money amount);
    /// Ignores `group` if the table books the parts as single stakes (I-O7b).
    void noteChips(const std::vector<roulette::Part>& parts, roulette::Group group, Money chip);
    void noteRepeat();
    void noteDouble();
    void noteAllowance() { m_wallet += m_settings.allowance; }

private:
    Money on(roulette::SpotId spot, roulette::Group group) const;
    Money inGroup(roulette::Group group) const;
    Money roomOn(roulette::SpotId spot) const;
    Money roomInAll() const;
    bool isWithinLimits(const std::vector<roulette::Stake>& stakes, std::int64_t times) const;

    PlayerId m_player;
    const roulette::Settings& m_settings;
    const roulette::Player& m_own;
    Money m_wallet;
    Money m_staked;
    std::vector<roulette::Stake> m_stakes; ///< one entry per spot and group
};

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
