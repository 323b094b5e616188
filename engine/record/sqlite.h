// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A thin wrapper for SQLite, as far as the record needs it. Errors are thrown as Fault and caught in the
// public functions of engine/record.
#pragma once

#include "engine/record/fault.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;
struct sqlite3_value;

namespace mesaviva::record {

/// The values of a row for a RowTaker, by index from 0.
class RowValues {
public:
    explicit RowValues(sqlite3_value** values) : m_values(values) {}

    std::int64_t number(int place) const;
    /// A blob, or a text as UTF-8; valid until take() returns.
    std::span<const std::uint8_t> bytes(int place) const;

private:
    sqlite3_value** m_values;
};

/// Receives rows inside a statement, which is faster than one step() for each row. The statement has `take(?,
/// column, ...)` as a condition, with its first parameter bound to the taker.
class RowTaker {
public:
    virtual ~RowTaker() = default;
    /// Receives a row. Returning true makes the statement's step() return, and continue from here the next
    /// time.
    virtual bool take(const RowValues& row) noexcept = 0;
};

/// A prepared statement. As in SQLite, parameters count from 1 and columns from 0.
class Statement {
public:
    Statement(sqlite3* database, std::string_view sql);

    Statement& bind(int place, std::int64_t value);
    /// The text must stay valid until the statement has been stepped.
    Statement& bind(int place, std::string_view text);
    Statement& bind(int place, std::span<const std::uint8_t> bytes);
    /// The taker must stay valid while the statement is stepped.
    Statement& bind(int place, RowTaker& taker);

    /// Steps to the next row; false at the end, after which the statement can be bound again.
    bool step();
    /// Executes a statement that returns no rows.
    void run();
    /// Resets the statement.
    void reset();

    std::int64_t number(int column) const;
    bool isNothing(int column) const;
    bool isNumber(int column) const;
    bool isText(int column) const;
    /// Valid until the next step.
    std::string_view text(int column) const;
    std::span<const std::uint8_t> bytes(int column) const;

private:
    struct Finalise {
        void operator()(sqlite3_stmt* statement) const;
    };
    void require(bool holds) const;

    std::unique_ptr<sqlite3_stmt, Finalise> m_statement;
};

/// How a database is opened.
enum class OpenMode : std::uint8_t {
    create,    ///< read and write; created if it does not exist
    write,     ///< read and write; must exist
    read,      ///< read only; others may write
    immutable, ///< read only, for a file that nobody writes in a folder that is not writable
    memory,    ///< an empty database in memory
};

/// Returns the path that SQLite uses for a file: absolute, with all symbolic links resolved, also one to a
/// file that does not exist yet. SQLite creates `-journal`, `-wal` and `-shm` next to it, so any other file
/// that belongs to it must be there, too. Returns the path unchanged if SQLite has none (circular links).
/// `vfs` as for Database.
std::filesystem::path fullPathOf(const std::filesystem::path& path, const std::string& vfs = {});

/// Returns the path with a suffix added to the file name, for instance `-journal`.
std::filesystem::path withSuffix(const std::filesystem::path& path, const char* ending);

/// Returns the first bytes of a file, at most `most`. Reads through SQLite, because on POSIX closing a file
/// in any other way drops all locks of this process on it, including those of a writing connection. `vfs` as
/// for Database. Throws Fault if the file cannot be opened.
std::string firstBytesOf(const std::filesystem::path& path, std::size_t most, const std::string& vfs = {});

/// A connection to a database file.
class Database {
public:
    /// `vfs` is the name of a SQLite VFS; empty: the default one. Code in the file is never executed
    /// (defensive mode, no trusted schema). A file with a journal that names another file, which SQLite would
    /// delete, is not opened for writing: FaultKind::unfinished. A text of more than 32 MiB is
    /// FaultKind::damaged. Throws Fault.
    Database(const std::filesystem::path& path, OpenMode mode, const std::string& vfs = {});

    void execute(const char* sql);
    Statement prepare(std::string_view sql) { return {m_database.get(), sql}; }
    /// Returns the single number that a statement selects.
    std::int64_t number(std::string_view sql);
    /// Returns the single text that a statement selects.
    std::string text(std::string_view sql);
    bool isInTransaction() const;
    /// The database's file; empty for one in memory.
    std::string file() const;
    /// Returns whether the database cannot be written to, however it was opened.
    bool isReadOnly() const;
    /// Sets whether closing the last connection leaves the write-ahead log in place instead of merging it
    /// into the file.
    void leaveLog(bool leaves);

private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, Close> m_database;
};

} // namespace mesaviva::record

namespace mesaviva::record {

// Reads the rollback journal of a SQLite file whose last change was cut off. When the file is opened for
// writing, SQLite undoes that change, deletes the journal, and deletes any file that the journal names (a
// "super-journal", for a change to several files), before it executes a single statement. Therefore the
// journal is inspected first, as SQLite reads it
// (https://www.sqlite.org/fileformat2.html#the_rollback_journal).

/// Returns the number in four bytes of a SQLite file.
std::uint32_t bigEndian(std::string_view bytes, std::size_t at);

/// Returns whether a journal names another file. This program's journals never do. False if there is no
/// journal.
bool namesAnotherFile(const std::filesystem::path& journal);

/// What SQLite would undo from a journal.
struct HotJournal {
    bool isHot = false;         ///< SQLite would play it back
    bool isJournal = false;     ///< it begins like a journal, as far as it was written
    bool plays = false;         ///< its header is complete: the file gets its earlier size back
    std::uint32_t pages = 0;    ///< number of pages before the change
    std::string firstPage = {}; ///< the file's first page before the change; empty: not in the journal
};

/// Reads a journal; returns a default one if there is none, or none that SQLite would play back. Throws Fault
/// if it cannot be read or is not a regular file (a pipe would block).
HotJournal hotJournalOf(const std::filesystem::path& journal);

/// Returns the fault of a record that is unfinished because of the file beside it; the path is the argument
/// of `why`.
Fault unfinishedBy(const std::filesystem::path& file, ProblemCode why);

} // namespace mesaviva::record
