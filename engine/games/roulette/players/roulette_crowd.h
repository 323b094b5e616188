// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/players/roulette_habits.h"
#include "engine/games/roulette/state.h"
#include "engine/table/player.h"
#include "engine/table/recorded.h"

#include <optional>
#include <vector>

namespace mesaviva::players {

/// One simulated player at a roulette table.
struct RouletteMember {
    PlayerId player = kNobody;
    RouletteHabit habit = RouletteHabit::outside;
    StakeTaste taste = StakeTaste::low;
};

/// The simulated players of one roulette table. They act by the same commands as anybody, on what a player
/// can see, and as people do: one chip after the other over the whole period, some of them late. All their
/// chance comes from the round's seed, so that the same seeds and the same table bring the same commands. An
/// individual wheel has no room for them: there nobody does anything.
///
/// The driver's owner admits them and lets them join like other players, passes on every event, and gives the
/// table each command at the moment it is due, as with PokerCrowd. What the table needs at that same moment
/// comes first; so run, none of their commands is refused.
class RouletteCrowd {
public:
    /// Adds a member; at most one for each player.
    void add(const RouletteMember& member);

    /// Forgets a member and what it meant to do.
    void remove(PlayerId player);

    /// Whether this player is simulated.
    bool has(PlayerId player) const;

    const std::vector<RouletteMember>& members() const { return m_members; }

    /// Gives the seed of the round that opens; before the round's BettingOpened is heard. Without it nobody
    /// does anything.
    void openRound(const Seed& seed);

    /// Hears what happened; `state` is the table after the event.
    void hear(const Recorded<roulette::Event>& entry, const roulette::State& state);

    /// When somebody wants to do something next.
    std::optional<Instant> nextDue() const;

    /// The next command that is due at or before `now`, if any; take all of them, in their order.
    std::optional<roulette::Command> take(Instant now);

private:
    struct Plan {
        Instant at;
        PlayerId player = kNobody;
        roulette::Command command;
    };
    struct Mind {
        PlayerId player = kNobody;
        RouletteMemory memory;
    };

    const RouletteMember* find(PlayerId player) const;
    RouletteMemory& memoryOf(PlayerId player, int pockets);
    void plan(Instant at, PlayerId player, const roulette::Command& command);
    void planStakes(const RouletteMember& member, Instant now, const roulette::State& state);
    void planParol(const roulette::Settled& settled, Instant now, const roulette::State& state);
    void putOffPlans(Duration pause);
    void forgetPlans(PlayerId player);

    std::vector<RouletteMember> m_members;
    std::vector<Mind> m_minds;             ///< of those who have thought already
    std::vector<Plan> m_plans;             ///< in the order of their times
    std::vector<roulette::Command> m_acts; ///< of the player who is thinking
    std::optional<RandomStream> m_chance;
};

} // namespace mesaviva::players
