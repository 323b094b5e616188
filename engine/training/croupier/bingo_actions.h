// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a caller does in a bingo room, and what the rules want next. Nothing here knows a rule: what is due is
// read from what the room would do (decide), from its book of cards and from the division of its prizes.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/decide.h"
#include "engine/training/croupier/due_action.h"
#include "engine/training/croupier/remedy.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// What a caller says, numbers and prizes aside.
enum class CallerPhrase : std::uint8_t {
    sale_opens,  ///< B16
    sale_closes, ///< B18
    stop,        ///< somebody has called: the draw stops
    goes_on,     ///< the draw goes on
    paid,        ///< bingo is confirmed, all prizes are paid (B26)
    round_void,  ///< too few players: the cards are refunded (B20)
};
inline constexpr std::size_t kCallerPhrases = 6;

/// Says one of these.
struct SayCaller {
    CallerPhrase phrase = CallerPhrase::sale_opens;
    friend bool operator==(const SayCaller&, const SayCaller&) = default;
};
/// Announces the cards sold, the prizes together and each of them (B19).
struct AnnouncePrizes {
    std::uint32_t cards = 0;
    Money total;
    bingo::PerCombination<Money> prizes{}; ///< nothing where a prize is not played
    friend bool operator==(const AnnouncePrizes&, const AnnouncePrizes&) = default;
};
/// Calls the ball (B21); in 75 its column's letter comes first (B77).
struct CallBall {
    bingo::Ball number = 0;
    char letter = 0; ///< 0: none is said
    bool letterFirst = true;
    friend bool operator==(const CallBall&, const CallBall&) = default;
};
/// Says whether a card has what is claimed (B24, B36).
struct CheckCard {
    bingo::CardNumber card = 0;
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    bool valid = true;
    friend bool operator==(const CheckCard&, const CheckCard&) = default;
};
/// Announces a prize, who has won it, what each player gets, and the cents that can't be divided (B24, B30,
/// I-B30).
struct AnnounceAward {
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    std::vector<bingo::CardNumber> cards{}; ///< ascending
    Money share;                            ///< of each player
    Money odd;
    friend bool operator==(const AnnounceAward&, const AnnounceAward&) = default;
};
/// Sells cards after the close, or does not (B18).
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

/// Somebody calls a prize, or the room itself shows that a card has it (B29).
struct Claim {
    bingo::CardNumber card = 0;
    bingo::PrizeKind kind = bingo::PrizeKind::line;
    std::uint32_t member = 0; ///< whose card it is
    bool holds = true;        ///< the card has won it now
    bool silent = false;      ///< its player says nothing
    bool checked = false;
    bool accepted = false; ///< the caller has said that it holds
};

/// How a ball is called in that room.
CallBall callOf(bingo::Ball ball, const bingo::Settings& settings);
/// How a prize is announced that was won.
AnnounceAward awardOf(const bingo::PrizeWon& won);
/// The rules that give a prize to these cards, the most telling one first.
Rules rulesOfPrize(const bingo::State& state, bingo::PrizeKind kind,
                   const std::vector<bingo::CardNumber>& cards);

/// A claim for each card that the last number has completed, prize by prize. None where it is told already.
std::vector<Claim> claimsOf(const bingo::State& state);
/// A claim that does not hold: a card that lacks a number, or whose prize is gone. Nothing where chance finds
/// none.
std::optional<Claim> falseClaim(const bingo::State& state, RandomStream& chance);

/// What the caller has to do so that the room has what it needs, in order. `ball` is the one that is out of
/// the machine. Claims are not among it.
std::vector<BingoDueAction> dueActionsOf(const bingo::State& state, const bingo::Need& need,
                                         std::optional<bingo::Ball> ball);
/// Whether what is claimed was won before.
bool isGone(const Claim& claim, const bingo::State& state);
/// Whether a claim holds, as something to do, with the rules that say so.
BingoDueAction dueActionOf(const Claim& claim, const bingo::State& state);

/// What is wrong with a deed where `dueAction` is due: nothing where it is right. `claims` are those that
/// wait.
std::vector<Fault> judge(const BingoDueAction& dueAction, const BingoAction& action,
                         const bingo::State& state, const std::vector<Claim>& claims);
/// The claim that waits for that verdict; nothing where there is none.
std::optional<std::size_t> claimFor(const std::vector<Claim>& claims, const CheckCard& check);

/// What is due, done wrong in one way that the judge knows: other words, another number or one that was drawn
/// before, a letter left out, the draw going on while a prize waits, a card misjudged, a winner left out,
/// another sum, cards sold after the close. `next` is the ball that comes next.
std::optional<BingoAction> spoiled(const BingoDueAction& dueAction, const bingo::State& state,
                                   std::optional<bingo::Ball> next, RandomStream& chance);

/// How that fault of a deed is mended once it was stopped.
Mending mendingOf(const Fault& fault, const BingoAction& action);

} // namespace mesaviva::croupier
