// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/best_play.h"

#include "engine/games/poker/odds/game_classes.h"

#include <algorithm>

namespace mesaviva::poker::odds {

std::string HandOfRanks::text() const {
    std::string words;
    for (unsigned times = 4; times > 0; --times) {
        for (std::size_t place = kRankCount; place-- > 0;) {
            words.append(ranks[place] == times ? times : 0, letterOf(place));
        }
    }
    return oneSuit ? words + 's' : words;
}

char letterOf(std::size_t rank) { return "23456789TJQKA"[rank]; }

std::vector<HandOfRanks> allHandsOfRanks(RankingRules rules) {
    std::vector<HandOfRanks> hands;
    for (const RanksOfHand& ranks : allRanksOfHands()) {
        const bool allDifferent = *std::max_element(ranks.begin(), ranks.end()) == 1;
        for (const bool oneSuit : {false, true}) {
            if (!oneSuit || allDifferent) {
                hands.push_back({ranks, oneSuit, rankOf(ranks, oneSuit, rules)});
            }
        }
    }
    std::sort(hands.begin(), hands.end(), [](const auto& a, const auto& b) { return a.rank < b.rank; });
    return hands;
}

HandRank rankOf(const RanksOfHand& ranks, bool oneSuit, RankingRules rules) {
    HandSum sum;
    unsigned suit = 0;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        for (unsigned i = 0; i < ranks[rank]; ++i) {
            // Cycle through the suits, so that no suit comes three times.
            sum += Card(static_cast<Rank>(rank), static_cast<Suit>(oneSuit ? 0 : suit++ % 4));
        }
    }
    return rankHand(sum, rules);
}

} // namespace mesaviva::poker::odds
