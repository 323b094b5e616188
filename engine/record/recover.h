// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a table whose program was killed. The record is folded; a round that was running ends by
// the rules for failures of the gaming system (P33-P36 with I-P33, O20-O23, B45-B49), which are carried out
// as further events on record. Nothing else is decided here.
#pragma once

#include "engine/base/result.h"
#include "engine/base/seed_source.h"
#include "engine/record/record_reader.h"
#include "engine/record/record_writer.h"
#include "engine/record/table_fold.h"
#include "engine/record/table_recorder.h"
#include "engine/table/live_table.h"
#include "engine/table/retrace.h"
#include "engine/table/table_driver.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// A table that stands again as its record says, with no round running.
template <class OnRecord>
struct RecoveredTable {
    using Entry = typename OnRecord::Entry;

    TableRow table;                 ///< with its last event
    std::vector<std::string> names; ///< by PlayerId
    typename OnRecord::State start; ///< before its last round
    std::vector<Entry> entries;     ///< of that round, also those that recovery has added
    std::size_t added = 0;          ///< so many of them, the last ones, recovery has added
    std::optional<Seed> seed;       ///< of that round, which is shown; a table that goes on needs it again
    typename OnRecord::State state; ///< after all of them
    RoundSum sum;                   ///< of that round
    RoundRow round;                 ///< what the list says of it

    /// For a LiveTable that goes on here. Valid as long as this.
    Resumption<typename OnRecord::Game> resumption() const { return {start, entries}; }
    /// Seeds for its chance: the last round's, and those of `later`.
    SeedSource seeds(SeedSource later) const {
        return [number = round.id.round, seed = seed, later = std::move(later)](std::uint64_t which) {
            return seed && which == number ? *seed : later(which);
        };
    }
    /// For a TableRecorder that goes on here.
    std::shared_ptr<TablePage<OnRecord>> page() const {
        return std::make_shared<TablePage<OnRecord>>(table, state.settings, sum, round);
    }
};

/// The tables of a record with a round that was never closed, in their order. Throws Fault.
std::vector<RoundId> interruptedRounds(RecordReader& reader);

/// The seed of the table's round that runs, out of the writer's hands; nothing where none is sealed, or where
/// nothing can be written any more. It waits for the writer.
std::optional<Seed> sealedSeed(RecordWriter& writer, const RoundId& round);
/// The same out of a record that nobody writes. Throws Fault.
std::optional<Seed> sealedSeed(RecordReader& reader, const RoundId& round);

/// The seed that the end of a round shows; zeros for any other event.
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

/// A part of recover(): the system has failed, and the round ends by the rules for that. Each event that this
/// brings is given to `hear`. Whether the round has come to its end.
template <class OnRecord, class Hear>
bool failRound(RecoveredTable<OnRecord>& table, const Hear& hear) {
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
        hear(entry);
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

/// A part of recover(): the same, on record.
template <class OnRecord>
std::optional<Fault> failOnRecord(RecordWriter& writer, RecoveredTable<OnRecord>& table,
                                  const std::function<WallTime()>& clock) {
    TableRecorder<OnRecord> recorder(writer,
                                     {[](PlayerId) { return std::string(); }, [] { return Seed{}; }, clock},
                                     table.page(), table.names);
    const bool isClosed = failRound(table, [&](const auto& entry) { recorder.hear(entry); });
    recorder.flush();
    while (recorder.isBehind() && !writer.fault()) {
        writer.waitForRoom();
        recorder.flush();
    }
    const auto last = writer.append([](RecordStore&) {});
    const bool isSafe = last && writer.waitFor(*last);
    if (!isSafe) {
        return writer.fault().value_or(Fault{FaultKind::unreadable, "the record is closed"});
    }
    return isClosed ? std::nullopt : std::optional(Fault{FaultKind::damaged, "the round does not close"});
}

/// A part of recover(): a table as its record has it, with the round that may run there.
template <class OnRecord>
RecoveredTable<OnRecord> foldTable(RecordReader& reader, TableNumber number) {
    using Game = typename OnRecord::Game;
    using State = typename OnRecord::State;
    using Entry = typename OnRecord::Entry;
    const std::optional<TableRow> table = reader.table(number);
    if (!table || table->game != OnRecord::kName) {
        throw Fault{FaultKind::missing, "there is no such table"};
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
        throw Fault{FaultKind::damaged, "events of the table are missing"};
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
            throw Fault{FaultKind::damaged, "the round is missing in the list of rounds"};
        }
        result.round = *round;
    }
    return result;
}

/// A part of recover(): whether no round runs at the table. If so the seed of the last one is known.
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

/// Takes a table up and ends the round that was running, if one was. The record must not be written by
/// anybody else; everything is on disk before this returns. `clock` is the calendar's. Fails where the table
/// is not of this game, can't be read or can't be written.
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
            return writer.fault().value_or(Fault{FaultKind::damaged, "the seed of the round is missing"});
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

/// The same where the record can't be written: the round has ended so for whoever had a stake in it, and the
/// record stays as it is. Nobody else may be writing it.
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
            return Fault{FaultKind::damaged, "the seed of the round is missing"};
        }
        const bool isClosed =
            failRound(result, [&](const auto& entry) { OnRecord::sumUp(result.sum, entry.event); });
        if (!isClosed) {
            return Fault{FaultKind::damaged, "the round does not close"};
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
