// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/four_ranks.h"

#include <algorithm>
#include <memory>

namespace mesaviva::poker::odds {

namespace {

/// The index of the first pair whose lower rank is `lower`; pairs are sorted by their lower rank.
constexpr std::size_t firstPairOf(std::size_t lower) {
    return lower * (kRankCount - 1) - lower * (lower - 1) / 2;
}

constexpr std::size_t placeOfPair(std::size_t a, std::size_t b) {
    const auto [lower, higher] = std::minmax(a, b);
    return firstPairOf(lower) + higher - lower - 1;
}

static_assert(firstPairOf(1) == 12 && placeOfPair(11, 12) == kRankPairs - 1);

using Four = std::array<std::size_t, 4>;

/// Calls `visit` with all combinations in order.
template <typename Visit>
void forEachFour(const Visit& visit) {
    const auto forEachPair = [](std::size_t from, const auto& visitPair) {
        for (std::size_t a = from; a < kRankCount; ++a) {
            for (std::size_t b = a + 1; b < kRankCount; ++b) {
                visitPair(a, b);
            }
        }
    };
    forEachPair(0, [&](std::size_t a, std::size_t b) {
        forEachPair(b + 1, [&](std::size_t c, std::size_t d) { visit(Four{a, b, c, d}); });
    });
    for (std::size_t a = 0; a < kRankCount; ++a) {
        forEachPair(0, [&](std::size_t b, std::size_t c) { visit(Four{a, a, b, c}); });
    }
    forEachPair(0, [&](std::size_t a, std::size_t b) { visit(Four{a, a, b, b}); });
    for (std::size_t a = 0; a < kRankCount; ++a) {
        visit(Four{a, a, a, a});
    }
}

HandSum sumOf(const Four& ranks, std::size_t upRank, bool oneSuit) {
    HandSum sum;
    sum += Card(static_cast<Rank>(upRank), Suit::clubs);
    unsigned suit = 0;
    for (const std::size_t rank : ranks) {
        // The up card's suit twice, the others once: neither a flush nor three of a suit.
        sum += Card(static_cast<Rank>(rank), static_cast<Suit>(oneSuit ? 0 : suit++));
    }
    return sum;
}

std::unique_ptr<FourRankTables> makeTables() {
    auto tables = std::make_unique<FourRankTables>();
    for (std::size_t up = 0; up < kRankCount; ++up) {
        std::size_t place = 0;
        forEachFour([&](const Four& ranks) {
            // Five cards of one rank have neither value nor weight.
            const bool exists =
                std::any_of(ranks.begin(), ranks.end(), [&](auto rank) { return rank != up; });
            for (std::size_t reading = 0; reading < 2; ++reading) {
                tables->mixed[reading][up][place] =
                    exists ? kHandTables.value(sumOf(ranks, up, false), reading != 0) : std::uint16_t{0};
            }
            if (place < kDifferentRanks) {
                unsigned bits = 0;
                for (const std::size_t rank : ranks) {
                    bits |= 1U << rank;
                }
                tables->bits[place] = static_cast<std::uint16_t>(bits);
                const bool possible = (bits >> up & 1U) == 0;
                tables->flush[up][place] =
                    possible ? kHandTables.value(sumOf(ranks, up, true), true) : std::uint16_t{0};
            }
            ++place;
        });
    }
    return tables;
}

} // namespace

void weigh(const CardsLeft& left, Weights& weights) {
    std::array<std::uint16_t, kRankPairs> pairs;
    std::array<std::uint16_t, kRankPairs> twoPairs;
    std::array<std::uint16_t, kRankCount> twos;
    std::array<std::uint16_t, kRankCount> threes;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        constexpr std::array<std::uint16_t, 5> kTwoOf = {0, 0, 1, 3, 6};
        constexpr std::array<std::uint16_t, 5> kThreeOf = {0, 0, 0, 1, 4};
        twos[rank] = kTwoOf[left[rank]];
        threes[rank] = kThreeOf[left[rank]];
    }
    std::size_t pair = 0;
    for (std::size_t a = 0; a < kRankCount; ++a) {
        for (std::size_t b = a + 1; b < kRankCount; ++b, ++pair) {
            pairs[pair] = static_cast<std::uint16_t>(left[a] * left[b]);
            twoPairs[pair] = static_cast<std::uint16_t>(twos[a] * twos[b]);
        }
    }

    std::uint16_t* out = weights.data();
    const auto putRow = [&](unsigned factor, std::size_t from) {
        const std::uint16_t* row = pairs.data() + from;
        const std::size_t length = kRankPairs - from;
        for (std::size_t i = 0; i < length; ++i) {
            out[i] = static_cast<std::uint16_t>(factor * row[i]);
        }
        out += length;
    };
    pair = 0;
    for (std::size_t a = 0; a < kRankCount; ++a) {
        for (std::size_t b = a + 1; b < kRankCount; ++b, ++pair) {
            putRow(pairs[pair], firstPairOf(b + 1));
        }
    }
    for (std::size_t a = 0; a < kRankCount; ++a) {
        std::uint16_t* row = out;
        putRow(twos[a], 0);
        for (std::size_t b = 0; b < kRankCount; ++b) {
            if (b != a) {
                row[placeOfPair(a, b)] = static_cast<std::uint16_t>(threes[a] * left[b]);
            }
        }
    }
    out = std::copy(twoPairs.begin(), twoPairs.end(), out);
    for (std::size_t a = 0; a < kRankCount; ++a) {
        *out++ = left[a] == 4 ? 1 : 0;
    }
}

const FourRankTables& fourRankTables() {
    static const std::unique_ptr<const FourRankTables> tables = makeTables();
    return *tables;
}

} // namespace mesaviva::poker::odds
