// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a croupier does at a table of póquer sem descarte, and what the rules want next. Nothing here knows a
// rule: what is due is read from what the table would do (decide) and from its settlement.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/decide.h"
#include "engine/training/croupier/due_action.h"
#include "engine/training/croupier/remedy.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// Where a card goes: a seat, 1 to 7, or one of these.
inline constexpr int kCorner = -1; ///< the discard corner (P19a)
inline constexpr int kDealer = 0;  ///< the dealer's own hand

/// Says what is said to the whole table (P14, P20, P31).
struct SayPhrase {
    poker::OwnPhrase phrase = poker::OwnPhrase::place_your_bets;
    friend bool operator==(const SayPhrase&, const SayPhrase&) = default;
};
/// Takes the next card out of the shoe and lays it down (P19).
struct DealCard {
    int to = kCorner;
    bool faceUp = false;
    std::optional<poker::Card> shown{}; ///< another card than the shoe's: a planted fault
    friend bool operator==(const DealCard&, const DealCard&) = default;
};
/// Asks a seat whether it stays (P20, P30).
struct AskSeat {
    int seat = 1;
    friend bool operator==(const AskSeat&, const AskSeat&) = default;
};
/// Turns over the dealer's four cards (P24).
struct TurnDealer {
    std::optional<poker::HandCards> shown{}; ///< other cards than were dealt: a planted fault
    friend bool operator==(const TurnDealer&, const TurnDealer&) = default;
};
/// Says whether the dealer plays (P25, P26).
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
/// How a player's hand stands against the dealer's.
enum class Comparison : std::uint8_t { wins, loses, ties };
/// Says how the hand that was turned over stands (P10, P11, P13).
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
/// Pays what a box has won (P26, P28).
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

/// What a box has won.
struct BoxPrize {
    int seat = 1;
    poker::Box box = poker::Box::ante;
    Money sum;
    Rules rules{}; ///< that pay it, the most telling one first
    bool paid = false;
};

/// The prizes of a round in the table's own order of paying; none is paid. Only while they are.
std::vector<BoxPrize> boxPrizesOf(const poker::State& state);

/// The seat of a player, from 1; 0 where there is none.
int seatNumber(const poker::State& state, PlayerId player);
/// Whose seat that is; kNobody where nobody sits.
PlayerId sitterOf(const poker::State& state, int seat);

/// How a seat's hand stands against the dealer's, by the table's own settlement.
Comparison comparisonOf(const poker::State& state, int seat);
/// The rules by which a seat's round ends as it does, the one that decided between the hands first.
Rules rulesOfHand(const poker::State& state, int seat);

/// The seats with chips in their boxes, and whether the table takes those now.
struct SeatOutcome {
    int seat = 1;
    bool taken = false;
};
std::vector<SeatOutcome> seatOutcomesOf(const poker::State& state);

/// The seat that is asked next: the first that has not decided, after `last`; 0: none.
int nextToAsk(const poker::State& state, int last);

/// What the croupier has to do so that the table has what it needs, in order. Asking, comparing and prizes
/// are not among it: see nextToAsk(), comparisonOf(), boxPrizesOf().
std::vector<PokerDueAction> dueActionsOf(const poker::State& state, const poker::Need& need);

/// What is wrong with a deed where `dueAction` is due: nothing where it is right. Prizes have
/// judgeBoxPayment().
std::vector<Fault> judge(const PokerDueAction& dueAction, const PokerAction& action,
                         const poker::State& state);
/// What is wrong with a payment; `target` is the prize that it means, if there is one in that box.
struct JudgedBoxPayment {
    std::optional<std::size_t> target;
    std::vector<Fault> faults;
};
JudgedBoxPayment judgeBoxPayment(const poker::State& state, const std::vector<BoxPrize>& prizes,
                                 const PayBox& pay);

/// What is due, done wrong in one way that the judge knows: another seat, a card face up that goes down or
/// that can't be, something that comes later, a hand misjudged, a stake too many taken, another sum. Nothing
/// where the deed can't be done wrong in a way that is seen.
std::optional<PokerAction> spoiled(const PokerDueAction& dueAction, const poker::State& state,
                                   const std::vector<BoxPrize>& prizes, RandomStream& chance);

/// How that fault of a deed is mended once it was stopped.
Mending mendingOf(const Fault& fault, const PokerAction& action, const poker::State& state);

} // namespace mesaviva::croupier
