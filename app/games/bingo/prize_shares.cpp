// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/prize_shares.h"

#include "engine/games/bingo/combinations.h"

#include <algorithm>

namespace mesaviva::app {

using namespace bingo;

void sharePrizes(Settings& settings) {
    constexpr BasisPoints kBingoWeight = 3;
    constexpr BasisPoints kWeight = 2;
    PerCombination<BasisPoints> weights{};
    BasisPoints total = 0;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        if (settings.plays(kind)) {
            weights[i] = numbersNeeded(kind, settings) * (kind == PrizeKind::bingo ? kBingoWeight : kWeight);
            total += weights[i];
        }
    }
    BasisPoints left = kWhole;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (settings.prizes[i] && i != indexOf(PrizeKind::bingo)) {
            // Whole per cent read better.
            settings.prizes[i] = std::max<BasisPoints>(100, kWhole * weights[i] / total / 100 * 100);
            left -= *settings.prizes[i];
        }
    }
    settings.prizes[indexOf(PrizeKind::bingo)] = left;
}

} // namespace mesaviva::app
