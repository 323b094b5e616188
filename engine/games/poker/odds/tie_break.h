// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mesaviva::poker::odds {

/// P9, I-P9: which of two equal high-card hands wins: the one that has "three of the same colour", where the
/// other has not.
enum class TieBreak : std::uint8_t {
    three_of_a_suit,         ///< at least three cards of one suit: the reading that is played
    exactly_three_of_a_suit, ///< four of one suit are no three
    three_of_a_colour, ///< three red or three black cards: any five cards have them, so that it is a tie
    none,              ///< P9 is left out, as in the game that is played elsewhere: a tie
};

/// Whether suits ever settle a tie.
constexpr bool suitsBreakTies(TieBreak tieBreak) {
    return tieBreak == TieBreak::three_of_a_suit || tieBreak == TieBreak::exactly_three_of_a_suit;
}

/// Whether a high-card hand has its three, `most` being how many of its cards have the suit that most of them
/// have; where suits break ties.
constexpr bool hasThree(unsigned most, TieBreak tieBreak) {
    return most == 3 || (most == 4 && tieBreak == TieBreak::three_of_a_suit);
}

} // namespace mesaviva::poker::odds
