// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole roulette rounds with ten stakes each, on ten different chances, including seeds, commitments and
// streams, whose cost is measured separately as well.
#include "engine/base/random_stream.h"
#include "engine/games/roulette/game.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <limits>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::roulette;

namespace {

constexpr Money kStake{200};

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

Numbers of(std::initializer_list<int> indices) {
    Numbers numbers;
    for (int index : indices) {
        numbers.add(Pocket(index));
    }
    return numbers;
}

// Ten stakes in a typical mix: some on numbers, some outside.
std::vector<PlaceStake> tenStakes() {
    return {{0, ChanceKind::straight, of({17}), kStake},
            {0, ChanceKind::straight, of({0}), kStake},
            {0, ChanceKind::split, of({8, 11}), kStake},
            {0, ChanceKind::split, of({17, 20}), kStake},
            {0, ChanceKind::street, of({25, 26, 27}), kStake},
            {0, ChanceKind::corner, of({31, 32, 34, 35}), kStake},
            {0, ChanceKind::line, of({1, 2, 3, 4, 5, 6}), kStake},
            {0, ChanceKind::dozen, Layout::boxNumbers(ChanceKind::dozen, 2), kStake},
            {0, ChanceKind::column, Layout::boxNumbers(ChanceKind::column, 3), kStake},
            {0, ChanceKind::red, Layout::evenNumbers(ChanceKind::red), kStake}};
}

std::vector<Stake> asStakes(const std::vector<PlaceStake>& commands) {
    std::vector<Stake> stakes;
    for (const PlaceStake& command : commands) {
        stakes.push_back({*Layout::of(37).find(command.kind, command.numbers), {}, command.amount});
    }
    return stakes;
}

template <class Submit>
void comeToTheTable(const Submit& submit) {
    submit(Admit{kLargestAmount});
    submit(Join{0, std::nullopt});
}

// Plays one round: `submit` sends a command, `meetNeed` meets the table's next need, `stake` places the ten
// stakes.
template <class Stake, class MeetNeed>
void playRound(const State& state, const Stake& stake, const MeetNeed& meetNeed) {
    meetNeed(); // opens the round
    stake();
    do {
        meetNeed();
    } while (state.phase != Phase::between);
}

// decide and evolve alone, without listeners.
class BareTable {
public:
    explicit BareTable(benchmark::State& bench) : m_bench(bench) {}

    const State& state() const { return m_state; }
    void submit(const Command& command) {
        m_events.clear();
        if (decide(m_state, command, m_now, m_events)) {
            m_bench.SkipWithError("a command is refused");
        }
        for (const Event& event : m_events) {
            evolve(m_state, event, m_now);
        }
    }
    void meetNeed() {
        const Need need = *nextNeed(m_state);
        m_now = need.at;
        submit(*answer<Game>(m_state, need.kind, m_chance, m_journal));
    }

private:
    benchmark::State& m_bench;
    State m_state{quickTable()};
    SeededSpins m_chance{derivedSeeds(master()), 37};
    MemoryJournal<Event> m_journal;
    Events m_events;
    Instant m_now = kTableOpened;
};

// Ten commands.
void spinsOfTenStakes(benchmark::State& bench) {
    bench.SetLabel("beside plainSpins");
    BareTable table(bench);
    const std::vector<Command> stakes = [] {
        const std::vector<PlaceStake> ten = tenStakes();
        return std::vector<Command>(ten.begin(), ten.end());
    }();
    comeToTheTable([&](const Command& command) { table.submit(command); });
    const auto stake = [&] {
        for (const Command& command : stakes) {
            table.submit(command);
        }
    };
    for (auto _ : bench) {
        playRound(table.state(), stake, [&] { table.meetNeed(); });
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(table.state().round));
}
BENCHMARK(spinsOfTenStakes);

// One command for all ten, as in a simulation.
void spinsOfOneFavourite(benchmark::State& bench) {
    bench.SetLabel("beside plainSpins");
    BareTable table(bench);
    const Command favourite = PlaceAll{0, asStakes(tenStakes())};
    comeToTheTable([&](const Command& command) { table.submit(command); });
    for (auto _ : bench) {
        playRound(
            table.state(), [&] { table.submit(favourite); }, [&] { table.meetNeed(); });
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(table.state().round));
}
BENCHMARK(spinsOfOneFavourite);

// Ten commands through the driver, with the journal and a counting listener.
void spinsWithJournalAndListener(benchmark::State& bench) {
    bench.SetLabel("beside plainSpins");
    SeededSpins chance(derivedSeeds(master()), 37);
    MemoryJournal<Event> journal;
    Driver driver(State(quickTable()), chance, journal);
    std::uint64_t heard = 0;
    driver.setListener([&](const Recorded<Event>&) { ++heard; });
    const auto submit = [&](const Command& command) {
        if (driver.submit(command)) {
            bench.SkipWithError("a command is refused");
        }
    };
    comeToTheTable(submit);
    const std::vector<PlaceStake> stakes = tenStakes();
    const auto stake = [&] {
        for (const PlaceStake& command : stakes) {
            submit(command);
        }
    };
    for (auto _ : bench) {
        playRound(driver.state(), stake, [&] { driver.step(Instant::max()); });
    }
    benchmark::DoNotOptimize(heard);
    bench.SetItemsProcessed(static_cast<std::int64_t>(driver.state().round));
    bench.counters["events_per_round"] =
        static_cast<double>(heard) / static_cast<double>(driver.state().round);
}
BENCHMARK(spinsWithJournalAndListener);

// A loop without a table: a number from the same kind of stream, ten stakes evaluated and added up. No
// phases, no events, no accounts, no proofs.
void plainSpins(benchmark::State& bench) {
    LongStream chance(master(), stream_name::kOutcome);
    const std::vector<PlaceStake> stakes = tenStakes();
    const Settings table = quickTable();
    std::vector<std::int64_t> multiples;
    for (const PlaceStake& stake : stakes) {
        multiples.push_back(1 + table.terms(stake.kind).odds.value.numerator);
    }
    std::int64_t wallet = 0;
    for (auto _ : bench) {
        const Pocket pocket(static_cast<int>(chance.below(37)));
        for (std::size_t i = 0; i < stakes.size(); ++i) {
            wallet -= stakes[i].amount.cents;
            wallet += stakes[i].numbers.has(pocket) ? multiples[i] * stakes[i].amount.cents : 0;
        }
        benchmark::DoNotOptimize(wallet);
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(plainSpins);

// The cost of fairness per round: seed, commitment, first number of the stream, check at the close.
void seedsAndCommitments(benchmark::State& bench) {
    SeededSpins chance(derivedSeeds(master()), 37);
    std::uint64_t round = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(chance.openRound(++round));
        chance.launch();
        benchmark::DoNotOptimize(chance.rest());
        benchmark::DoNotOptimize(commitment(chance.closeRound().seed, round));
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(round));
}
BENCHMARK(seedsAndCommitments);

// One commitment.
void commitments(benchmark::State& bench) {
    const Seed seed = master();
    std::uint64_t round = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(commitment(seed, ++round));
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(round));
}
BENCHMARK(commitments);

} // namespace

BENCHMARK_MAIN();
