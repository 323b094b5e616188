// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a croupier does at a roulette table, and what the rules want next. Nothing here knows a rule: what is
// due is read from what the table would do (decide), from its settlement and from its regulation's data.
#pragma once

#include "engine/games/roulette/decide.h"
#include "engine/training/croupier/due_action.h"
#include "engine/training/croupier/roulette_calling_players.h"

#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// Says what is said at every round (O14, R20, M3.2), or at a void spin or a change (R17, R22, R35).
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
/// Calls the number and its colour (R23, M4), and by custom its even chances; zero has none of them.
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
/// Takes all chips off the layout but those on these places, whole or by half (R29, R30, O17, M5.1).
struct Sweep {
    std::vector<roulette::SpotId> kept{};
    std::vector<roulette::SpotId> halved{};
    friend bool operator==(const Sweep&, const Sweep&) = default;
};
/// Pays what a player has won on one place (R27, R30, R31).
struct Pay {
    roulette::SpotId spot = roulette::kNoSpot;
    PlayerId player = kNobody;
    Money sum;
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

using RouletteAction = std::variant<Call, RingBell, Launch, AnnounceNumber, MarkNumber, Sweep, Pay,
                                    AnswerLateChips, PutDown, AnnouncePayment>;

Task taskOf(const RouletteAction& action);

using DueAction = DueActionFor<RouletteAction>;
using Judged = JudgedFor<RouletteAction>;
using Watched = WatchedFor<RouletteAction>;

/// All that a player has won on one place; paid at once.
struct Prize {
    roulette::SpotId spot = roulette::kNoSpot;
    PlayerId player = kNobody;
    Money sum;
    bool paid = false;
    roulette::Group group{}; ///< of a series or neighbours stake; none where single chips lie there, too
};

/// How the chips of a stake that was called lie.
PutDown chipsOf(const CalledStake& called, const roulette::Settings& settings);

/// How a number is called.
AnnounceNumber announcementOf(roulette::Pocket number, const roulette::Settings& settings);

/// Whether the regulation says which way round the ball goes (R21); else either way is right (M2.1).
bool fixesTurn(const roulette::Settings& settings);
/// Whether the regulation says which chances are paid first (R30, M5.1); O17 only has losing chips taken
/// before.
bool fixesPaymentOrder(const roulette::Settings& settings);

/// Whether all prizes of a player have to be paid together (R32); M5.2 only permits it.
bool obligesTogether(const roulette::Settings& settings);

/// Whether the regulation has each payment announced with its value (R31); else nobody says so.
bool tellsPayments(const roulette::Settings& settings);

/// The rules that pay a prize, the most telling one first.
Rules rulesOf(const Prize& prize, const roulette::Settings& settings);

/// What stays of what lies on each place with chips, by place, each place once: all of it, half or nothing.
enum class StakeOutcome : std::uint8_t { taken, halved, kept };
struct PlaceOutcome {
    roulette::SpotId spot = roulette::kNoSpot;
    StakeOutcome outcome = StakeOutcome::taken;
    RuleId rule; ///< that decides over it
};
std::vector<PlaceOutcome> outcomesOf(const roulette::State& state);

/// The prizes of a round in the table's own order of paying; none is paid.
std::vector<Prize> prizesOf(const roulette::State& state);
/// Whether that prize may be paid next; if not, the rule that has another one first.
std::optional<RuleId> whyNotNext(const roulette::State& state, const std::vector<Prize>& prizes,
                                 std::size_t prize);

/// What the croupier has to do so that the table has what it needs, in order. `landing` is where the ball
/// lies, if that is known. Prizes are not among it: see prizesOf().
std::vector<DueAction> dueActionsOf(const roulette::State& state, const roulette::Need& need,
                                    std::optional<roulette::Pocket> landing);

/// What is wrong with a deed where `dueAction` is due: nothing where it is right. Prizes have judgePayment().
std::vector<Fault> judge(const DueAction& dueAction, const RouletteAction& action,
                         const roulette::State& state);
/// What is wrong with a payment; `target` is the prize that it means, if there is one at that place.
struct JudgedPayment {
    std::optional<std::size_t> target;
    std::vector<Fault> faults;
};
JudgedPayment judgePayment(const roulette::State& state, const std::vector<Prize>& prizes, const Pay& pay);

} // namespace mesaviva::croupier
