// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/suit_ties.h"

#include <algorithm>

namespace mesaviva::poker::odds {

std::int64_t handsWithThreeOfASuit(const std::array<std::uint8_t, 4>& suitsLeft, unsigned fifthSuit,
                                   TieBreak tieBreak) {
    constexpr unsigned kChoices = 256; // two bits for the suit of each of the four
    std::int64_t hands = 0;
    for (unsigned choice = 0; choice < kChoices; ++choice) {
        std::array<unsigned, 4> ofSuit{};
        ++ofSuit[fifthSuit];
        bool possible = true;
        for (std::size_t card = 0; card < suitsLeft.size(); ++card) {
            const unsigned suit = choice >> (2 * card) & 3U;
            ++ofSuit[suit];
            possible = possible && (unsigned{suitsLeft[card]} >> suit & 1U) != 0;
        }
        const unsigned most = *std::max_element(ofSuit.begin(), ofSuit.end());
        hands += possible && hasThree(most, tieBreak) ? 1 : 0;
    }
    return hands;
}

} // namespace mesaviva::poker::odds
