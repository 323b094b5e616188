// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/fraction.h"
#include "engine/games/poker/pay_table.h"

#include <cstdint>

namespace mesaviva::poker::odds {

/// The dealer's possible hands against one hand that has bet, counted by what they bring.
struct DealCounts {
    std::int64_t notQualified = 0; ///< P25, P26: the dealer has not even ace and king
    std::int64_t win = 0;          ///< P28: the dealer plays and the player's hand is higher
    std::int64_t lose = 0;         ///< P29
    std::int64_t tie = 0;          ///< I-P13: everything comes back

    constexpr std::int64_t deals() const { return notQualified + win + lose + tie; }

    friend constexpr bool operator==(const DealCounts&, const DealCounts&) = default;
};

/// P9, I-P9: ties of ranks that the suits settle: `withThree` of the dealer's tying hands have three cards of
/// one suit.
constexpr void settleBySuits(DealCounts& counts, std::int64_t withThree, bool playerHasThree) {
    if (playerHasThree) {
        counts.win += counts.tie - withThree;
        counts.tie = withThree;
    } else {
        counts.lose += withThree;
        counts.tie -= withThree;
    }
}

/// What continuing brings over all these deals together, in antes: the ante when the dealer does not qualify
/// (P26), the ante and `multiple` times the bet for a win (P12, P28), ante and bet lost (P29).
constexpr std::int64_t netOfContinuing(const DealCounts& counts, int multiple) {
    return kAnteMultiple * (counts.notQualified + counts.win) + kBetPerAnte * (multiple * counts.win) -
           (1 + kBetPerAnte) * counts.lose;
}

/// The same for one deal.
constexpr Fraction valueOfContinuing(const DealCounts& counts, int multiple) {
    return Fraction::of(netOfContinuing(counts, multiple), counts.deals());
}

/// Whether continuing brings more than folding, which loses the ante (P22).
constexpr bool isContinuingBetter(const DealCounts& counts, int multiple) {
    return netOfContinuing(counts, multiple) > -counts.deals();
}

} // namespace mesaviva::poker::odds
