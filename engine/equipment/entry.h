// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person enters at a table whose wheel, cards or balls are real ones, before it is handed to chance
// (SpinsByHand, CardsByHand, BallsByHand): whether the table takes it once it asks, and if not, why. The
// table itself judges it again when it counts.
#pragma once

#include "engine/base/rule_id.h"
#include "engine/bingo/state.h"
#include "engine/poker/state.h"
#include "engine/roulette/state.h"

#include <cstdint>
#include <optional>

namespace mesaviva::equipment {

/// Why what is entered can't be.
enum class Bar : std::uint8_t {
    no_round,     ///< none runs, or its time for it has not come
    bets_open,    ///< stakes are taken, or cards are sold
    not_launched, ///< the ball lies still
    counted,      ///< this round has all that it needs
    waiting,      ///< bingo: what the last ball has brought is being told
    not_on_wheel, ///< O6a, R2a, M1.2: no such number
    dealt,        ///< P6b: the card is out
    drawn,        ///< B21: the ball is out
    no_ball,      ///< B21: the machine has no such ball
};

/// The key: `bets_open`.
std::string_view name(Bar bar);

/// Why something can't be entered.
struct Barred {
    Bar bar = Bar::no_round;
    Rules rules;   ///< may be none
    int place = 0; ///< of what is out already: the how manieth it was, from 1

    friend bool operator==(const Barred&, const Barred&) = default;
};

/// Whether a number may be entered: from the moment when stakes are closed and the ball runs.
std::optional<Barred> barOf(const roulette::State& state, roulette::Pocket number);
/// Whether a card may be entered, as the next one of the deal.
std::optional<Barred> barOf(const poker::State& state, poker::Card card);
/// Whether a ball may be entered, as the next one of the draw.
std::optional<Barred> barOf(const bingo::State& state, int ball);

/// The same for whatever is entered: why nothing can be now.
std::optional<Barred> barNow(const roulette::State& state);
std::optional<Barred> barNow(const poker::State& state);
std::optional<Barred> barNow(const bingo::State& state);

/// Where the next card of a deal goes (P19a-c).
struct CardPlace {
    bool burnt = false;
    PlayerId player = kNobody; ///< kNobody: the dealer, or burnt
    int seat = 0;              ///< 1 to 7; 0: the dealer's
    int nth = 0;               ///< of its hand, from 1
    bool faceUp = false;       ///< the dealer's last one, and the burnt one

    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};
/// Nothing while no card is dealt.
std::optional<CardPlace> nextPlace(const poker::State& state);

} // namespace mesaviva::equipment
