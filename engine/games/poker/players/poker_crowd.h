// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/players/poker_habits.h"
#include "engine/games/poker/state.h"
#include "engine/table/player.h"
#include "engine/table/recorded.h"

#include <optional>
#include <vector>

namespace mesaviva::players {

/// One simulated player at a poker table.
struct PokerMember {
    PlayerId player = kNobody;
    PokerHabit habit = PokerHabit::sensible;
    StakeTaste taste = StakeTaste::low;
};

/// The simulated players of one poker table. They act by the same commands as anybody, on what a player at
/// that seat can see, and as people do: after a while, some of them late. All their chance comes from the
/// round's seed, so that the same seed and the same table bring the same commands.
///
/// The driver's owner admits and seats them like other players, passes on every event, and gives the table
/// each command at the moment it is due:
///
///     driver.setListener([&](const auto& entry) {
///         if (std::holds_alternative<poker::RoundOpened>(entry.event)) crowd.openRound(chance.seed());
///         crowd.hear(entry, driver.state());
///     });
///     ...
///     if (auto due = crowd.nextDue(); due && *due <= now) {
///         driver.advanceTo(*due);
///         while (auto command = crowd.take(*due)) driver.submit(*command);
///     }
class PokerCrowd {
public:
    /// Adds a member; at most one for each player.
    void add(const PokerMember& member);

    /// Forgets a member and what it meant to do.
    void remove(PlayerId player);

    /// Whether this player is simulated.
    bool has(PlayerId player) const;

    const std::vector<PokerMember>& members() const { return m_members; }

    /// Whether nobody keeps the others waiting: once all who are not simulated have decided, those who have
    /// not follow within a few moments, well inside the period (P21), even who would have let it pass. Off at
    /// first.
    void setBrisk(bool brisk) { m_brisk = brisk; }

    /// Gives the seed of the round that opens; before the round's first BettingOpened is heard. Without it
    /// nobody does anything.
    void openRound(const Seed& seed);

    /// Hears what happened; `state` is the table after the event.
    void hear(const Recorded<poker::Event>& entry, const poker::State& state);

    /// When somebody wants to do something next.
    std::optional<Instant> nextDue() const;

    /// The next command that is due at or before `now`, if any; take all of them, in their order.
    std::optional<poker::Command> take(Instant now);

private:
    struct Plan {
        Instant at;
        PlayerId player = kNobody;
        poker::Command command;
    };

    const PokerMember* find(PlayerId player) const;
    void plan(Instant at, PlayerId player, const poker::Command& command);
    void planStake(const PokerMember& member, Instant now, const poker::State& state);
    void planDecision(const PokerMember& member, Instant now, const poker::State& state);
    void forgetPlans(PlayerId player);
    void followUp(Instant now, const poker::State& state);

    std::vector<PokerMember> m_members;
    std::vector<Plan> m_plans; ///< in the order of their times
    std::optional<RandomStream> m_chance;
    bool m_brisk = false;
};

} // namespace mesaviva::players
