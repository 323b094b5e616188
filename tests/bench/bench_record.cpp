// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The record: events written per second against a plain file with the same bytes; the time until an instant
// is safe against the same lines appended and synced; rounds verified per second against reading, hashing and
// parsing the same rows; opening a list of a million rounds against a look at each of them; bytes per round.

#include "engine/base/seed.h"
#include "engine/games/poker/players/poker_crowd.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/record/history/balances.h"
#include "engine/record/record_reader.h"
#include "engine/record/sqlite.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/record_writer.h"
#include "engine/record/write/table_recorder.h"
#include "engine/table/live_table.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#ifdef __unix__
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace mesaviva;

namespace {

namespace fs = std::filesystem;

// A temporary folder, removed with its contents.
class Folder {
public:
    Folder()
        : m_path(fs::temp_directory_path() / ("mesaviva-bench-" + std::to_string(std::random_device()()))) {
        fs::create_directories(m_path);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code error;
        fs::remove_all(m_path, error);
    }
    fs::path operator/(const char* name) const { return m_path / name; }

private:
    fs::path m_path;
};

record::WallTime wall() { return record::WallTime(std::chrono::seconds(1'700'000'000)); }

struct Poker {
    using OnRecord = record::PokerOnRecord;
    using Table = LiveTable<poker::Game, players::PokerCrowd>;

    static std::unique_ptr<Table> open() {
        players::PokerCrowd crowd;
        std::vector<Guest> guests;
        for (PlayerId player = 0; player < poker::kMostSeats; ++player) {
            crowd.add({player, static_cast<players::PokerHabit>(player % 4), players::StakeTaste::low});
            guests.push_back({"player " + std::to_string(player), true});
        }
        auto table =
            std::make_unique<Table>(Opening<poker::Settings>{{}, guests},
                                    std::make_unique<poker::SeededChance>(derivedSeeds(Seed{})), crowd);
        for (PlayerId player = 0; player < poker::kMostSeats; ++player) {
            table->submit(poker::Admit{Money{1'000'000'000}});
            table->submit(poker::Sit{player, player + 1});
        }
        return table;
    }
};

struct Roulette {
    using OnRecord = record::RouletteOnRecord;
    using Table = LiveTable<roulette::Game, players::RouletteCrowd>;

    static std::unique_ptr<Table> open() {
        const roulette::Settings settings(roulette::RuleSet::online);
        players::RouletteCrowd crowd;
        std::vector<Guest> guests;
        for (PlayerId player = 0; player < 3; ++player) {
            crowd.add({player, players::kRouletteHabits[player], players::StakeTaste::low});
            guests.push_back({"player " + std::to_string(player), true});
        }
        auto table = std::make_unique<Table>(
            Opening<roulette::Settings>{settings, guests},
            std::make_unique<roulette::SeededSpins>(derivedSeeds(Seed{}), settings.pockets), crowd);
        for (PlayerId player = 0; player < 3; ++player) {
            table->submit(roulette::Admit{Money{1'000'000'000}});
            table->submit(roulette::Join{player, std::nullopt});
        }
        return table;
    }
};

// The events of `rounds` rounds, grouped by instant.
template <class Game>
std::vector<std::vector<typename Game::OnRecord::Entry>> groupsOf(std::uint64_t rounds) {
    const auto table = Game::open();
    std::vector<std::vector<typename Game::OnRecord::Entry>> groups;
    groups.emplace_back(table->entries(0).begin(), table->entries(0).end());
    const Subscription heard = table->listen([&](const auto& entry) { groups.back().push_back(entry); });
    while (table->round() <= rounds) {
        table->advanceTo(*table->nextDue());
        groups.emplace_back();
    }
    return groups;
}

template <class Game>
void record(const std::vector<std::vector<typename Game::OnRecord::Entry>>& groups, const fs::path& path) {
    record::RecordWriter::Options options;
    options.program = "bench";
    const auto writer = std::move(*record::RecordWriter::open(path, std::move(options)));
    record::TableRecorder<typename Game::OnRecord> recorder(
        *writer, {[](PlayerId) { return std::string("late"); },
                  [round = std::uint64_t{0}]() mutable { return roundSeed(Seed{}, ++round); }, &wall});
    for (const auto& group : groups) {
        for (const auto& entry : group) {
            recorder.add(entry);
        }
        while (recorder.flush(), recorder.isBehind()) {
            writer->waitForRoom();
        }
    }
    writer->close();
}

template <class Groups>
std::int64_t countOf(const Groups& groups) {
    std::int64_t count = 0;
    for (const auto& group : groups) {
        count += static_cast<std::int64_t>(group.size());
    }
    return count;
}

// As fast as possible: waiting events are written together.
template <class Game>
void writing(benchmark::State& state) {
    state.SetLabel(std::is_same_v<Game, Poker> ? "beside plainAppend<Poker>"
                                               : "beside plainAppend<Roulette>");
    constexpr std::uint64_t kRounds = 500;
    const auto groups = groupsOf<Game>(kRounds);
    std::uintmax_t bytes = 0;
    for (auto _ : state) {
        const Folder folder;
        record<Game>(groups, folder / "records.sqlite");
        bytes = fs::file_size(folder / "records.sqlite");
    }
    state.SetItemsProcessed(state.iterations() * countOf(groups));
    state.counters["bytes_a_round"] = static_cast<double>(bytes) / kRounds;
}
BENCHMARK(writing<Poker>)->Unit(benchmark::kMillisecond);
BENCHMARK(writing<Roulette>)->Unit(benchmark::kMillisecond);

// The lines of `rounds` rounds, grouped by instant.
template <class Game>
std::vector<std::vector<std::string>> linesOf(std::uint64_t rounds) {
    std::vector<std::vector<std::string>> lines;
    record::EventTextWriter text;
    const auto names = [](PlayerId) { return std::string("player 0"); };
    auto settings = Game::OnRecord::anySettings();
    for (const auto& group : groupsOf<Game>(rounds)) {
        std::vector<std::string>& together = lines.emplace_back();
        for (const auto& entry : group) {
            Game::OnRecord::write(text, entry, names, settings);
            record::EventRow row{1,      entry.round,   entry.seq, entry.at.time_since_epoch().count(),
                                 wall(), text.result(), {}};
            together.push_back(lineOf(row) + '\n');
        }
    }
    return lines;
}

// The same lines to a plain file, without waiting until they are safe.
template <class Game>
void plainAppend(benchmark::State& state) {
    std::vector<std::string> lines;
    for (const auto& together : linesOf<Game>(500)) {
        lines.insert(lines.end(), together.begin(), together.end());
    }
    for (auto _ : state) {
        const Folder folder;
        std::ofstream file(folder / "records.jsonl", std::ios::binary);
        for (const std::string& line : lines) {
            file << line;
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(lines.size()));
}
BENCHMARK(plainAppend<Poker>)->Unit(benchmark::kMillisecond);
BENCHMARK(plainAppend<Roulette>)->Unit(benchmark::kMillisecond);

// The 99th percentile.
void tell99(benchmark::State& state, std::vector<double> milliseconds) {
    std::sort(milliseconds.begin(), milliseconds.end());
    if (!milliseconds.empty()) {
        state.counters["p99_ms"] = milliseconds[milliseconds.size() * 99 / 100];
    }
}

double millisecondsSince(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

// One instant after another, each awaited: from an event until it is safe. With a pause before each, as at a
// table, the log is sometimes moved into the file, and an event at that moment waits for it.
void oneInstant(benchmark::State& state) {
    const std::chrono::milliseconds pause(state.range(0));
    state.SetLabel("beside syncedAppend");
    const Folder folder;
    const auto groups = groupsOf<Poker>(200);
    const auto writer = std::move(*record::RecordWriter::open(folder / "records.sqlite", {}));
    record::TableRecorder<Poker::OnRecord> recorder(
        *writer, {[](PlayerId) { return std::string("late"); }, [] { return Seed{}; }, &wall});
    std::size_t next = 0;
    std::vector<double> delays;
    for (auto _ : state) {
        if (next == groups.size()) {
            state.SkipWithError("no more events");
            break;
        }
        state.PauseTiming();
        std::this_thread::sleep_for(pause);
        state.ResumeTiming();
        const auto begin = std::chrono::steady_clock::now();
        for (const auto& entry : groups[next++]) {
            recorder.add(entry);
        }
        recorder.flush();
        if (const auto last = writer->append([](record::RecordStore&) {})) {
            writer->waitFor(*last);
        }
        delays.push_back(millisecondsSince(begin));
    }
    tell99(state, std::move(delays));
}
BENCHMARK(oneInstant)
    ->Unit(benchmark::kMillisecond)
    ->ArgName("pause_ms")
    ->Arg(0)
    ->Arg(22)
    ->Iterations(1'000)
    ->UseRealTime();

#ifdef __unix__
// The lines of one instant after another to a plain file, each synced.
void syncedAppend(benchmark::State& state) {
    const Folder folder;
    const auto lines = linesOf<Poker>(200);
    const int file = ::open((folder / "records.jsonl").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    std::size_t next = 0;
    std::vector<double> delays;
    for (auto _ : state) {
        const auto begin = std::chrono::steady_clock::now();
        bool written = next < lines.size();
        std::string together;
        for (const std::string& line : lines[written ? next++ : 0]) {
            together += line;
        }
        written = written && ::write(file, together.data(), together.size()) >= 0 && ::fdatasync(file) == 0;
        if (!written) {
            state.SkipWithError("the file can't be written");
            break;
        }
        delays.push_back(millisecondsSince(begin));
    }
    ::close(file);
    tell99(state, std::move(delays));
}
BENCHMARK(syncedAppend)->Unit(benchmark::kMillisecond)->Iterations(1'000)->UseRealTime();
#endif

constexpr std::int64_t kRoundsVerified = 2'000;

template <class Game>
void verifying(benchmark::State& state) {
    state.SetLabel(std::is_same_v<Game, Poker> ? "beside readHashParse<Poker>"
                                               : "beside readHashParse<Roulette>");
    const Folder folder;
    record<Game>(groupsOf<Game>(kRoundsVerified), folder / "records.sqlite");
    for (auto _ : state) {
        const auto checked = record::verify(folder / "records.sqlite");
        if (!checked || checked->bad) {
            state.SkipWithError("the record is bad");
        }
    }
    state.SetItemsProcessed(state.iterations() * kRoundsVerified);
}
BENCHMARK(verifying<Poker>)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();
BENCHMARK(verifying<Roulette>)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

// The minimum check of such a record: every row is read, hashed and parsed, and no round is replayed.
template <class Game>
void readHashParse(benchmark::State& state) {
    const Folder folder;
    record<Game>(groupsOf<Game>(kRoundsVerified), folder / "records.sqlite");
    for (auto _ : state) {
        record::Database database(folder / "records.sqlite", record::OpenMode::read);
        record::Statement rows = database.prepare("SELECT event, rules, fields FROM events ORDER BY id");
        Digest last{};
        std::string text;
        while (rows.step()) {
            text.assign(last.begin(), last.end());
            text += rows.text(0);
            text += rows.text(1);
            text += rows.text(2);
            last = sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
            benchmark::DoNotOptimize(nlohmann::json::parse(rows.text(2)));
        }
        benchmark::DoNotOptimize(last);
    }
    state.SetItemsProcessed(state.iterations() * kRoundsVerified);
}
BENCHMARK(readHashParse<Poker>)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();
BENCHMARK(readHashParse<Roulette>)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

// A list of a million rounds: opening it, its newest page, a page by result, and the count.
void makeAMillion(const fs::path& path) {
    record<Roulette>(groupsOf<Roulette>(2), path);
    record::Database database(path, record::OpenMode::write);
    database.execute(
        "PRAGMA synchronous=OFF; WITH RECURSIVE n(i) AS (SELECT 4 UNION ALL SELECT i + 1 FROM n WHERE "
        "i < 1000000) INSERT INTO rounds SELECT (1 << 40) + i, 1, i, 'roulette', 1700000000000 + i * "
        "40000, 1700000000000 + i * 40000 + 39000, i * 20, i * 20 + 19, 1000, 900, 0, CAST(i % 37 AS "
        "TEXT) FROM n");
}

void openingAMillion(benchmark::State& state) {
    state.SetLabel("beside lookAtAMillion");
    const Folder folder;
    const fs::path path = folder / "records.sqlite";
    makeAMillion(path);
    for (auto _ : state) {
        const auto reader = record::RecordReader::open(path);
        record::RoundFilter filter;
        benchmark::DoNotOptimize((*reader)->rounds(filter, 50));
        filter.game = "roulette";
        filter.result = "17";
        benchmark::DoNotOptimize((*reader)->rounds(filter, 50));
        benchmark::DoNotOptimize((*reader)->countRounds({}));
    }
}
BENCHMARK(openingAMillion)->Unit(benchmark::kMillisecond);

// The plain way: looks at every round, and collects the newest fifty of all and of one result.
void lookAtAMillion(benchmark::State& state) {
    const Folder folder;
    const fs::path path = folder / "records.sqlite";
    makeAMillion(path);
    for (auto _ : state) {
        record::Database database(path, record::OpenMode::read);
        record::Statement rows = database.prepare("SELECT id, opened, game, result FROM rounds");
        std::vector<std::pair<std::int64_t, std::int64_t>> all;
        std::vector<std::pair<std::int64_t, std::int64_t>> ofResult;
        while (rows.step()) {
            all.emplace_back(rows.number(1), rows.number(0));
            if (rows.text(2) == "roulette" && rows.text(3) == "17") {
                ofResult.push_back(all.back());
            }
        }
        for (auto* list : {&all, &ofResult}) {
            const auto page = std::min<std::ptrdiff_t>(50, std::ssize(*list));
            std::partial_sort(list->begin(), list->begin() + page, list->end(), std::greater());
            benchmark::DoNotOptimize(list->data());
        }
    }
}
BENCHMARK(lookAtAMillion)->Unit(benchmark::kMillisecond);

// A record of a hundred thousand rounds at a thousand tables, with the points after each round.
void makeHistory(const fs::path& path) {
    record<Roulette>(groupsOf<Roulette>(2), path);
    record::Database(path, record::OpenMode::write)
        .execute(
            "PRAGMA synchronous=OFF; BEGIN; DELETE FROM rounds; "
            "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1001) INSERT INTO "
            "tables SELECT i, iif(i = 1001, 'house', 'roulette'), rules, rules_version, program, "
            "1700000000000 + i * 4000000, iif(i = 1001, 100001, 0), hash, head FROM n, tables WHERE id = 1; "
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999) INSERT INTO "
            "rounds SELECT ((1 + i / 100) << 40) + 1 + i % 100, 1 + i / 100, 1 + i % 100, 'roulette', "
            "1700000000000 + i * 40000, 1700000000000 + i * 40000 + 39000, (1 + i % 100) * 20, "
            "(1 + i % 100) * 20 + 19, 1000, (i % 3) * 900, 0, CAST(i % 37 AS TEXT) FROM n; "
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999) INSERT INTO "
            "events SELECT 1000000 + i, 1001, 0, 2 + i, 0, 1700000000000 + i * 40000, 'accounts', "
            "'', "
            "json_object('cause', 'table', 'points', 100000 + i % 1000, 'table', 1 + i / 100, 'seq', "
            "(1 + i % 100) * 20 + 19, 'jackpots', json('{\"alfama/bingo_jackpot\":50000}')), zeroblob(32) "
            "FROM n; COMMIT");
}

// The queries of the history, as the window's worker thread makes them.
template <class Ask>
void asking(benchmark::State& state, const Ask& ask) {
    const Folder folder;
    const fs::path path = folder / "records.sqlite";
    makeHistory(path);
    for (auto _ : state) {
        const auto reader = record::RecordReader::open(path);
        ask(**reader);
    }
}
BENCHMARK_CAPTURE(asking, pageByOutcome, [](record::RecordReader& reader) {
    record::RoundFilter filter;
    filter.outcome = record::RoundOutcome::won;
    benchmark::DoNotOptimize(reader.countRounds(filter));
    benchmark::DoNotOptimize(reader.rounds(filter, 100));
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(asking, pageOfNothing, [](record::RecordReader& reader) {
    record::RoundFilter filter;
    filter.outcome = record::RoundOutcome::nullified;
    benchmark::DoNotOptimize(reader.countRounds(filter));
    benchmark::DoNotOptimize(reader.rounds(filter, 100));
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(asking, pageOfATable, [](record::RecordReader& reader) {
    record::RoundFilter filter;
    filter.table = 500;
    benchmark::DoNotOptimize(reader.countRounds(filter));
    benchmark::DoNotOptimize(reader.rounds(filter, 100));
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(asking, tables, [](record::RecordReader& reader) {
    benchmark::DoNotOptimize(reader.playedTables());
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(asking, points, [](record::RecordReader& reader) {
    benchmark::DoNotOptimize(record::Balances(reader).all().size());
})->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
