// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes random cards: every card that the variant's rules allow is equally likely.
//
// Bingo 90 cards are printed with each column's numbers increasing from top to bottom, as is usual; there are
// 3,669,688,706,217,187,500 of them. An unbiased random number below that is converted to its card by
// counting through columns (which of the seven ways to fill a column's three boxes, and with which numbers),
// so that no card is missing and none appears twice. In the other variants a column's boxes get numbers of
// its range without replacement, in any order.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/cards/card.h"

#include <cstdint>
#include <optional>

namespace mesaviva::bingo {

/// The number of bingo 90 cards.
inline constexpr std::uint64_t kCards90 = 3'669'688'706'217'187'500;

/// The card of that rank, from 0 to kCards90 - 1; different ranks give different cards.
Card card90(std::uint64_t rank);
/// The rank of a valid bingo 90 card with increasing columns.
std::uint64_t rank90(const Card& card);

/// Makes a random card of the variant, independent of earlier ones; `freeCentre` is for bingo 75.
Card makeCard(Variant variant, bool freeCentre, RandomStream& chance);

/// The bingo 30 card with that key; `chance` gives the order within its columns.
Card cardOfKey30(std::uint64_t key, RandomStream& chance);

/// A key that two cards of the variant share exactly if they have the same numbers (B15), in whatever boxes.
std::uint64_t keyOf(Variant variant, const Card& card);

/// The maximum number of cards in one round: the number of different sets of numbers (B15).
std::uint64_t mostCards(Variant variant, bool freeCentre);

/// What is wrong with a face that isn't a card of its variant.
enum class CardFault : std::uint8_t {
    too_many_boxes,
    number_outside_column,
    number_twice,
    row_without_five,
    column_without_number,
    box_without_number,
    number_in_free_centre,
};

/// Why a face isn't a card of the variant.
struct BadCard {
    CardFault fault;
    RuleId rule; ///< B62, B66, B71, B81
};

/// The first fault of a given face, if any. The order within a column is free.
std::optional<BadCard> firstFault(Variant variant, bool freeCentre, const Card& card);

} // namespace mesaviva::bingo
