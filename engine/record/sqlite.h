// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite, as far as the record needs it. What goes wrong is thrown as a Fault and caught at the doors of
// engine/record.
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

/// What a row gives to a RowTaker, by place from 0.
class RowValues {
public:
    explicit RowValues(sqlite3_value** values) : m_values(values) {}

    std::int64_t number(int place) const;
    /// Valid until take() returns. A text as it lies in the file.
    std::span<const std::uint8_t> bytes(int place) const;

private:
    sqlite3_value** m_values;
};

/// Takes rows inside a statement: whoever goes through very many of them does not want each handed out. The
/// statement has `take(?, column, ...)` as a condition, with its first parameter bound to the taker.
class RowTaker {
public:
    virtual ~RowTaker() = default;
    /// Takes a row; true: the statement's step() comes back, and goes on from here the next time.
    virtual bool take(const RowValues& row) noexcept = 0;
};

/// One prepared statement; parameters and columns count from 1 and from 0, as SQLite has them.
class Statement {
public:
    Statement(sqlite3* database, std::string_view sql);

    Statement& bind(int place, std::int64_t value);
    /// The text must live until the statement has been stepped.
    Statement& bind(int place, std::string_view text);
    Statement& bind(int place, std::span<const std::uint8_t> bytes);
    /// It must live as long as the statement is stepped.
    Statement& bind(int place, RowTaker& taker);

    /// Goes to the next row; false at the end, and the statement can be bound anew.
    bool step();
    /// For what gives no rows: carries it out.
    void run();
    /// Begins anew.
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
    create,    ///< for reading and writing; made where there is none
    write,     ///< for reading and writing; there must be one
    read,      ///< for reading; others may write
    immutable, ///< for reading what nobody writes, in a folder that can't be written to
    memory,    ///< an empty one that is gone with the connection
};

/// A file's path as SQLite has it: absolute, every symbolic link in it followed, also one that leads to no
/// file yet. SQLite writes `-journal`, `-wal` and `-shm` beside that one, and so must lie whatever else
/// belongs to the file. Where SQLite has none (a link that leads back to itself) the path is returned as it
/// is. `vfs` as for Database.
std::filesystem::path fullPathOf(const std::filesystem::path& path, const std::string& vfs = {});

/// The path with something added to its last part, for instance `-journal`.
std::filesystem::path beside(const std::filesystem::path& path, const char* ending);

/// The first bytes of a file, `most` of them or as many as there are. They are read through SQLite: on POSIX
/// whoever closes a file in any other way takes from this process all locks on it, also those of a connection
/// that writes. `vfs` as for Database. Throws Fault where it can't be opened.
std::string firstBytesOf(const std::filesystem::path& path, std::size_t most, const std::string& vfs = {});

/// One connection to one database file.
class Database {
public:
    /// `vfs`: the name of SQLite's door to the system; empty: the usual one. Nothing that is written in the
    /// file is carried out (defensive mode, no trusted schema). For writing it is not opened where a journal
    /// beside it names another file, which SQLite would delete: FaultKind::unfinished. Throws Fault.
    Database(const std::filesystem::path& path, OpenMode mode, const std::string& vfs = {});

    void execute(const char* sql);
    Statement prepare(std::string_view sql) { return {m_database.get(), sql}; }
    /// A statement's single number.
    std::int64_t number(std::string_view sql);
    /// A statement's single text.
    std::string text(std::string_view sql);
    bool isInTransaction() const;
    /// Where it lies; empty for one in memory.
    std::string file() const;
    /// Whether nothing can be written to it, however it was opened.
    bool isReadOnly() const;
    /// Whether the last connection, when it goes, leaves the log beside the file instead of moving it in.
    void leaveLog(bool leaves);

private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, Close> m_database;
};

} // namespace mesaviva::record
