// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a croupier does at a table of póquer sem descarte, and what the rules require next. This file contains
// no rules: what is due follows from decide() and from the table's settlement.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/decide.h"
#include "engine/training/croupier/fault.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// The place of a card: a seat, 1 to 7, or one of these.
inline constexpr int kCorner = -1; ///< the discard corner (P19a)
inline constexpr int kDealer = 0;  ///< the dealer's own hand

/// Makes an announcement to the whole table (P14, P20, P31).
struct SayPhrase {
    poker::OwnPhrase phrase = poker::OwnPhrase::place_your_bets;
    friend bool operator==(const SayPhrase&, const SayPhrase&) = default;
};
/// Takes the next card out of the shoe and puts it down (P19).
struct DealCard {
    int to = kCorner;
    bool faceUp = false;
    std::optional<poker::Card> shown{}; ///< another card than the shoe's: a planted fault
    friend bool operator==(const DealCard&, const DealCard&) = default;
};
/// Asks a seat for its decision (P20, P30).
struct AskSeat {
    int seat = 1;
    friend bool operator==(const AskSeat&, const AskSeat&) = default;
};
/// Turns over the dealer's four cards (P24).
struct TurnDealer {
    std::optional<poker::HandCards> shown{}; ///< other cards than were dealt: a planted fault
    friend bool operator==(const TurnDealer&, const TurnDealer&) = default;
};
/// Says whether the dealer qualifies (P25, P26).
struct JudgeDealer {
    bool plays = true;
    friend bool operator==(const JudgeDealer&, const JudgeDealer&) = default;
};
/// Turns a player's hand over (P27).
struct TurnHand {
    int seat = 1;
    std::optional<poker::HandCards> shown{}; ///< other cards than were dealt: a planted fault
    friend bool operator==(const TurnHand&, const TurnHand&) = default;
};
/// The result of a player's hand against the dealer's.
enum class Comparison : std::uint8_t { wins, loses, ties };
/// Announces the result of the hand that was turned over (P10, P11, P13).
struct CompareHand {
    int seat = 1;
    Comparison result = Comparison::wins;
    friend bool operator==(const CompareHand&, const CompareHand&) = default;
};
/// Takes the chips of all seats but these (P29).
struct TakeLosers {
    std::vector<int> kept{};
    friend bool operator==(const TakeLosers&, const TakeLosers&) = default;
};
/// Pays the prize of a box (P26, P28).
struct PayBox {
    int seat = 1;
    poker::Box box = poker::Box::ante;
    Money sum;
    friend bool operator==(const PayBox&, const PayBox&) = default;
};
/// Takes or pushes back chips that were put down after the bets were closed (P14).
struct AnswerLateStake {
    int seat = 1;
    bool taken = false;
    friend bool operator==(const AnswerLateStake&, const AnswerLateStake&) = default;
};

using PokerAction = std::variant<SayPhrase, DealCard, AskSeat, TurnDealer, JudgeDealer, TurnHand, CompareHand,
                                 TakeLosers, PayBox, AnswerLateStake>;
using PokerDueAction = DueActionFor<PokerAction>;
using PokerJudged = JudgedFor<PokerAction>;
using PokerWatched = WatchedFor<PokerAction>;

Task taskOf(const PokerAction& action);

/// The prize of a box.
struct BoxPrize {
    int seat = 1;
    poker::Box box = poker::Box::ante;
    Money sum;
    Rules rules{}; ///< that pay it, the most relevant one first
    bool paid = false;
};

/// The prizes of a round in the table's order of payment, all unpaid; empty unless payment is due.
std::vector<BoxPrize> boxPrizesOf(const poker::State& state);

/// The seat of a player, from 1; 0 if there is none.
int seatNumber(const poker::State& state, PlayerId player);
/// The player at a seat; kNobody if it is empty.
PlayerId sitterOf(const poker::State& state, int seat);

/// The result of a seat's hand against the dealer's, by the table's own settlement.
Comparison comparisonOf(const poker::State& state, int seat);
/// The rules that end a seat's round, the one that decided between the hands first.
Rules rulesOfHand(const poker::State& state, int seat);

/// A seat with chips in its boxes, and whether the table takes them now.
struct SeatOutcome {
    int seat = 1;
    bool taken = false;
};
std::vector<SeatOutcome> seatOutcomesOf(const poker::State& state);

/// The next seat to ask: the first undecided one after `last`; 0 if none.
int nextToAsk(const poker::State& state, int last);

/// The actions that the table needs from its croupier, in order. Excludes questions, comparisons and prizes:
/// see nextToAsk(), comparisonOf(), boxPrizesOf().
std::vector<PokerDueAction> dueActionsOf(const poker::State& state, const poker::Need& need);

/// The faults of an action where `dueAction` is due; empty if it is right. For prizes see judgeBoxPayment().
std::vector<Fault> judge(const PokerDueAction& dueAction, const PokerAction& action,
                         const poker::State& state);
/// The verdict on a payment; `target` is the prize that it pays, if that box has one.
struct JudgedBoxPayment {
    std::optional<std::size_t> target;
    std::vector<Fault> faults;
};
JudgedBoxPayment judgeBoxPayment(const poker::State& state, const std::vector<BoxPrize>& prizes,
                                 const PayBox& pay);

/// The due action, done wrong in one way that judge() recognizes: another seat, an impossible card or one the
/// wrong way up, a later action, a hand misjudged, a stake too many taken, another sum. Nothing where no
/// visible fault is possible.
std::optional<PokerAction> withPlantedFault(const PokerDueAction& dueAction, const poker::State& state,
                                            const std::vector<BoxPrize>& prizes, RandomStream& chance);

/// The remedies for a stopped fault of an action.
RemedyChoice remedyChoiceOf(const Fault& fault, const PokerAction& action, const poker::State& state);

} // namespace mesaviva::croupier
