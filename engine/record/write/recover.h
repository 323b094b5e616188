// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Recovers a table after its program was killed. The record is folded; a running round is ended by the rules
// for failures of the gaming system (P33-P36 with I-P33, O20-O23, B45-B49), as further recorded events.
// Nothing else is decided here.
#pragma once

#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/record/record_reader.h"
#include "engine/record/table_fold.h"
#include "engine/record/write/record_writer.h"
#include "engine/record/write/table_recorder.h"
#include "engine/table/answers.h"
#include "engine/table/live_table.h"
#include "engine/table/table_driver.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// A table restored from its record, with no round running.
template <class OnRecord>
struct RecoveredTable {
    using Entry = typename OnRecord::Entry;

    TableRow table;                 ///< including its last event
    std::vector<std::string> names; ///< by PlayerId
    typename OnRecord::State start; ///< state before its last round
    std::vector<Entry> entries;     ///< events of that round, including those added by recovery
    std::size_t added = 0;          ///< how many of the last entries recovery has added
    std::optional<Seed> seed;       ///< revealed seed of that round; a table that goes on needs it again
    typename OnRecord::State state; ///< state after all entries
    RoundSum sum;                   ///< sums of that round
    RoundRow round;                 ///< the round's row in the list

    /// For a LiveTable that continues here. Valid as long as this object.
    Resumption<typename OnRecord::Game> resumption() const { return {start, entries}; }
    /// Seeds for its chance source: the last round's, then those of `later`.
    SeedSource seeds(SeedSource later) const {
        return [number = round.id.round, seed = seed, later = std::move(later)](std::uint64_t which) {
            return seed && which == number ? *seed : later(which);
        };
    }
    /// For a TableRecorder that continues here.
    std::shared_ptr<TableWriter<OnRecord>> tableWriter() const {
        return std::make_shared<TableWriter<OnRecord>>(table, state.settings, sum, round);
    }
};

/// Returns the rounds that were never closed, at most one per table, in table order. Throws Fault.
std::vector<RoundId> interruptedRounds(RecordReader& reader);

/// Returns the sealed seed of a running round through the writer; nothing if there is none, or if the writer
/// has failed. Waits for the writer.
std::optional<Seed> sealedSeed(RecordWriter& writer, const RoundId& round);
/// Returns the sealed seed from a record that nobody is writing. Throws Fault.
std::optional<Seed> sealedSeed(RecordReader& reader, const RoundId& round);

/// Returns the seed that the closing event of a round reveals; zeros for any other event.
template <class Event>
Seed shownSeed(const Event& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.scripted; }) {
                return one.seed;
            } else {
                return Seed{};
            }
        },
        event);
}

/// Part of recover(): fails the system, so that the round ends by the rules for that. Calls `onEvent` for
/// each resulting event. Returns whether the round has closed.
template <class OnRecord, class OnEvent>
bool failRound(RecoveredTable<OnRecord>& table, const OnEvent& onEvent) {
    using Game = typename OnRecord::Game;
    using Entry = typename OnRecord::Entry;
    const auto chance = OnRecord::chanceOf(table.state.settings, *table.seed, table.entries);
    MemoryJournal<typename Game::Event> journal;
    TableDriver<Game> driver(table.start, *chance, journal);
    const std::vector<Entry> past = table.entries;
    driver.continueAfter(past.front().seq - 1, past.front().at);
    for (const Entry& entry : past) {
        driver.follow(entry);
    }
    retrace<Game>(table.start, past, *chance, journal, [](const auto&, const auto&) {});

    bool isClosed = false;
    driver.setListener([&](const Entry& entry) {
        onEvent(entry);
        table.entries.push_back(entry);
        ++table.added;
        isClosed = isClosed || Game::closesRound(entry.event);
    });
    driver.submit(typename OnRecord::FailSystem{});
    while (!isClosed && driver.step(Instant::max())) {
    }
    table.state = driver.state();
    return isClosed;
}

/// Part of recover(): like failRound(), and records the events.
template <class OnRecord>
std::optional<Fault> failOnRecord(RecordWriter& writer, RecoveredTable<OnRecord>& table,
                                  const std::function<WallTime()>& clock) {
    TableRecorder<OnRecord> recorder(writer,
                                     {[](PlayerId) { return std::string(); }, [] { return Seed{}; }, clock},
                                     table.tableWriter(), table.names);
    const bool isClosed = failRound(table, [&](const auto& entry) { recorder.add(entry); });
    recorder.flush();
    while (recorder.isBehind() && !writer.fault()) {
        writer.waitForRoom();
        recorder.flush();
    }
    const auto last = writer.append([](RecordStore&) {});
    const bool isSafe = last && writer.waitFor(*last);
    if (!isSafe) {
        return writer.fault().value_or(Fault{FaultKind::unreadable, ProblemCode::record_closed});
    }
    return isClosed ? std::nullopt : std::optional(Fault{FaultKind::damaged, ProblemCode::round_stays_open});
}

/// Part of recover(): folds a table from its record, including a running round.
template <class OnRecord>
RecoveredTable<OnRecord> foldTable(RecordReader& reader, TableNumber number) {
    using Game = typename OnRecord::Game;
    using State = typename OnRecord::State;
    using Entry = typename OnRecord::Entry;
    const std::optional<TableRow> table = reader.table(number);
    if (!table || table->game != OnRecord::kName) {
        throw Fault{FaultKind::missing, ProblemCode::no_such_table};
    }
    // The last round, and the state before it.
    FoldedTable<OnRecord> before;
    std::vector<Entry> entries;
    TableFold<OnRecord> fold(reader, number);
    while (fold.read()) {
        if (Game::opensRound(fold.entry().event)) {
            before = fold.table();
            entries.clear();
        }
        entries.push_back(fold.entry());
        fold.take();
    }
    if (entries.empty() || fold.table().seq != table->events) {
        throw Fault{FaultKind::damaged, ProblemCode::table_events_missing};
    }
    if (before.seq == 0) {
        before.state = State(fold.table().settings);
    }
    RecoveredTable<OnRecord> result{*table,    {}, before.state,       std::move(entries),
                                    0,         {}, fold.table().state, fold.table().sum,
                                    RoundRow()};
    for (std::size_t i = 0; i < result.state.players.size(); ++i) {
        result.names.push_back(fold.table().names.nameOf(static_cast<PlayerId>(i)));
    }
    const RoundId id{number, Game::roundOf(result.state)};
    if (id.round > 0) {
        const auto round = reader.round(id);
        if (!round) {
            throw Fault{FaultKind::damaged, ProblemCode::round_not_listed};
        }
        result.round = *round;
    }
    return result;
}

/// Part of recover(): returns whether no round is running. If so, sets the seed of the last one.
template <class OnRecord>
bool isBetweenRounds(RecoveredTable<OnRecord>& table) {
    using Phase = decltype(OnRecord::State::phase);
    if (table.state.phase != Phase::between) {
        return false;
    }
    for (const auto& entry : table.entries) {
        if (OnRecord::Game::closesRound(entry.event)) {
            table.seed = shownSeed(entry.event);
        }
    }
    return true;
}

/// Restores a table and ends its running round, if any. Nobody else may be writing the record; everything is
/// on disk on return. `clock` is calendar time. Fails if the table is of another game, or cannot be read or
/// written.
template <class OnRecord>
Result<RecoveredTable<OnRecord>, Fault> recover(RecordWriter& writer, RecordReader& reader,
                                                TableNumber number, const std::function<WallTime()>& clock) {
    try {
        RecoveredTable<OnRecord> result = foldTable<OnRecord>(reader, number);
        if (isBetweenRounds(result)) {
            return result;
        }
        const RoundId id = result.round.id;
        const std::optional<Seed> seed = sealedSeed(writer, id);
        if (!seed || commitment(*seed, id.round) != result.state.commitment) {
            return writer.fault().value_or(Fault{FaultKind::damaged, ProblemCode::seed_missing});
        }
        result.seed = seed;
        if (const auto fault = failOnRecord(writer, result, clock)) {
            return *fault;
        }
        result.table = reader.table(number).value_or(result.table);
        result.round = reader.round(id).value_or(result.round);
        return result;
    } catch (const Fault& fault) {
        return fault;
    }
}

/// Like recover(), for a record that cannot be written: the round ends in the same way for its players, and
/// the record stays unchanged. Nobody else may be writing it.
template <class OnRecord>
Result<RecoveredTable<OnRecord>, Fault> recoverUnwritten(RecordReader& reader, TableNumber number,
                                                         const std::function<WallTime()>& clock) {
    try {
        RecoveredTable<OnRecord> result = foldTable<OnRecord>(reader, number);
        if (isBetweenRounds(result)) {
            return result;
        }
        result.seed = sealedSeed(reader, result.round.id);
        if (!result.seed || commitment(*result.seed, result.round.id.round) != result.state.commitment) {
            return Fault{FaultKind::damaged, ProblemCode::seed_missing};
        }
        const bool isClosed =
            failRound(result, [&](const auto& entry) { OnRecord::sumUp(result.sum, entry.event); });
        if (!isClosed) {
            return Fault{FaultKind::damaged, ProblemCode::round_stays_open};
        }
        result.round.closed = clock();
        result.round.last = result.entries.back().seq;
        result.round.staked = result.sum.staked;
        result.round.returned = result.sum.returned;
        result.round.isVoid = result.sum.isVoid;
        result.round.result = result.sum.result;
        return result;
    } catch (const Fault& fault) {
        return fault;
    }
}

} // namespace mesaviva::record
