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
#include "engine/table/journal.h"
#include "engine/table/player.h"

#include <optional>
#include <vector>

namespace mesaviva::players {

/// One simulated player at a roulette table.
struct RouletteMember {
    PlayerId player = kNobody;
    RouletteHabit habit = RouletteHabit::outside;
    StakeTaste taste = StakeTaste::low;
};

/// The simulated players of one roulette table. They send the same commands as real players, decide from what
/// a player can see, and take human time: one chip after the other over the whole period, sometimes too late.
/// All their randomness comes from the round's seed, so the same seeds and table give the same commands. At
/// an individual wheel there is no room for them, and they do nothing.
///
/// The driver's owner admits and joins them like other players, passes on every event, and submits each
/// command when it is due, as with PokerCrowd. What the table needs at the same moment comes first; in that
/// order, none of their commands is refused.
class RouletteCrowd {
public:
    /// Adds a member; at most one per player.
    void add(const RouletteMember& member);

    /// Removes a member and its planned commands.
    void remove(PlayerId player);

    /// Whether this player is simulated.
    bool has(PlayerId player) const;

    const std::vector<RouletteMember>& members() const { return m_members; }

    /// Sets the seed of the round that opens; call it before passing on the round's BettingOpened. Without it
    /// no member acts.
    void openRound(const Seed& seed);

    /// Processes an event; `state` is the table after the event.
    void onEvent(const Recorded<roulette::Event>& entry, const roulette::State& state);

    /// When the next command is due.
    std::optional<Instant> nextDue() const;

    /// The next command due at or before `now`, if any; call it until it returns nothing.
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
    std::vector<Mind> m_minds;             ///< of players who have already played
    std::vector<Plan> m_plans;             ///< ordered by time
    std::vector<roulette::Command> m_acts; ///< of the player who is deciding
    std::optional<RandomStream> m_chance;
};

} // namespace mesaviva::players
