// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts every deal of póquer sem descarte to one player and the dealer (2,598,960 x 1,533,939) without
// visiting each. Inclusion and exclusion over the hands that hold each set of cards gives the dealer's hands
// that share no card with the player's. Hands are added in order of rank, so those counted so far lose to the
// current hand.
#pragma once

#ifndef Q_MOC_RUN
#include "engine/games/poker/hand.h"
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mesaviva::kit {

/// The dealer's possible hands against one hand of the player.
struct Opponents {
    std::int64_t notQualified = 0;
    std::int64_t won = 0; ///< among those that qualify
    std::int64_t tie = 0;
    std::int64_t lost = 0;
};

/// Counts the hands that hold a given set of up to four cards.
class HandsWith {
public:
    HandsWith() {
        for (unsigned n = 0; n < 53; ++n) {
            m_choose[n][0] = 1;
            for (unsigned k = 1; k < 5; ++k) {
                m_choose[n][k] = n == 0 ? 0 : m_choose[n - 1][k - 1] + m_choose[n - 1][k];
            }
        }
        for (std::size_t size = 0; size < m_counts.size(); ++size) {
            m_counts[size].resize(m_choose[52][size]);
        }
    }

    /// Adds a hand whose cards are in ascending order.
    void add(const std::array<unsigned, 5>& hand) {
        forEachPart(hand, [](std::int32_t& count, std::size_t) { ++count; });
    }
    /// Returns the number of hands with none of these cards, provided that no hand has all five.
    std::int64_t without(const std::array<unsigned, 5>& hand) {
        std::int64_t sum = 0;
        forEachPart(hand, [&](const std::int32_t& count, std::size_t size) {
            sum += size % 2 == 0 ? count : -count;
        });
        return sum;
    }

private:
    template <class F>
    void forEachPart(const std::array<unsigned, 5>& hand, const F& f) {
        for (unsigned part = 0; part + 1 < 1U << hand.size(); ++part) { // except the whole hand
            std::size_t place = 0;
            std::size_t size = 0;
            for (std::size_t i = 0; i < hand.size(); ++i) {
                if ((part >> i & 1U) != 0) {
                    place += m_choose[hand[i]][++size];
                }
            }
            f(m_counts[size][place], size);
        }
    }

    std::array<std::array<std::uint32_t, 5>, 53> m_choose{};
    std::array<std::vector<std::int32_t>, 5> m_counts; ///< by size, then by position among sets of that size
};

/// Calls `look(rank, opponents)` for every hand of the player; takes a few seconds.
template <class Look>
void forEachHand(const Look& look) {
    struct Hand {
        std::uint16_t value;
        std::array<std::uint8_t, 5> cards;
    };
    std::vector<Hand> hands;
    hands.reserve(2'598'960);
    using poker::Card;
    for (unsigned a = 0; a < 52; ++a) {
        for (unsigned b = a + 1; b < 52; ++b) {
            for (unsigned c = b + 1; c < 52; ++c) {
                for (unsigned d = c + 1; d < 52; ++d) {
                    for (unsigned e = d + 1; e < 52; ++e) {
                        const poker::HandCards cards{Card::fromIndex(a), Card::fromIndex(b),
                                                     Card::fromIndex(c), Card::fromIndex(d),
                                                     Card::fromIndex(e)};
                        const auto byte = [](unsigned card) { return static_cast<std::uint8_t>(card); };
                        hands.push_back(
                            {poker::rankHand(cards).value(), {byte(a), byte(b), byte(c), byte(d), byte(e)}});
                    }
                }
            }
        }
    }
    std::ranges::stable_sort(hands, {}, &Hand::value);

    constexpr std::int64_t kOpponents = 1'533'939; // of 47 cards
    const auto cardsOf = [](const Hand& hand) {
        std::array<unsigned, 5> cards{};
        std::ranges::copy(hand.cards, cards.begin());
        return cards;
    };
    HandsWith notQualified;
    for (const Hand& hand : hands) {
        if (!qualifies(poker::HandRank(hand.value).combination())) {
            notQualified.add(cardsOf(hand));
        }
    }
    HandsWith lower;  // ranked below the current hands
    HandsWith atMost; // ranked no higher than the current hands
    auto first = hands.begin();
    while (first != hands.end()) {
        const auto last = std::ranges::upper_bound(first, hands.end(), first->value, {}, &Hand::value);
        for (auto hand = first; hand != last; ++hand) {
            atMost.add(cardsOf(*hand));
        }
        for (auto hand = first; hand != last; ++hand) {
            const std::array<unsigned, 5> cards = cardsOf(*hand);
            const std::int64_t below = lower.without(cards);
            // The hand itself has all five cards: add the term that without() omits, with its sign.
            const std::int64_t upTo = atMost.without(cards) - 1;
            const bool plays = qualifies(poker::HandRank(hand->value).combination());
            const std::int64_t none = notQualified.without(cards) - (plays ? 0 : 1);
            Opponents opponents;
            opponents.notQualified = none;
            opponents.won = std::max(below, none) - none;
            opponents.tie = std::max(upTo, none) - std::max(below, none);
            opponents.lost = kOpponents - std::max(upTo, none);
            look(poker::HandRank(hand->value), opponents);
        }
        for (auto hand = first; hand != last; ++hand) {
            lower.add(cardsOf(*hand));
        }
        first = last;
    }
}

} // namespace mesaviva::kit
