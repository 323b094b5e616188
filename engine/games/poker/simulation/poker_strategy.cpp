// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/simulation/poker_strategy.h"

#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/pay_table.h"

#include <array>
#include <span>

namespace mesaviva::simulation {

using namespace poker;

namespace {

constexpr std::array kAll = {PokerStrategy::always, PokerStrategy::pair, PokerStrategy::ace_king,
                             PokerStrategy::best};

} // namespace

std::string_view name(PokerStrategy strategy) {
    switch (strategy) {
    case PokerStrategy::always: return "always";
    case PokerStrategy::pair: return "pair";
    case PokerStrategy::ace_king: return "ace_king";
    case PokerStrategy::best: return "best";
    }
    return {};
}

std::optional<PokerStrategy> pokerStrategyFrom(std::string_view text) {
    for (const PokerStrategy strategy : kAll) {
        if (name(strategy) == text) {
            return strategy;
        }
    }
    return std::nullopt;
}

bool continuesBest(const PokerView& view) {
    const std::span<const Card> seen = view.burnt ? std::span(&*view.burnt, 1) : std::span<const Card>();
    const odds::DealCounts counts =
        odds::countDeals(view.hand, view.upCard, seen, odds::OddsRules{view.ranking});
    return odds::isContinuingBetter(counts, betMultiple(view.rank.combination()));
}

} // namespace mesaviva::simulation
