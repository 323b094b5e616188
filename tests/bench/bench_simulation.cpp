// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of the simulation on one core; the baseline is the same rounds at a live table, through the driver,
// with proofs and a journal.
#include "app/cli/sentences/request_sentences.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/simulation/bingo_table.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/simulation/poker_table.h"
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/simulation/roulette_table.h"
#include "engine/simulation/plan.h"
#include "engine/simulation/run.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <random>
#include <string>
#include <thread>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::simulation;

namespace {

Seed master() {
    Seed seed{};
    seed.fill(0x5a);
    return seed;
}

template <class Own>
Own planOf(Request request) {
    request.rounds = "1000000";
    const Result<Plan, BadRequest> plan = readPlan(request);
    if (!plan) {
        std::cerr << app::englishText(plan.error()) << '\n';
        std::exit(1);
    }
    return dynamic_cast<const Own&>(*plan->game);
}

PokerPlan pokerPlan(std::int64_t seats, const char* strategy = "ace_king") {
    Request request;
    request.game = "poker";
    request.rules = "pt-803-2015";
    request.options["seats"] = std::to_string(seats);
    request.options["strategy"] = strategy;
    return planOf<PokerPlan>(request);
}

RoulettePlan roulettePlan(std::int64_t stakes) {
    Request request;
    request.game = "roulette";
    request.rules = "pt-804-2015";
    request.options["strategy"] = "split";
    request.options["stakes"] = std::to_string(stakes);
    return planOf<RoulettePlan>(request);
}

BingoPlan bingoPlan(std::int64_t players) {
    Request request;
    request.game = "bingo";
    request.rules = "pt-425a-2015";
    request.options["players"] = std::to_string(players);
    return planOf<BingoPlan>(request);
}

void countRounds(benchmark::State& bench, const Sums& sums) {
    bench.SetItemsProcessed(static_cast<std::int64_t>(sums.rounds));
}

// A separate table for each block, as in the simulation.
template <class Table, class Own, class... Centre>
void playBlocks(benchmark::State& bench, const Own& plan, int rounds, Centre... centre) {
    Sums sums;
    std::uint64_t block = 0;
    for (auto _ : bench) {
        Table table(plan, roundSeed(master(), ++block));
        for (int round = 0; round < rounds; ++round) {
            table.playRound(sums, centre...);
        }
    }
    countRounds(bench, sums);
}

void pokerSimulated(benchmark::State& bench) {
    bench.SetLabel("beside pokerDriven/" + std::to_string(bench.range(0)));
    playBlocks<PokerTable>(bench, pokerPlan(bench.range(0)), 1024);
}
BENCHMARK(pokerSimulated)->Arg(1)->Arg(3)->Arg(5)->Arg(7)->Unit(benchmark::kMillisecond);

// Several threads, each with blocks of its own; the baseline is one thread.
void pokerOnThreads(benchmark::State& bench) {
    bench.SetLabel("beside pokerOnThreads/1/real_time");
    Request request;
    request.game = "poker";
    request.rules = "pt-803-2015";
    request.options["seats"] = "7";
    request.seed = toHex(master());
    request.rounds = "65536";
    const Plan plan = readPlan(request).value();
    for (auto _ : bench) {
        Run run(plan, static_cast<unsigned>(bench.range(0)));
        while (!run.wait(std::chrono::hours(1))) {
        }
    }
    bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(plan.rounds));
}
BENCHMARK(pokerOnThreads)
    ->RangeMultiplier(2)
    ->Range(1, std::max(1U, std::thread::hardware_concurrency()))
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void pokerBestPlay(benchmark::State& bench) { playBlocks<PokerTable>(bench, pokerPlan(1, "best"), 16); }
BENCHMARK(pokerBestPlay)->Unit(benchmark::kMillisecond);

void pokerDriven(benchmark::State& bench) {
    using namespace mesaviva::poker;
    const PokerPlan plan = pokerPlan(bench.range(0));
    SeededChance chance(derivedSeeds(master()));
    MemoryJournal<Event> journal;
    Driver driver(State(plan.table), chance, journal);
    for (PlayerId player = 0; player < plan.seats; ++player) {
        driver.submit(Admit{kLargestAmount});
        driver.submit(Sit{player, player + 1});
    }
    const State& state = driver.state();
    for (auto _ : bench) {
        do {
            driver.step(Instant::max());
            for (PlayerId player = 0; player < plan.seats; ++player) {
                const Seat& seat = state.seats[player];
                if (state.phase == Phase::betting) {
                    driver.submit(PlaceAnte{player, plan.table.minimum});
                } else if (state.phase == Phase::deciding &&
                           seat.rank.combination() >= Combination::ace_king) {
                    driver.submit(Bet{player});
                } else if (state.phase == Phase::deciding) {
                    driver.submit(Fold{player});
                }
            }
        } while (state.phase != Phase::between);
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(state.round));
}
BENCHMARK(pokerDriven)->Arg(1)->Arg(3)->Arg(5)->Arg(7);

void rouletteSimulated(benchmark::State& bench) {
    bench.SetLabel("beside rouletteDriven/" + std::to_string(bench.range(0)));
    playBlocks<RouletteTable>(bench, roulettePlan(bench.range(0)), 1024);
}
BENCHMARK(rouletteSimulated)->Arg(1)->Arg(5)->Arg(10)->Unit(benchmark::kMillisecond);

void rouletteDriven(benchmark::State& bench) {
    using namespace mesaviva::roulette;
    const RoulettePlan plan = roulettePlan(bench.range(0));
    SeededSpins chance(derivedSeeds(master()), plan.table.pockets);
    LongStream player(master(), stream_name::kPlayers);
    MemoryJournal<Event> journal;
    Driver driver(State(plan.table), chance, journal);
    driver.submit(Admit{kLargestAmount});
    driver.submit(Join{0, std::nullopt});
    for (auto _ : bench) {
        driver.step(Instant::max());
        for (int i = 0; i < plan.stakes; ++i) {
            const auto places = static_cast<std::uint32_t>(plan.places.size());
            const Spot& spot = driver.state().layout()[plan.places[player.below(places)]];
            driver.submit(PlaceStake{0, spot.kind, spot.numbers, plan.amount});
        }
        do {
            driver.step(Instant::max());
        } while (driver.state().phase != Phase::between);
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(driver.state().round));
}
BENCHMARK(rouletteDriven)->Arg(1)->Arg(5)->Arg(10);

// Six cards for each player.
void bingoSimulated(benchmark::State& bench) {
    bench.SetLabel("beside bingoPlainly/" + std::to_string(bench.range(0)));
    playBlocks<BingoTable>(bench, bingoPlan(bench.range(0)), 16, Money{});
}
BENCHMARK(bingoSimulated)->Arg(10)->Arg(100)->Arg(1'000)->Unit(benchmark::kMillisecond);

// As many cards as sets of fifteen numbers, ball by ball, checking each until one is full: no rows, no lines,
// no prizes.
void bingoPlainly(benchmark::State& bench) {
    constexpr std::size_t kNumbers = 15;
    constexpr std::size_t kBalls = 90;
    std::mt19937_64 dice(1);
    std::array<std::uint8_t, kBalls> balls{};
    std::iota(balls.begin(), balls.end(), std::uint8_t{0});
    std::vector<std::bitset<kBalls>> cards(6 * static_cast<std::size_t>(bench.range(0)));
    std::vector<std::uint8_t> marked(cards.size());
    for (auto _ : bench) {
        for (std::bitset<kBalls>& card : cards) {
            card.reset();
            while (card.count() < kNumbers) {
                card.set(dice() % kBalls);
            }
        }
        std::fill(marked.begin(), marked.end(), std::uint8_t{0});
        std::shuffle(balls.begin(), balls.end(), dice);
        bool full = false;
        for (std::size_t ball = 0; ball < kBalls && !full; ++ball) {
            for (std::size_t i = 0; i < cards.size(); ++i) {
                full = (cards[i].test(balls[ball]) && ++marked[i] == kNumbers) || full;
            }
        }
        benchmark::DoNotOptimize(full);
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(bingoPlainly)->Arg(10)->Arg(100)->Arg(1'000)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
