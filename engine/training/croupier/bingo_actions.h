// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a caller does in a bingo room, and what the rules require next. This file contains no rules: what is
// due follows from decide(), from the room's book of cards and from its division of prizes.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/decide.h"
#include "engine/training/croupier/fault.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// What a caller says, apart from numbers and prizes.
enum class CallerPhrase : std::uint8_t {
    sale_opens,  ///< B16
    sale_closes, ///< B18
    stop,        ///< somebody has called a prize: the draw stops
    goes_on,     ///< the draw goes on
    paid,        ///< bingo is confirmed, all prizes are paid (B26)
    round_void,  ///< too few players: the cards are refunded (B20)
};
inline constexpr std::size_t kCallerPhrases = 6;

/// Says one of the phrases.
struct SayCaller {
    CallerPhrase phrase = CallerPhrase::sale_opens;
    friend bool operator==(const SayCaller&, const SayCaller&) = default;
};
/// Announces the cards sold, the total of the prizes and each prize (B19).
struct AnnouncePrizes {
    std::uint32_t cards = 0;
    Money total;
    bingo::PerCombination<Money> prizes{}; ///< empty where a prize is not played
    friend bool operator==(const AnnouncePrizes&, const AnnouncePrizes&) = default;
};
/// Calls the ball (B21); in 75-ball bingo its column's letter comes first (B77).
struct CallBall {
    bingo::Ball number = 0;
    char letter = 0; ///< 0: no letter
    bool letterFirst = true;
    friend bool operator==(const CallBall&, const CallBall&) = default;
};
/// Decides whether a card has what is claimed (B24, B36).
struct CheckCard {
    bingo::CardNumber card = 0;
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    bool valid = true;
    friend bool operator==(const CheckCard&, const CheckCard&) = default;
};
/// Announces a prize, its winners, each player's share, and the cents that can't be divided (B24, B30,
/// I-B30).
struct AnnounceAward {
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    std::vector<bingo::CardNumber> cards{}; ///< ascending
    Money share;                            ///< of each winner
    Money odd;
    friend bool operator==(const AnnounceAward&, const AnnounceAward&) = default;
};
/// Sells cards after the close, or refuses (B18).
struct AnswerLateBuyer {
    std::uint32_t member = 0;
    bool sold = false;
    friend bool operator==(const AnswerLateBuyer&, const AnswerLateBuyer&) = default;
};

using BingoAction =
    std::variant<SayCaller, AnnouncePrizes, CallBall, CheckCard, AnnounceAward, AnswerLateBuyer>;
using BingoDueAction = DueActionFor<BingoAction>;
using BingoJudged = JudgedFor<BingoAction>;
using BingoWatched = WatchedFor<BingoAction>;

Task taskOf(const BingoAction& action);

/// A claim: a player calls a prize, or the room itself shows that a card has won it (B29).
struct Claim {
    bingo::CardNumber card = 0;
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    std::uint32_t member = 0; ///< the owner of the card
    bool holds = true;        ///< the card wins the prize with the last number
    bool silent = false;      ///< the player says nothing
    bool checked = false;
    bool accepted = false; ///< the caller has accepted it
};

/// How a ball is called in a room with these settings.
CallBall callOf(bingo::Ball ball, const bingo::Settings& settings);
/// How a prize that was won is announced.
AnnounceAward awardOf(const bingo::PrizeWon& won);
/// The rules that award a prize to these cards, the most relevant one first.
Rules rulesOfPrize(const bingo::State& state, bingo::PrizeKind kind,
                   const std::vector<bingo::CardNumber>& cards);

/// A claim for each card that the last number has completed, prize by prize. Empty once they are announced.
std::vector<Claim> claimsOf(const bingo::State& state);
/// A claim that does not hold: the card lacks a number, or its prize is gone. Nothing where chance finds
/// none.
std::optional<Claim> falseClaim(const bingo::State& state, RandomStream& chance);

/// The actions that the room needs from its caller, in order. `ball` is the ball that is out of the machine.
/// Excludes claims.
std::vector<BingoDueAction> dueActionsOf(const bingo::State& state, const bingo::Need& need,
                                         std::optional<bingo::Ball> ball);
/// Whether the claimed prize was won before.
bool isGone(const Claim& claim, const bingo::State& state);
/// The action that answers a claim correctly, with its rules.
BingoDueAction dueActionOf(const Claim& claim, const bingo::State& state);

/// The faults of an action where `dueAction` is due; empty if it is right. `claims` are those waiting.
std::vector<Fault> judge(const BingoDueAction& dueAction, const BingoAction& action,
                         const bingo::State& state, const std::vector<Claim>& claims);
/// The index of the waiting claim that the verdict answers, if any.
std::optional<std::size_t> claimFor(const std::vector<Claim>& claims, const CheckCard& check);

/// The due action, done wrong in one way that judge() recognizes: other words, another number or one drawn
/// before, a letter left out, the draw going on while a prize waits, a card misjudged, a winner left out,
/// another sum, cards sold after the close. `next` is the next ball.
std::optional<BingoAction> withPlantedFault(const BingoDueAction& dueAction, const bingo::State& state,
                                            std::optional<bingo::Ball> next, RandomStream& chance);

/// The remedies for a stopped fault of an action.
RemedyChoice remedyChoiceOf(const Fault& fault, const BingoAction& action);

} // namespace mesaviva::croupier
