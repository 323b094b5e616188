// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hands ranked per second on one core: all hands in order and random hands from memory, under both answers to
// I-P8 (argument 1: A-K-Q-J-10 is a straight, 0: it is not), and a plain evaluator without tables as
// baseline.

#include "engine/games/poker/hand.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace {

using namespace mesaviva::poker;

constexpr std::int64_t kAllHands = 2'598'960;

RankingRules rulesOf(const benchmark::State& state) { return {.aceHighStraight = state.range(0) != 0}; }

/// A million hands of five different cards, the same in every run, five bytes each.
const std::vector<HandCards>& randomHands() {
    static const std::vector<HandCards> hands = [] {
        std::mt19937 random; // NOLINT: the same hands in every run
        std::array<Card, kDeckSize> deck;
        for (unsigned index = 0; index < kDeckSize; ++index) {
            deck[index] = Card::fromIndex(index);
        }
        std::vector<HandCards> made(1U << 20U);
        for (HandCards& hand : made) {
            for (std::size_t dealt = 0; dealt < hand.size(); ++dealt) {
                std::swap(deck[dealt], deck[dealt + random() % (kDeckSize - dealt)]);
                hand[dealt] = deck[dealt];
            }
        }
        return made;
    }();
    return hands;
}

/// The usual implementation: sort, count, compare.
unsigned plainRank(const HandCards& cards, RankingRules rules) {
    std::array<unsigned, 5> ranks{};
    std::array<unsigned, 13> count{};
    std::array<unsigned, 4> suits{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ranks[i] = static_cast<unsigned>(cards[i].rank());
        ++count[ranks[i]];
        ++suits[static_cast<std::size_t>(cards[i].suit())];
    }
    std::sort(ranks.begin(), ranks.end(),
              [&](unsigned a, unsigned b) { return count[a] != count[b] ? count[a] > count[b] : a > b; });
    const unsigned ofOneSuit = *std::max_element(suits.begin(), suits.end());
    const bool flush = ofOneSuit == 5;
    const bool distinct = count[ranks[0]] == 1;
    const bool fiveHigh = distinct && ranks[0] == 12 && ranks[1] == 3;
    const bool straight = fiveHigh || (distinct && ranks[0] - ranks[4] == 4 &&
                                       (ranks[0] != 12 || flush || rules.aceHighStraight));
    Combination combination = Combination::high_cards;
    if (straight && flush) {
        combination = ranks[0] == 12 && !fiveHigh ? Combination::royal_flush : Combination::straight_flush;
    } else if (count[ranks[0]] == 4) {
        combination = Combination::four_of_a_kind;
    } else if (count[ranks[0]] == 3) {
        combination = count[ranks[3]] == 2 ? Combination::full_house : Combination::three_of_a_kind;
    } else if (flush) {
        combination = Combination::flush;
    } else if (straight) {
        combination = Combination::straight;
    } else if (count[ranks[0]] == 2) {
        combination = count[ranks[2]] == 2 ? Combination::two_pairs : Combination::pair;
    } else if (ranks[0] == 12 && ranks[1] == 11) {
        combination = Combination::ace_king;
    }
    if (fiveHigh && straight) {
        std::rotate(ranks.begin(), ranks.begin() + 1, ranks.end());
    }
    auto worth = static_cast<unsigned>(combination);
    for (const unsigned rank : ranks) {
        worth = worth * 16 + rank;
    }
    return worth * 2 + (combination <= Combination::ace_king && ofOneSuit >= 3 ? 1 : 0);
}

template <typename Rank>
void rankRandomHands(benchmark::State& state, const Rank& rank) {
    const std::vector<HandCards>& hands = randomHands();
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const HandCards& hand : hands) {
            sum += rank(hand);
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

void randomHandsRanked(benchmark::State& state) {
    state.SetLabel("beside randomHandsRankedPlainly/1");
    const RankingRules rules = rulesOf(state);
    rankRandomHands(state, [rules](const HandCards& hand) { return rankHand(hand, rules).value(); });
}

void randomHandsNamed(benchmark::State& state) {
    const RankingRules rules = rulesOf(state);
    rankRandomHands(state, [rules](const HandCards& hand) {
        return static_cast<unsigned>(rankHand(hand, rules).combination());
    });
}

void randomHandsRankedPlainly(benchmark::State& state) {
    const RankingRules rules = rulesOf(state);
    rankRandomHands(state, [rules](const HandCards& hand) { return plainRank(hand, rules); });
}

/// The outer cards' partial sum is reused, as in any fast loop.
void allHandsRanked(benchmark::State& state) {
    state.SetLabel("beside allHandsRankedPlainly/1");
    const RankingRules rules = rulesOf(state);
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (unsigned a = 0; a < kDeckSize; ++a) {
            for (unsigned b = a + 1; b < kDeckSize; ++b) {
                for (unsigned c = b + 1; c < kDeckSize; ++c) {
                    const HandSum three =
                        HandSum() + Card::fromIndex(a) + Card::fromIndex(b) + Card::fromIndex(c);
                    for (unsigned d = c + 1; d < kDeckSize; ++d) {
                        const HandSum four = three + Card::fromIndex(d);
                        for (unsigned e = d + 1; e < kDeckSize; ++e) {
                            sum += rankHand(four + Card::fromIndex(e), rules).value();
                        }
                    }
                }
            }
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * kAllHands);
}

void allHandsRankedPlainly(benchmark::State& state) {
    const RankingRules rules = rulesOf(state);
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (unsigned a = 0; a < kDeckSize; ++a) {
            for (unsigned b = a + 1; b < kDeckSize; ++b) {
                for (unsigned c = b + 1; c < kDeckSize; ++c) {
                    for (unsigned d = c + 1; d < kDeckSize; ++d) {
                        for (unsigned e = d + 1; e < kDeckSize; ++e) {
                            sum += plainRank({Card::fromIndex(a), Card::fromIndex(b), Card::fromIndex(c),
                                              Card::fromIndex(d), Card::fromIndex(e)},
                                             rules);
                        }
                    }
                }
            }
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * kAllHands);
}

} // namespace

BENCHMARK(allHandsRanked)->Arg(1)->Arg(0)->Unit(benchmark::kMillisecond);
BENCHMARK(randomHandsRanked)->Arg(1)->Arg(0)->Unit(benchmark::kMillisecond);
BENCHMARK(randomHandsNamed)->Arg(1)->Arg(0)->Unit(benchmark::kMillisecond);
BENCHMARK(allHandsRankedPlainly)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(randomHandsRankedPlainly)->Arg(1)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
