// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds of seven seats: all stake, five stay, two fold, all 41 cards, settlement, including seeds,
// commitments and streams.
#include "engine/base/random_stream.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/pay_table.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::poker;

namespace {

constexpr Money kAnte{500};

Settings quickTable() {
    Settings settings;
    settings.idle.invitedAfterRounds = std::numeric_limits<std::uint32_t>::max() / 2;
    return settings;
}

Seed master() {
    Seed seed{};
    seed.fill(0x5a);
    return seed;
}

// Plays one round: `submit` sends a command, `meetNeed` meets the table's next need.
template <class Submit, class MeetNeed>
void playRound(const State& state, const Submit& submit, const MeetNeed& meetNeed) {
    do {
        meetNeed();
        if (state.phase == Phase::betting) {
            for (PlayerId player = 0; player < kMostSeats; ++player) {
                submit(PlaceAnte{player, kAnte});
            }
        } else if (state.phase == Phase::deciding) {
            for (PlayerId player = 0; player < kMostSeats; ++player) {
                player % 4 == 1 ? submit(Fold{player}) : submit(Bet{player});
            }
        }
    } while (state.phase != Phase::between);
}

template <class Submit>
void seatPlayers(const Submit& submit) {
    for (PlayerId player = 0; player < kMostSeats; ++player) {
        submit(Admit{kLargestAmount});
        submit(Sit{player, player + 1});
    }
}

// decide and evolve alone, without listeners.
void roundsWithoutListeners(benchmark::State& bench) {
    bench.SetLabel("beside plainRounds");
    State state(quickTable());
    SeededChance chance(derivedSeeds(master()));
    Events events;
    Instant now = kTableOpened;
    const auto submit = [&](const Command& command) {
        events.clear();
        if (decide(state, command, now, events)) {
            bench.SkipWithError("a command is refused");
        }
        for (const Event& event : events) {
            evolve(state, event, now);
        }
    };
    const MemoryJournal<Event> journal;
    const auto meetNeed = [&] {
        const Need need = *nextNeed(state);
        now = need.at;
        submit(*answer<Game>(state, need.kind, chance, journal));
    };
    seatPlayers(submit);
    for (auto _ : bench) {
        playRound(state, submit, meetNeed);
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(state.round));
}
BENCHMARK(roundsWithoutListeners);

// The same through the driver, with the journal and a counting listener.
void roundsWithJournalAndListener(benchmark::State& bench) {
    bench.SetLabel("beside plainRounds");
    SeededChance chance(derivedSeeds(master()));
    MemoryJournal<Event> journal;
    Driver driver(State(quickTable()), chance, journal);
    std::uint64_t heard = 0;
    driver.setListener([&](const Recorded<Event>&) { ++heard; });
    const auto submit = [&](const Command& command) {
        if (driver.submit(command)) {
            bench.SkipWithError("a command is refused");
        }
    };
    seatPlayers(submit);
    for (auto _ : bench) {
        playRound(driver.state(), submit, [&] { driver.step(Instant::max()); });
    }
    benchmark::DoNotOptimize(heard);
    bench.SetItemsProcessed(static_cast<std::int64_t>(driver.state().round));
    bench.counters["events_per_round"] =
        static_cast<double>(heard) / static_cast<double>(driver.state().round);
}
BENCHMARK(roundsWithJournalAndListener);

// A loop without a table: cards from the same kind of stream, eight hands ranked, seven compared and added
// up. No phases, no events, no accounts, no proofs.
void plainRounds(benchmark::State& bench) {
    LongStream chance(master(), stream_name::kOutcome);
    std::array<Card, kDeckSize> deck;
    for (unsigned i = 0; i < kDeckSize; ++i) {
        deck[i] = Card::fromIndex(i);
    }
    std::array<std::int64_t, kMostSeats> wallets{};
    for (auto _ : bench) {
        constexpr unsigned kCards = 1 + 5 * (kMostSeats + 1);
        for (unsigned left = kDeckSize; left > kDeckSize - kCards; --left) {
            std::swap(deck[chance.below(left)], deck[left - 1]);
        }
        const auto handAt = [&](unsigned place) {
            HandCards hand;
            std::copy_n(deck.end() - 1 - 5 * (place + 1), hand.size(), hand.begin());
            return rankHand(hand);
        };
        const HandRank dealer = handAt(kMostSeats);
        for (unsigned seat = 0; seat < kMostSeats; ++seat) {
            const HandRank hand = handAt(seat);
            std::int64_t net = -kAnte.cents;
            if (seat % 4 != 1) {
                const std::int64_t won =
                    kAnte.cents + kBetPerAnte * kAnte.cents * betMultiple(hand.combination());
                net = !qualifies(dealer.combination()) ? kAnte.cents
                      : hand > dealer                  ? won
                      : hand < dealer                  ? -(1 + kBetPerAnte) * kAnte.cents
                                                       : 0;
            }
            wallets[seat] += net;
        }
        benchmark::DoNotOptimize(wallets);
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(plainRounds);

} // namespace

BENCHMARK_MAIN();
