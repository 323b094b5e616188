// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/poker_make_hand.h"

#include "engine/training/drills/make_parts.h"

#include <algorithm>
#include <array>

namespace mesaviva::drills {

namespace {

using poker::Combination;
using poker::HandCards;
using poker::Rank;
using poker::Suit;

constexpr std::uint32_t kRanks = 13;
constexpr std::uint32_t kSuits = 4;

poker::Card cardOf(std::uint32_t rank, std::uint32_t suit) {
    return {static_cast<Rank>(rank), static_cast<Suit>(suit)};
}

template <std::size_t Size>
void shuffle(std::array<std::uint32_t, Size>& values, RandomStream& chance) {
    for (std::size_t i = 0; i + 1 < Size; ++i) {
        std::swap(values[i], values[i + chance.below(static_cast<std::uint32_t>(Size - i))]);
    }
}

std::array<std::uint32_t, kRanks> shuffledRanks(RandomStream& chance) {
    std::array<std::uint32_t, kRanks> ranks{};
    for (std::uint32_t i = 0; i < kRanks; ++i) {
        ranks[i] = i;
    }
    shuffle(ranks, chance);
    return ranks;
}

// The number of cards of each of the hand's ranks.
std::array<int, 5> shapeOf(Combination combination) {
    switch (combination) {
    case Combination::four_of_a_kind: return {4, 1, 0, 0, 0};
    case Combination::full_house: return {3, 2, 0, 0, 0};
    case Combination::three_of_a_kind: return {3, 1, 1, 0, 0};
    case Combination::two_pairs: return {2, 2, 1, 0, 0};
    case Combination::pair: return {2, 1, 1, 1, 0};
    default: return {1, 1, 1, 1, 1};
    }
}

bool isRow(Combination combination) {
    return combination == Combination::straight || combination == Combination::straight_flush ||
           combination == Combination::royal_flush;
}

bool isOneSuit(Combination combination) {
    return combination == Combination::flush || combination == Combination::straight_flush ||
           combination == Combination::royal_flush;
}

// Five cards with the combination's shape; they may still form another combination.
HandCards candidate(Combination combination, RandomStream& chance) {
    std::array<std::uint32_t, kRanks> ranks = shuffledRanks(chance);
    if (isRow(combination)) { // from 5-4-3-2-A to A-K-Q-J-10
        constexpr std::uint32_t kRows = 10;
        const std::uint32_t low = combination == Combination::royal_flush ? kRows - 1 : chance.below(kRows);
        for (std::uint32_t i = 0; i < 5; ++i) {
            ranks[i] = (low + kRanks - 1 + i) % kRanks;
        }
    }
    if (combination == Combination::ace_king) {
        const auto bring = [&](std::size_t place, Rank rank) {
            std::swap(ranks[place], *std::ranges::find(ranks, static_cast<std::uint32_t>(rank)));
        };
        bring(0, Rank::ace);
        bring(1, Rank::king);
    }
    const std::array<int, 5> shape = shapeOf(combination);
    const std::uint32_t suit = chance.below(kSuits);
    HandCards cards{};
    std::size_t dealt = 0;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        std::array<std::uint32_t, kSuits> suits = {0, 1, 2, 3};
        shuffle(suits, chance);
        for (int k = 0; k < shape[i]; ++k) {
            cards[dealt++] =
                cardOf(ranks[i], isOneSuit(combination) ? suit : suits[static_cast<std::size_t>(k)]);
        }
    }
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        std::swap(cards[i], cards[i + chance.below(static_cast<std::uint32_t>(cards.size() - i))]);
    }
    return cards;
}

// The same ranks in other suits.
HandCards twinOf(const HandCards& hand, RandomStream& chance) {
    HandCards twin = hand;
    const std::uint32_t turn = 1 + chance.below(kSuits - 1);
    for (poker::Card& card : twin) {
        const std::uint32_t suit = (static_cast<std::uint32_t>(card.suit()) + turn) % kSuits;
        card = poker::Card(card.rank(), static_cast<Suit>(suit));
    }
    // Gives one card another suit, so that a flush can be lost or won.
    poker::Card& odd = twin[chance.below(static_cast<std::uint32_t>(twin.size()))];
    odd = poker::Card(odd.rank(), static_cast<Suit>(chance.below(kSuits)));
    return twin;
}

bool areApart(const HandCards& one, const HandCards& other) {
    return std::ranges::none_of(other,
                                [&](poker::Card card) { return std::ranges::find(one, card) != one.end(); });
}

bool isHand(const HandCards& cards, Combination combination, poker::RankingRules rules) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (cards[i] == cards[j]) {
                return false;
            }
        }
    }
    return poker::rankHand(cards, rules).combination() == combination;
}

} // namespace

HandCards handOf(Combination combination, poker::RankingRules rules, RandomStream& chance) {
    HandCards cards = candidate(combination, chance);
    while (!isHand(cards, combination, rules)) {
        cards = candidate(combination, chance);
    }
    return cards;
}

HandPair pairOf(Combination combination, poker::DecidedBy decided, poker::RankingRules rules,
                RandomStream& chance) {
    const bool twins = decided == poker::DecidedBy::suits || decided == poker::DecidedBy::nothing;
    while (true) {
        const HandCards one = handOf(combination, rules, chance);
        const HandCards other = twins ? twinOf(one, chance) : candidate(combination, chance);
        if (!isHand(other, combination, rules) || !areApart(one, other)) {
            continue;
        }
        if (poker::decidedBy({one, poker::rankHand(one, rules)}, {other, poker::rankHand(other, rules)}) ==
            decided) {
            return {one, other};
        }
    }
}

HandPair pairOf(Combination one, Combination other, poker::RankingRules rules, RandomStream& chance) {
    while (true) {
        const HandPair pair{handOf(one, rules, chance), handOf(other, rules, chance)};
        if (areApart(pair.one, pair.other)) {
            return pair;
        }
    }
}

} // namespace mesaviva::drills
