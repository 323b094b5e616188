// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/card.h"
#include "engine/games/poker/hand.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::simulation {

/// The hands with which a simulated seat continues (P20).
enum class PokerStrategy : std::uint8_t {
    always,   ///< any hand
    pair,     ///< a pair or better
    ace_king, ///< ace and king, or better
    best,     ///< any hand for which continuing is better than folding, by exact count (continuesBest())
};

/// The strategy's key: `always`, `pair`, `ace_king`, `best`.
std::string_view name(PokerStrategy strategy);
/// The strategy with that key, if there is one.
std::optional<PokerStrategy> pokerStrategyFrom(std::string_view name);

/// What a player sees when deciding: the own cards with their rank, the dealer's face-up card (P19c), and the
/// burnt card if it lies face up (P19a, I-P19a).
struct PokerView {
    const poker::HandCards& hand;
    poker::HandRank rank;
    poker::Card upCard;
    std::optional<poker::Card> burnt;
    poker::RankingRules ranking;
};

/// Whether continuing is better on average than folding, which costs the ante: counts all 148,995 hands that
/// the dealer can have if the burnt card is seen, else 163,185 (poker/odds).
bool continuesBest(const PokerView& view);

/// Whether a seat with this strategy continues.
inline bool continues(PokerStrategy strategy, const PokerView& view) {
    switch (strategy) {
    case PokerStrategy::always: return true;
    case PokerStrategy::pair: return view.rank.combination() >= poker::Combination::pair;
    case PokerStrategy::ace_king: return view.rank.combination() >= poker::Combination::ace_king;
    case PokerStrategy::best: return continuesBest(view);
    }
    return false;
}

} // namespace mesaviva::simulation
