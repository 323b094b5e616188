// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The exact odds of one decision, by classes of ranks; baseline: plain enumeration of the dealer's 148,995
// hands with the same evaluator, the burnt card known. The whole game on one core, in the common and the
// regulation's form, counted in decisions: player hands per up card (and burnt card).

#include "engine/games/poker/odds/whole_game.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace {

using namespace mesaviva::poker;
using namespace mesaviva::poker::odds;

struct Situation {
    HandCards hand;
    Card upcard;
    Card burnt;
};

const std::vector<Situation>& situations() {
    static const std::vector<Situation> made = [] {
        std::mt19937 random; // NOLINT: the same cards in every run
        std::array<Card, kDeckSize> deck;
        for (unsigned index = 0; index < kDeckSize; ++index) {
            deck[index] = Card::fromIndex(index);
        }
        std::vector<Situation> list(4'096);
        for (Situation& situation : list) {
            for (std::size_t i = 0; i < 7; ++i) {
                std::swap(deck[i], deck[i + random() % (kDeckSize - i)]);
            }
            std::copy_n(deck.begin(), 5, situation.hand.begin());
            situation.upcard = deck[5];
            situation.burnt = deck[6];
        }
        return list;
    }();
    return made;
}

DealCounts enumerate(const Situation& situation) {
    std::vector<Card> left;
    for (unsigned index = 0; index < kDeckSize; ++index) {
        const Card card = Card::fromIndex(index);
        const bool seen =
            card == situation.upcard || card == situation.burnt ||
            std::find(situation.hand.begin(), situation.hand.end(), card) != situation.hand.end();
        if (!seen) {
            left.push_back(card);
        }
    }
    const HandRank player = rankHand(situation.hand);
    DealCounts counts;
    for (std::size_t a = 0; a < left.size(); ++a) {
        for (std::size_t b = a + 1; b < left.size(); ++b) {
            const HandSum three = HandSum() + situation.upcard + left[a] + left[b];
            for (std::size_t c = b + 1; c < left.size(); ++c) {
                const HandSum four = three + left[c];
                for (std::size_t d = c + 1; d < left.size(); ++d) {
                    const HandRank dealer = rankHand(four + left[d]);
                    if (!qualifies(dealer.combination())) {
                        ++counts.notQualified;
                    } else {
                        ++(dealer < player ? counts.win : dealer > player ? counts.lose : counts.tie);
                    }
                }
            }
        }
    }
    return counts;
}

template <class Count>
void decide(benchmark::State& state, const Count& count) {
    const std::vector<Situation>& list = situations();
    std::size_t next = 0;
    for (auto _ : state) {
        DealCounts counts = count(list[next++ % list.size()]);
        benchmark::DoNotOptimize(counts);
    }
    state.SetItemsProcessed(state.iterations());
}

void oneDecision(benchmark::State& state) {
    state.SetLabel("beside oneDecisionEnumerated");
    decide(state, [](const Situation& s) { return countDeals(s.hand, s.upcard, {&s.burnt, 1}); });
}

void oneDecisionEnumerated(benchmark::State& state) { decide(state, enumerate); }

constexpr std::int64_t kHands = 2'598'960;

void playWholeGame(benchmark::State& state, const WholeGameRules& rules, std::int64_t decisions) {
    state.SetLabel("beside oneDecisionEnumerated");
    for (auto _ : state) {
        benchmark::DoNotOptimize(wholeGame(rules, 1));
    }
    state.SetItemsProcessed(state.iterations() * decisions);
}

void wholeCommonGame(benchmark::State& state) { playWholeGame(state, WholeGameRules::common(), kHands * 47); }

void wholeGameOfTheRegulation(benchmark::State& state) { playWholeGame(state, {}, kHands * 47 * 46); }

} // namespace

BENCHMARK(oneDecision)->Unit(benchmark::kMicrosecond);
BENCHMARK(oneDecisionEnumerated)->Unit(benchmark::kMicrosecond);
BENCHMARK(wholeCommonGame)->Unit(benchmark::kMillisecond);
BENCHMARK(wholeGameOfTheRegulation)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
