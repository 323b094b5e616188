// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person enters at a table whose wheel, cards or balls are real ones, before it is handed to chance
// (SpinsByHand, CardsByHand, BallsByHand): whether the table takes it once it asks, and if not, why. The
// table itself judges it again when it counts. Each game says it in its own file (<game>_entry.h).
#pragma once

#include "engine/base/rule_id.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>

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
struct RefusedEntry {
    Bar bar = Bar::no_round;
    Rules rules;   ///< may be none
    int place = 0; ///< of what is out already: the how manieth it was, from 1

    friend bool operator==(const RefusedEntry&, const RefusedEntry&) = default;
};

/// The how manieth of a list a thing is, from 1; 0: it is not there.
template <class List, class Thing>
int placeIn(const List& list, const Thing& thing) {
    const auto found = std::ranges::find(list, thing);
    return found == std::ranges::end(list)
               ? 0
               : static_cast<int>(std::ranges::distance(std::ranges::begin(list), found)) + 1;
}

} // namespace mesaviva::equipment
