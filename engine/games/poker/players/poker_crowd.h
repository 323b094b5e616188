// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/state.h"
#include "engine/table/journal.h"
#include "engine/table/player.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::players {

/// What a player in a poker seat knows during betting. Simulated players get nothing else.
struct PokerBettingView {
    Money wallet;
    Money inAnteBox;              ///< the ante placed so far
    Money minimum;                ///< of the ante (P17)
    Money maximum;                ///< of the ante (P16, I-P16)
    Money allowance;              ///< the amount of a new allowance (P44)
    bool individual = false;      ///< P4
    std::uint32_t idleRounds = 0; ///< consecutive rounds without a stake
    bool warned = false;          ///< the session ends with the next round without a stake (P42)
};

/// What a player in a poker seat sees when deciding: the own five cards and the dealer's face-up card (P19c).
/// It contains neither the other seats' cards nor the dealer's other four.
struct PokerDecisionView {
    poker::HandCards hand{};
    poker::Card upCard;
    Money ante;
    Money wallet;
    poker::RankingRules ranking;

    /// Whether the wallet holds twice the ante (P23).
    bool canBet() const;
};

/// The view of a seated player during betting.
PokerBettingView bettingViewOf(const poker::State& state, PlayerId player);

/// The view of a player whose five cards are dealt.
PokerDecisionView decisionViewOf(const poker::State& state, PlayerId player);

// How simulated poker players play: what they stake, whether they continue, how long they think.
//
// Cautious players continue with a pair or better, but often not with a low one against a high card of the
// dealer's. Sensible players continue with ace and king or better, the rule of thumb for this game. Bold ones
// continue with a queen or better, and often with nothing. Absent-minded ones play like sensible ones, but
// now and then forget to stake, let the decision period expire, and sometimes the extra period too.

/// A simulated player's way of playing.
enum class PokerHabit : std::uint8_t { cautious, sensible, bold, absent_minded };

/// The ante that such a player places: a multiple of the minimum that leaves enough for the bet. A remainder
/// too small for that is staked in full, since the bet could never follow. Zero: out of points.
Money chooseAnte(StakeTaste taste, const PokerBettingView& view, RandomStream& chance);

/// Whether such a player stakes in this round at all.
bool remembersToStake(PokerHabit habit, const PokerBettingView& view, RandomStream& chance);

/// Whether such a player stays in with these cards (P20).
bool continues(PokerHabit habit, const PokerDecisionView& view, RandomStream& chance);

/// Whether such a player decides in time, in the decision period or in the extra period.
bool decidesInTime(PokerHabit habit, bool extraPeriod, RandomStream& chance);

/// How long such a player takes to stake; always less than `period`.
Duration stakingTime(PokerHabit habit, Duration period, RandomStream& chance);

/// How long such a player considers these cards; the clearer the case, the shorter. Always less than
/// `period`.
Duration decisionTime(PokerHabit habit, const PokerDecisionView& view, Duration period, RandomStream& chance);

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
