// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks what a person enters at a table with a real wheel, real cards or balls, before it becomes the
// table's chance (SpinsByHand, CardsByHand, BallsByHand): whether the table will accept it, and if not, why.
// The table checks it again when it counts. Each game has its own file (<game>_entry.h).
#pragma once

#include "engine/base/rule_id.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace mesaviva::equipment {

/// Why an entry is refused.
enum class EntryRefusal : std::uint8_t {
    no_round,     ///< no round runs, or it is too early
    bets_open,    ///< stakes are taken, or cards are sold
    not_launched, ///< the ball is not launched yet
    counted,      ///< this round already has all that it needs
    waiting,      ///< bingo: the results of the last ball are being announced
    not_on_wheel, ///< O6a, R2a, M1.2: no such number
    dealt,        ///< P6b: the card has been dealt
    drawn,        ///< B21: the ball has been drawn
    no_ball,      ///< B21: the machine has no such ball
};

/// The key: `bets_open`.
std::string_view name(EntryRefusal reason);

/// A refused entry.
struct RefusedEntry {
    EntryRefusal reason = EntryRefusal::no_round;
    Rules rules;   ///< may be empty
    int place = 0; ///< of what is out already: its position, from 1

    friend bool operator==(const RefusedEntry&, const RefusedEntry&) = default;
};

/// The position of a thing in a list, from 1; 0 if it is not there.
template <class List, class Thing>
int placeIn(const List& list, const Thing& thing) {
    const auto found = std::ranges::find(list, thing);
    return found == std::ranges::end(list)
               ? 0
               : static_cast<int>(std::ranges::distance(std::ranges::begin(list), found)) + 1;
}

} // namespace mesaviva::equipment
