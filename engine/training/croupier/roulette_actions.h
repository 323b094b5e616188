// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a croupier does at a roulette table, and what the rules require next. This file contains no rules:
// what is due follows from decide(), from the table's settlement and from its regulation's data.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/series.h"
#include "engine/training/croupier/fault.h"
#include "engine/training/croupier/table_float.h"

#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// A stake that a player calls and whose chips the croupier puts down (R25).
struct CalledStake {
    PlayerId player = kNobody;
    roulette::Group group; ///< a series, or a number with its neighbours
    Money chip;            ///< the value of each chip
    roulette::Command command;
};

/// Simulated players who call series and neighbours and leave the chips to the croupier; a call holds up
/// further stakes until its chips are down. Otherwise they play as usual.
class CallingPlayers {
public:
    /// With `calls` false, players put down all their chips themselves.
    explicit CallingPlayers(bool calls = false) : m_calls(calls) {}

    void add(const players::RouletteMember& member) { m_crowd.add(member); }
    void remove(PlayerId player);
    const std::vector<players::RouletteMember>& members() const { return m_crowd.members(); }

    /// The called stake that waits for its chips, if any.
    const std::optional<CalledStake>& called() const { return m_called; }
    /// Call once its chips are down.
    void forgetCalled() { m_called.reset(); }
    /// Everything that players still mean to do in this round comes that much later.
    void putOff(Duration pause) { m_putOff += pause; }

    void openRound(const Seed& seed) { m_crowd.openRound(seed); }
    void onEvent(const Recorded<roulette::Event>& entry, const roulette::State& state) {
        m_crowd.onEvent(entry, state);
        if (std::holds_alternative<roulette::BettingClosed>(entry.event) ||
            std::holds_alternative<roulette::RoundVoid>(entry.event)) {
            m_putOff = {}; // nothing is meant any more
        }
    }
    std::optional<Instant> nextDue() const {
        const std::optional<Instant> due = m_called ? std::nullopt : m_crowd.nextDue();
        return due ? std::optional(*due + m_putOff) : due;
    }
    std::optional<roulette::Command> take(Instant now);

private:
    players::RouletteCrowd m_crowd;
    std::optional<CalledStake> m_called;
    Duration m_putOff{};
    bool m_calls;
};

/// Makes a call of every round (O14, R20, M3.2), of a void spin or of a change of wheel or croupier (R17,
/// R22, R35).
struct Call {
    roulette::OwnPhrase phrase = roulette::OwnPhrase::place_your_bets;
    friend bool operator==(const Call&, const Call&) = default;
};
/// Rings the bell (M3.2.1).
struct RingBell {
    friend bool operator==(const RingBell&, const RingBell&) = default;
};
/// Launches the ball (R19, R21, M2.1).
struct Launch {
    roulette::Turn direction = roulette::Turn::clockwise;
    friend bool operator==(const Launch&, const Launch&) = default;
};
/// Calls the number and its colour (R23, M4) and, by custom, its even chances; zero has none.
struct AnnounceNumber {
    roulette::Pocket number;
    roulette::Colour colour = roulette::Colour::green;
    std::optional<roulette::ChanceKind> parity{}; ///< even or odd
    std::optional<roulette::ChanceKind> half{};   ///< low or high
    friend bool operator==(const AnnounceNumber&, const AnnounceNumber&) = default;
};
/// Puts the marker on the number (O16, R23, M4).
struct MarkNumber {
    roulette::Pocket number;
    friend bool operator==(const MarkNumber&, const MarkNumber&) = default;
};
/// Takes all chips off the layout except those on these places, which stay whole or by half (R29, R30, O17,
/// M5.1).
struct Sweep {
    std::vector<roulette::SpotId> kept{};
    std::vector<roulette::SpotId> halved{};
    friend bool operator==(const Sweep&, const Sweep&) = default;
};
/// Chips of one pile of the rack that are handed over together.
struct LaidChips {
    RackChip pile;
    int count = 0;       ///< pieces of the pile
    bool spread = false; ///< side by side ("em fita"); else in a stack ("em monte", R31)
    friend bool operator==(const LaidChips&, const LaidChips&) = default;
};

/// Opens a stacked winning stake so that all its chips are seen (R30).
struct OpenStack {
    roulette::SpotId spot = roulette::kNoSpot;
    friend bool operator==(const OpenStack&, const OpenStack&) = default;
};

/// Pays a player's winnings on one place (R27, R30, R31).
struct Pay {
    roulette::SpotId spot = roulette::kNoSpot;
    PlayerId player = kNobody;
    Money sum;
    std::vector<LaidChips> chips{}; ///< what it is paid in; only where that is judged
    bool proved = false;            ///< its chips were shown before they were handed over
    friend bool operator==(const Pay&, const Pay&) = default;
};

/// Takes or pushes back chips that were put down after the stakes were closed (O14, R20, M3.2).
struct AnswerLateChips {
    PlayerId player = kNobody;
    roulette::SpotId spot = roulette::kNoSpot;
    bool taken = false;
    friend bool operator==(const AnswerLateChips&, const AnswerLateChips&) = default;
};

/// Puts down the chips of a stake that a player has called (R25a, R25b).
struct PutDown {
    PlayerId player = kNobody;
    std::vector<roulette::Part> parts{}; ///< by place, each once
    friend bool operator==(const PutDown&, const PutDown&) = default;
};

/// Announces a payment that was made, with its value (R31).
struct AnnouncePayment {
    roulette::SpotId spot = roulette::kNoSpot;
    PlayerId player = kNobody;
    Money sum;
    friend bool operator==(const AnnouncePayment&, const AnnouncePayment&) = default;
};

/// Hands over chips of a colour for notes and marks their value (R9, R13, R14).
struct SellColour {
    PlayerId player = kNobody;
    std::uint8_t colour = 0;
    Money value; ///< of one chip
    std::int64_t chips = 0;
    friend bool operator==(const SellColour&, const SellColour&) = default;
};
/// Puts the notes into the box.
struct DropNotes {
    friend bool operator==(const DropNotes&, const DropNotes&) = default;
};
/// Hands over chips with a value: for chips of a colour (R16), as change, or to the cage.
struct GiveChips {
    PlayerId player = kNobody; ///< nobody: the cage
    std::vector<FloatPile> chips{};
    friend bool operator==(const GiveChips&, const GiveChips&) = default;
};
/// Counts what the cage has brought, and takes it or sends it back.
struct CountTray {
    Money counted;
    bool accepted = false;
    friend bool operator==(const CountTray&, const CountTray&) = default;
};

using RouletteAction =
    std::variant<Call, RingBell, Launch, AnnounceNumber, MarkNumber, Sweep, Pay, AnswerLateChips, PutDown,
                 AnnouncePayment, OpenStack, SellColour, DropNotes, GiveChips, CountTray>;

Task taskOf(const RouletteAction& action);

using DueAction = DueActionFor<RouletteAction>;
using Judged = JudgedFor<RouletteAction>;
using Watched = WatchedFor<RouletteAction>;

/// A player's winnings on one place; paid at once.
struct Prize {
    roulette::SpotId spot = roulette::kNoSpot;
    PlayerId player = kNobody;
    Money sum;
    bool paid = false;
    roulette::Group group{}; ///< of a series or neighbours stake; empty where there are also single chips
    bool several = false;    ///< the player has further prizes of this number
};

/// The places of the chips of a called stake.
PutDown chipsOf(const CalledStake& called, const roulette::Settings& settings);

/// How a number is called.
AnnounceNumber announcementOf(roulette::Pocket number, const roulette::Settings& settings);

/// Whether the regulation fixes the direction of the ball (R21); else either is right (M2.1).
bool fixesTurn(const roulette::Settings& settings);
/// Whether the regulation fixes which chances are paid first (R30, M5.1); O17 only requires that losing chips
/// are taken before.
bool fixesPaymentOrder(const roulette::Settings& settings);

/// Whether all prizes of a player must be paid together (R32); M5.2 only permits it.
bool obligesTogether(const roulette::Settings& settings);

/// Whether the regulation requires each payment to be announced with its value (R31).
bool announcesPayments(const roulette::Settings& settings);

/// The rules that pay a prize, the most relevant one first.
Rules rulesOf(const Prize& prize, const roulette::Settings& settings);

/// How much of the stake on a place stays: nothing, half or all; each place once, in order.
enum class StakeOutcome : std::uint8_t { taken, halved, kept };
struct PlaceOutcome {
    roulette::SpotId spot = roulette::kNoSpot;
    StakeOutcome outcome = StakeOutcome::taken;
    RuleId rule; ///< that decides it
};
std::vector<PlaceOutcome> outcomesOf(const roulette::State& state);

/// The prizes of a round in the table's order of payment, all unpaid.
std::vector<Prize> prizesOf(const roulette::State& state);
/// The rule that puts another prize first; nothing if this prize may be paid next.
std::optional<RuleId> whyNotNext(const roulette::State& state, const std::vector<Prize>& prizes,
                                 std::size_t prize);

/// The actions that the table needs from its croupier, in order. `landing` is the winning pocket, if known.
/// Excludes prizes: see prizesOf().
std::vector<DueAction> dueActionsOf(const roulette::State& state, const roulette::Need& need,
                                    std::optional<roulette::Pocket> landing);

/// The rules that an action of another kind breaks where `dueAction` is due.
Rules rulesBrokenBy(const DueAction& dueAction, const RouletteAction& action, const roulette::State& state);

/// The faults of an action where `dueAction` is due; empty if it is right. For prizes see judgePayment().
std::vector<Fault> judge(const DueAction& dueAction, const RouletteAction& action,
                         const roulette::State& state);
/// The verdict on a payment; `target` is the prize that it pays, if there is one at that place.
struct JudgedPayment {
    std::optional<std::size_t> target;
    std::vector<Fault> faults;
};
JudgedPayment judgePayment(const roulette::State& state, const std::vector<Prize>& prizes, const Pay& pay);

/// The due action, done wrong in one way that judge() recognizes: other words, another number, a stake too
/// many taken, another sum or player, a prize out of order. Nothing where no visible fault is possible.
/// `prizes` are those of the round while they are paid.
std::optional<RouletteAction> withPlantedFault(const DueAction& dueAction, const roulette::State& state,
                                               const std::vector<Prize>& prizes, RandomStream& chance);

/// The remedies for a stopped fault of an action.
RemedyChoice remedyChoiceOf(const Fault& fault, const RouletteAction& action, const roulette::State& state);

} // namespace mesaviva::croupier
