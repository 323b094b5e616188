// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A million bingo 90 cards (argument: their number): making them, and marking numbers on all of them with
// winners and one-to-go counts of line, two lines and bingo after each; as baseline a look at every card, as
// most programs do. The counter `memory` is the book's size in bytes.
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/cards/card_maker.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bingo;

namespace {

constexpr std::array<PrizeKind, 3> kKinds = {PrizeKind::line, PrizeKind::two_lines, PrizeKind::bingo};

Settings room() {
    Settings settings(Variant::bingo90);
    settings.prizes = {};
    settings.prizes[indexOf(PrizeKind::line)] = 2'000;
    settings.prizes[indexOf(PrizeKind::two_lines)] = 3'000;
    settings.prizes[indexOf(PrizeKind::bingo)] = 5'000;
    return settings;
}

RandomStream stream(std::uint8_t number) {
    Seed seed{};
    seed.fill(number);
    return {seed, stream_name::kOutcome};
}

std::vector<Ball> numbersInOrder(std::uint8_t number) {
    RandomStream chance = stream(number);
    std::vector<Ball> order(kMostBalls);
    std::iota(order.begin(), order.end(), Ball{1});
    for (std::size_t left = order.size(); left > 1; --left) {
        std::swap(order[left - 1], order[chance.below(static_cast<std::uint32_t>(left))]);
    }
    return order;
}

// Fifteen of ninety numbers for each card, in ascending order, drawn in the simplest way.
void makingCardsPlainly(benchmark::State& bench) {
    for (auto _ : bench) {
        RandomStream chance = stream(1);
        std::vector<Ball> numbers(kMostBalls);
        std::iota(numbers.begin(), numbers.end(), Ball{1});
        std::vector<std::array<Ball, 15>> cards(static_cast<std::size_t>(bench.range(0)));
        for (auto& card : cards) {
            for (std::size_t i = 0; i < card.size(); ++i) {
                const auto left = static_cast<std::uint32_t>(numbers.size() - i);
                std::swap(numbers[i], numbers[i + chance.below(left)]);
            }
            std::copy_n(numbers.begin(), card.size(), card.begin());
            std::ranges::sort(card);
        }
        benchmark::DoNotOptimize(cards.data());
    }
    bench.SetItemsProcessed(bench.iterations() * bench.range(0));
}
BENCHMARK(makingCardsPlainly)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

// As a book requires: three rows of five, no empty column, all different.
void makingCards(benchmark::State& bench) {
    CardBook book(room());
    std::uint8_t number = 0;
    for (auto _ : bench) {
        book.clear();
        RandomStream chance = stream(++number);
        book.addFrom(chance, static_cast<std::uint32_t>(bench.range(0)));
    }
    bench.SetItemsProcessed(bench.iterations() * bench.range(0));
    bench.counters["memory"] = static_cast<double>(book.memory());
    bench.SetLabel("beside makingCardsPlainly/" + std::to_string(bench.range(0)));
}
BENCHMARK(makingCards)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// Marks numbers until bingo is won, closes prizes as they are won, and reads all counts. `best` has the
/// shortest time of each number so far, without disturbances of the machine.
void drawUntilBingo(CardBook& book, const std::vector<Ball>& order, std::vector<double>& best) {
    for (std::size_t i = 0; i < order.size() && !book.isClosed(PrizeKind::bingo); ++i) {
        const auto before = std::chrono::steady_clock::now();
        book.mark(order[i]);
        for (const PrizeKind kind : kKinds) {
            benchmark::DoNotOptimize(book.oneToGoCount(kind));
            if (!book.winners(kind).empty()) {
                book.close(kind);
            }
        }
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - before;
        if (i == best.size()) {
            best.push_back(took.count());
        }
        best[i] = std::min(best[i], took.count());
    }
}

void wholeDraw(benchmark::State& bench) {
    bench.SetLabel("beside wholeDrawCardByCard/" + std::to_string(bench.range(0)));
    CardBook sold(room());
    RandomStream chance = stream(1);
    sold.addFrom(chance, static_cast<std::uint32_t>(bench.range(0)));
    CardBook book = sold;
    const std::vector<Ball> order = numbersInOrder(1);
    std::vector<double> best;
    for (auto _ : bench) {
        bench.PauseTiming();
        book = sold;
        bench.ResumeTiming();
        drawUntilBingo(book, order, best);
    }
    bench.counters["balls"] = static_cast<double>(best.size());
    bench.counters["draw_ms"] = std::accumulate(best.begin(), best.end(), 0.0);
    bench.counters["worst_ball_ms"] = *std::max_element(best.begin(), best.end());
    bench.counters["memory"] = static_cast<double>(book.memory());
}
BENCHMARK(wholeDraw)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// A card as in a plain program: its numbers, row by row.
struct PlainCard {
    std::array<std::array<Ball, 5>, 3> numbers{}; ///< of each row
};

std::vector<PlainCard> plainCards(std::size_t count) {
    RandomStream chance = stream(1);
    std::vector<PlainCard> cards(count);
    for (PlainCard& plain : cards) {
        const Card card = makeCard(Variant::bingo90, false, chance);
        for (std::size_t row = 0; row < 3; ++row) {
            std::size_t found = 0;
            for (std::size_t column = 0; column < 9; ++column) {
                if (const Ball ball = card.cells[9 * row + column]; ball != 0) {
                    plain.numbers[row][found++] = ball;
                }
            }
        }
    }
    return cards;
}

void wholeDrawCardByCard(benchmark::State& bench) {
    const std::vector<PlainCard> cards = plainCards(static_cast<std::size_t>(bench.range(0)));
    int balls = 0;
    for (auto _ : bench) {
        balls = 0;
        BallSet drawn;
        std::array<bool, 3> closed{};
        for (const Ball ball : numbersInOrder(1)) {
            drawn.add(ball);
            ++balls;
            std::array<std::uint32_t, 3> oneShort{};
            std::array<std::vector<CardNumber>, 3> winners;
            for (std::size_t i = 0; i < cards.size(); ++i) {
                std::array<int, 3> lacking{};
                for (std::size_t row = 0; row < 3; ++row) {
                    for (const Ball wanted : cards[i].numbers[row]) {
                        lacking[row] += drawn.has(wanted) ? 0 : 1;
                    }
                }
                std::sort(lacking.begin(), lacking.end());
                const std::array<int, 3> missing = {lacking[0], lacking[0] + lacking[1],
                                                    lacking[0] + lacking[1] + lacking[2]};
                for (std::size_t kind = 0; kind < missing.size(); ++kind) {
                    if (!closed[kind] && missing[kind] == 0) {
                        winners[kind].push_back(static_cast<CardNumber>(i + 1));
                    }
                    oneShort[kind] += missing[kind] == 1 ? 1U : 0U;
                }
            }
            benchmark::DoNotOptimize(oneShort);
            for (std::size_t kind = 0; kind < closed.size(); ++kind) {
                closed[kind] = closed[kind] || !winners[kind].empty();
            }
            if (closed[2]) {
                break;
            }
        }
    }
    bench.counters["balls"] = balls;
}
BENCHMARK(wholeDrawCardByCard)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
