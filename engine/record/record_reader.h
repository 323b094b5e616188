// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/record/record_file.h"
#include "engine/record/round_row.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::record {

/// Which rounds a list has, the newest first.
struct RoundFilter {
    std::optional<std::string> game;
    std::optional<TableNumber> table;
    std::optional<std::string>
        result;                    ///< see RoundRow::result; asked together with `game` it is found at once
    std::optional<WallTime> from;  ///< opened then or later
    std::optional<WallTime> until; ///< opened before
    bool withVoid = true;          ///< void rounds, too
    std::optional<RoundOutcome> outcome;
    /// Asked together with `table`: from its round of this number up to that one.
    std::uint64_t firstRound = 0;
    std::uint64_t lastRound = kMostEvents;

    friend bool operator==(const RoundFilter&, const RoundFilter&) = default;
};

/// Whether a list with this filter has the round.
bool fits(const RoundFilter& filter, const RoundRow& round);

/// Goes through the events of a table. It must not live longer than its reader.
class EventCursor {
public:
    explicit EventCursor(Statement statement) : m_statement(std::move(statement)) {}

    /// The next event; false after the last one. Throws Fault for what is no event.
    bool next(EventRow& event);

private:
    Statement m_statement;
};

/// Goes through the events of a table without a step for each of them. It must not live longer than the
/// database.
class EventRun : private RowTaker {
public:
    /// Takes an event, whose texts are valid meanwhile; whether it wants more of them now. May throw.
    using Take = std::function<bool(const EventView&)>;

    EventRun(Database& database, TableNumber table);
    EventRun(const EventRun&) = delete;
    EventRun& operator=(const EventRun&) = delete;
    ~EventRun() override = default;

    /// Hands over events as long as they are wanted; false after the last one. Throws Fault for what is no
    /// event, and what `take` throws.
    bool next(const Take& take);

private:
    bool take(const RowValues& row) noexcept override;

    Statement m_statement;
    const Take* m_take = nullptr;
    std::exception_ptr m_thrown;
};

/// Reads a record, also while it is being written; it sees what is safe. Nothing in it gives the seed of a
/// round that runs. The methods throw Fault where the file turns out to be damaged. On one thread at a time.
class RecordReader {
public:
    /// Opens a record. The file is never changed.
    static Result<std::unique_ptr<RecordReader>, Fault> open(const std::filesystem::path& path,
                                                             const std::string& vfs = {});

    std::vector<TableRow> tables();
    std::optional<TableRow> table(TableNumber number);
    /// The tables that have rounds on record, of all games or of one, the newest first.
    std::vector<TableRow> playedTables(const std::optional<std::string>& game = std::nullopt);

    /// At most `most` rounds, from the one after `after` on (nothing: from the newest on).
    std::vector<RoundRow> rounds(const RoundFilter& filter, std::size_t most,
                                 const std::optional<RoundRow>& after = std::nullopt);
    /// How many rounds there are.
    std::uint64_t countRounds(const RoundFilter& filter);
    /// How many of them stand in the list before this one, which need not be among them.
    std::uint64_t countBefore(const RoundFilter& filter, const RoundRow& round);
    std::optional<RoundRow> round(const RoundId& id);
    /// All rounds of a table in their order.
    std::vector<RoundRow> roundsOf(TableNumber table);

    /// The table's events from the one with the number `first` on, in their order.
    EventCursor events(TableNumber table, std::uint64_t first = 1);

    /// For who checks a record: its tables and indices as they lie in the file.
    Database& database() { return m_database; }

private:
    explicit RecordReader(Database database) : m_database(std::move(database)) {}
    Statement select(const char* what, const RoundFilter& filter, const std::optional<RoundRow>& after,
                     std::size_t most, const char* beyond = "<");

    Database m_database;
};

} // namespace mesaviva::record
