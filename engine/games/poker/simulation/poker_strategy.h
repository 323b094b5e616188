// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/card.h"
#include "engine/games/poker/hand.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::simulation {

/// What a simulated seat continues with (P20).
enum class PokerStrategy : std::uint8_t {
    always,   ///< anything
    pair,     ///< a pair or better
    ace_king, ///< ace and king, or better
    best,     ///< what brings more than folding, by exact count (continuesBest())
};

/// The strategy's key: `always`, `pair`, `ace_king`, `best`.
std::string_view name(PokerStrategy strategy);
/// The strategy with that key, if there is one.
std::optional<PokerStrategy> pokerStrategyFrom(std::string_view name);

/// All that a player sees when deciding: the own cards with their worth, the dealer's card that lies face up
/// (P19c), and the burnt card (P19a).
struct PokerView {
    const poker::HandCards& hand;
    poker::HandRank rank;
    poker::Card upCard;
    poker::Card burnt;
    poker::RankingRules ranking;
};

/// Whether continuing brings more on average than folding, which costs the ante: counts all 148,995 hands
/// that the dealer can have (poker/odds).
bool continuesBest(const PokerView& view);

/// Whether a seat that plays by that strategy continues.
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
