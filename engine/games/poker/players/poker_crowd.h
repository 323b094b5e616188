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

/// The simulated players of one poker table. They send the same commands as real players, decide from what a
/// player in that seat can see, and take human time, sometimes too long. All their randomness comes from the
/// round's seed, so the same seed and table give the same commands.
///
/// The driver's owner admits and seats them like other players, passes on every event, and submits each
/// command when it is due:
///
///     driver.setListener([&](const auto& entry) {
///         if (std::holds_alternative<poker::RoundOpened>(entry.event)) crowd.openRound(chance.seed());
///         crowd.onEvent(entry, driver.state());
///     });
///     ...
///     if (auto due = crowd.nextDue(); due && *due <= now) {
///         driver.advanceTo(*due);
///         while (auto command = crowd.take(*due)) driver.submit(*command);
///     }
class PokerCrowd {
public:
    /// Adds a member; at most one per player.
    void add(const PokerMember& member);

    /// Removes a member and its planned commands.
    void remove(PlayerId player);

    /// Whether this player is simulated.
    bool has(PlayerId player) const;

    const std::vector<PokerMember>& members() const { return m_members; }

    /// Whether simulated players avoid making others wait: once all real players have decided, the remaining
    /// ones follow within a few moments, well within the period (P21), even those who would have let it
    /// expire. Off by default.
    void setBrisk(bool brisk) { m_brisk = brisk; }

    /// Sets the seed of the round that opens; call it before passing on the round's first BettingOpened.
    /// Without it no member acts.
    void openRound(const Seed& seed);

    /// Processes an event; `state` is the table after the event.
    void onEvent(const Recorded<poker::Event>& entry, const poker::State& state);

    /// When the next command is due.
    std::optional<Instant> nextDue() const;

    /// The next command due at or before `now`, if any; call it until it returns nothing.
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
    std::vector<Plan> m_plans; ///< ordered by time
    std::optional<RandomStream> m_chance;
    bool m_brisk = false;
};

} // namespace mesaviva::players
