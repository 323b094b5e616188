// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Chance makes cards: every card that the variant's rules allow comes with the same probability.
//
// Bingo 90 cards are printed with each column's numbers rising from top to bottom, as everywhere; there are
// 3,669,688,706,217,187,500 of them. One number below that, taken without bias, is turned into its card by
// counting through columns (which of the seven ways to fill a column's three boxes, and with which numbers),
// so that no card is left out or comes twice. In the other variants a column's boxes are dealt numbers of its
// range without replacement, in any order.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/card.h"
#include "engine/games/bingo/settings.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::bingo {

/// How many bingo 90 cards there are.
inline constexpr std::uint64_t kCards90 = 3'669'688'706'217'187'500;

/// The card of that rank, from 0 to kCards90 - 1; different ranks give different cards.
Card card90(std::uint64_t rank);
/// The rank of a valid bingo 90 card whose columns rise.
std::uint64_t rank90(const Card& card);

/// One more card of the variant, whatever has been made before; `freeCentre` for bingo 75.
Card makeCard(Variant variant, bool freeCentre, RandomStream& chance);

/// The bingo 30 card with that key, the order within its columns by chance.
Card cardOfKey30(std::uint64_t key, RandomStream& chance);

/// A number that two cards of the variant share exactly when they bear the same numbers (B15), wherever on
/// the card those lie.
std::uint64_t keyOf(Variant variant, const Card& card);

/// How many cards can be sold in one round: as many as there are different sets of numbers (B15).
std::uint64_t mostCards(Variant variant, bool freeCentre);

/// Why a face is no card of the variant.
struct BadCard {
    std::string_view reason; ///< for instance `a row without five numbers`
    RuleId rule;             ///< B62, B66, B71, B81
};

/// What is wrong with a face that somebody gives, if anything. The order within a column is free.
std::optional<BadCard> firstFault(Variant variant, bool freeCentre, const Card& card);

} // namespace mesaviva::bingo
