// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/record/record_file.h"
#include "engine/record/rows.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Filter for lists of rounds, the newest first.
struct RoundFilter {
    std::optional<std::string> game;
    std::optional<TableNumber> table;
    std::optional<std::string> result; ///< see RoundRow::result; fast together with `game`
    std::optional<WallTime> from;      ///< opened at that time or later
    std::optional<WallTime> until;     ///< opened before that time
    bool withVoid = true;              ///< include void rounds
    bool withUnstaked = true;          ///< include closed rounds without a stake
    std::optional<RoundOutcome> outcome;
    /// Range of round numbers; used together with `table`.
    std::uint64_t firstRound = 0;
    std::uint64_t lastRound = kMostEvents;

    friend bool operator==(const RoundFilter&, const RoundFilter&) = default;
};

/// Returns whether a round matches the filter.
bool fits(const RoundFilter& filter, const RoundRow& round);

/// Iterates over the events of a table. Must not outlive its reader.
class EventCursor {
public:
    /// `isKeyed`: the events have keys (kNumberedVersion).
    EventCursor(Statement statement, bool isKeyed) : m_statement(std::move(statement)), m_isKeyed(isKeyed) {}

    /// Reads the next event; false after the last one. Throws Fault for an invalid row.
    bool next(EventRow& event);

private:
    Statement m_statement;
    bool m_isKeyed;
};

class RecordReader;

/// Iterates over the events of a table without one SQLite step for each of them. Must not outlive its reader.
class EventRun : private RowTaker {
public:
    /// Receives an event, whose texts are valid during the call; returns whether to continue now. May throw.
    using Take = std::function<bool(const EventView&)>;

    EventRun(RecordReader& reader, TableNumber table);
    EventRun(const EventRun&) = delete;
    EventRun& operator=(const EventRun&) = delete;
    ~EventRun() override = default;

    /// Passes events to `take` while it returns true; false after the last one. Throws Fault for an invalid
    /// row, and whatever `take` throws.
    bool next(const Take& take);

private:
    bool take(const RowValues& row) noexcept override;

    bool m_isKeyed;
    Statement m_statement;
    const Take* m_take = nullptr;
    std::exception_ptr m_thrown;
};

/// Reads a record, also while it is being written; only sees what is safely stored. Gives no access to the
/// seed of a running round. Methods throw Fault if the file turns out to be damaged. Use on one thread at a
/// time.
class RecordReader {
public:
    /// Opens a record. Never changes the file.
    static Result<std::unique_ptr<RecordReader>, Fault> open(const std::filesystem::path& path,
                                                             const std::string& vfs = {});

    std::vector<TableRow> tables();
    std::optional<TableRow> table(TableNumber number);
    /// Returns the tables with recorded rounds, of all games or of one, the newest first.
    std::vector<TableRow> playedTables(const std::optional<std::string>& game = std::nullopt);

    /// Returns at most `most` rounds, starting after `after` (nothing: with the newest).
    std::vector<RoundRow> rounds(const RoundFilter& filter, std::size_t most,
                                 const std::optional<RoundRow>& after = std::nullopt);
    /// Returns the number of rounds.
    std::uint64_t countRounds(const RoundFilter& filter);
    /// Returns how many matching rounds precede this one in the list; it need not match itself.
    std::uint64_t countBefore(const RoundFilter& filter, const RoundRow& round);
    std::optional<RoundRow> round(const RoundId& id);
    /// Returns all rounds of a table in order.
    std::vector<RoundRow> roundsOf(TableNumber table);

    /// Iterates over the table's events from number `first` on.
    EventCursor events(TableNumber table, std::uint64_t first = 1);

    /// A part of a table's events.
    struct EventRange {
        TableNumber table = 0;
        std::uint64_t first = 1;
        std::uint64_t last = kMostEvents;
        bool isBackwards = false; ///< the last event first
    };
    /// Selects columns of events in order, in a file of any version; `condition` restricts them further
    /// (`event = 'settled'`) and has no parameters.
    Statement select(std::string_view columns, const EventRange& range, std::string_view condition = {});
    /// Returns whether events have keys by table and sequence number (before kNumberedVersion).
    /// Read each time: a writer may migrate the file.
    bool isKeyed() { return m_database.number("PRAGMA user_version") < kNumberedVersion; }

    /// Returns the record's head (record_head.h). That of an older version is computed once: no event is
    /// added to such a file before it is migrated.
    Digest head();

    /// Returns whether its first event marks it as an exercise with planted errors (Opening::exercise).
    bool isExercise();

    /// Direct access to the file's tables, for checks.
    Database& database() { return m_database; }

private:
    explicit RecordReader(Database database) : m_database(std::move(database)) {}
    Statement select(const char* what, const RoundFilter& filter, const std::optional<RoundRow>& after,
                     std::size_t most, const char* beyond = "<");

    Database m_database;
    std::optional<Digest> m_olderHead;
};

/// Holds a consistent view of a record, for several reads that must agree while others write.
/// While this object exists, the reader sees the record as it was at construction, whatever others write.
/// Meanwhile their log cannot be merged into the file, so keep it short. Throws Fault.
class RecordSnapshot {
public:
    explicit RecordSnapshot(RecordReader& reader);
    RecordSnapshot(const RecordSnapshot&) = delete;
    RecordSnapshot& operator=(const RecordSnapshot&) = delete;
    ~RecordSnapshot();

private:
    RecordReader& m_reader;
};

} // namespace mesaviva::record
