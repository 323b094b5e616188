// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the chain and the commitments of a record without any code of the program that wrote it: it uses
// only SQLite and libcrypto. Written from the text in engine/record/chain.h and engine/docs/randomness.md.
#include <openssl/evp.h>
#include <sqlite3.h>

#include <cctype>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

constexpr int kWhole = 0;
constexpr int kBad = 1;
constexpr int kNoRecord = 2;

// An error in the record.
struct Bad : std::runtime_error {
    using std::runtime_error::runtime_error;
};
// Not a record, or unreadable.
struct Unreadable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Bytes = std::string;

Bytes eight(std::int64_t number) {
    const auto value = static_cast<std::uint64_t>(number);
    Bytes bytes;
    for (int shift = 56; shift >= 0; shift -= 8) {
        bytes += static_cast<char>(value >> shift & 0xffU);
    }
    return bytes;
}

Bytes text(const Bytes& words) { return eight(static_cast<std::int64_t>(words.size())) + words; }

Bytes sha256(const Bytes& what) {
    Bytes digest(32, '\0');
    unsigned size = 0;
    if (EVP_Digest(what.data(), what.size(), reinterpret_cast<unsigned char*>(digest.data()), &size,
                   EVP_sha256(), nullptr) != 1 ||
        size != digest.size()) {
        throw Unreadable("SHA-256 can't be computed");
    }
    return digest;
}

Bytes fromHex(std::string_view hex) {
    Bytes bytes;
    const auto digit = [](char letter) {
        return letter >= '0' && letter <= '9'   ? letter - '0'
               : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10
                                                : -1;
    };
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const int high = digit(hex[i]);
        const int low = digit(hex[i + 1]);
        if (high < 0 || low < 0) {
            return {};
        }
        bytes += static_cast<char>(high * 16 + low);
    }
    return bytes;
}

class Rows {
public:
    Rows(sqlite3* database, const char* query) {
        sqlite3_stmt* made = nullptr;
        if (sqlite3_prepare_v2(database, query, -1, &made, nullptr) != SQLITE_OK) {
            throw Unreadable(sqlite3_errmsg(database));
        }
        m_statement.reset(made);
    }

    bool next() {
        const int code = sqlite3_step(m_statement.get());
        if (code != SQLITE_ROW && code != SQLITE_DONE) {
            throw Bad(sqlite3_errmsg(sqlite3_db_handle(m_statement.get())));
        }
        return code == SQLITE_ROW;
    }
    std::int64_t number(int column) const { return sqlite3_column_int64(m_statement.get(), column); }
    Bytes bytes(int column) const {
        const void* const from = sqlite3_column_blob(m_statement.get(), column);
        const int size = sqlite3_column_bytes(m_statement.get(), column);
        return from ? Bytes(static_cast<const char*>(from), static_cast<std::size_t>(size)) : Bytes();
    }

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

class Record {
public:
    // Journals are next to the link's target. Code in the file is never executed.
    explicit Record(const char* given) {
        const std::filesystem::path path = std::filesystem::canonical(given);
        for (const char* ending : {"", "-journal"}) { // opening a pipe would block
            std::filesystem::path file = path;
            file += ending;
            const auto status = std::filesystem::symlink_status(file);
            if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
                throw Unreadable(file.string() + " is no file");
            }
        }
        sqlite3* opened = nullptr;
        const int code =
            sqlite3_open_v2(uriOf(path).c_str(), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
        m_database.reset(opened);
        if (code != SQLITE_OK) {
            throw Unreadable(sqlite3_errmsg(opened));
        }
        sqlite3_busy_timeout(opened, 2'000);
        sqlite3_db_config(opened, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
        sqlite3_db_config(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
        sqlite3_exec(opened, "SELECT 1 FROM sqlite_master", nullptr, nullptr, nullptr);
        if (sqlite3_extended_errcode(opened) == SQLITE_READONLY_ROLLBACK) {
            throw Bad("unfinished: a change to it was cut off, and " + path.string() +
                      "-journal undoes that change");
        }
    }

    Rows rows(const char* query) const { return Rows(m_database.get(), query); }

private:
    // A file that nobody is writing is opened as immutable: otherwise SQLite would leave two other files next
    // to it.
    static std::string uriOf(const std::filesystem::path& path) {
        constexpr std::string_view kHex = "0123456789ABCDEF";
        std::string uri = "file:";
        for (const char8_t c : path.generic_u8string()) {
            const auto byte = static_cast<unsigned char>(c);
            if (std::isalnum(byte) != 0 || c == u8'/' || c == u8'.' || c == u8':') {
                uri += static_cast<char>(byte);
            } else {
                uri += {'%', kHex[byte >> 4U], kHex[byte & 15U]};
            }
        }
        bool isAlone = true;
        for (const char* ending : {"-lock", "-wal", "-journal"}) {
            std::filesystem::path beside = path;
            isAlone = isAlone && !std::filesystem::exists(beside += ending);
        }
        return isAlone ? uri + "?immutable=1" : uri;
    }

    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close(database); }
    };
    std::unique_ptr<sqlite3, Close> m_database;
};

struct Table {
    Bytes last; ///< hash of the last event so far, or of the opening
    std::int64_t events = 0;
    std::int64_t counted = 0;        ///< number of events according to the list of tables
    Bytes hash;                      ///< last hash according to the list of tables
    Bytes head;                      ///< head according to the list of tables
    std::int64_t round = 0;          ///< running or last round
    std::optional<Bytes> commitment; ///< commitment of the running round
};

class Check {
public:
    explicit Check(const char* path) : m_record(path) {}

    void run() {
        // In one snapshot, even while somebody is writing.
        m_record.rows("BEGIN").next();
        readTables(); // first: only its query fails for what is no record
        readVersion();
        readRemoved();
        readEvents();
        for (const auto& [number, table] : m_tables) {
            checkEnd(number, table);
        }
        checkHead();
    }

    std::int64_t events() const { return m_events; }
    std::int64_t commitments() const { return m_commitments; }
    std::size_t tables() const { return m_tables.size(); }
    std::size_t removed() const { return m_removed.size(); }
    std::string head() const {
        std::string hex;
        for (const char one : m_head) {
            constexpr std::string_view kDigits = "0123456789abcdef";
            const auto byte = static_cast<unsigned char>(one);
            hex += {kDigits[byte >> 4U], kDigits[byte & 15U]};
        }
        return hex;
    }

private:
    static std::string where(std::int64_t table) { return "table " + std::to_string(table); }
    static std::string where(std::int64_t table, std::int64_t round, std::int64_t seq) {
        return "round " + std::to_string(table) + "-" + std::to_string(round) + ", event " +
               std::to_string(seq);
    }

    // Since version 3 the events are numbered in the order of writing, and the file has their head.
    void readVersion() {
        Rows row = m_record.rows("PRAGMA user_version");
        m_isNumbered = row.next() && row.number(0) >= 3;
    }

    void readTables() {
        Rows row =
            m_record.rows("SELECT id, game, rules, rules_version, program, opened, events, hash, head FROM "
                          "tables ORDER BY id");
        while (row.next()) {
            const std::int64_t number = row.number(0);
            if (number != static_cast<std::int64_t>(m_tables.size()) + 1) {
                throw Bad(where(static_cast<std::int64_t>(m_tables.size()) + 1) + ": the table is missing");
            }
            m_opening =
                sha256("mesaviva.table/1" + m_opening + eight(number) + text(row.bytes(1)) +
                       text(row.bytes(2)) + text(row.bytes(3)) + text(row.bytes(4)) + eight(row.number(5)));
            Table& table = m_tables[number];
            table.last = m_opening;
            table.counted = row.number(6);
            table.hash = row.bytes(7);
            table.head = row.bytes(8);
        }
    }

    void readRemoved() {
        Rows known = m_record.rows("SELECT count(*) FROM sqlite_master WHERE name = 'removed'");
        if (!known.next() || known.number(0) == 0) {
            return;
        }
        Rows row =
            m_record.rows("SELECT table_id, date, rounds, events, staked, returned, hash FROM removed");
        while (row.next()) {
            const auto table = m_tables.find(row.number(0));
            if (table == m_tables.end() ||
                row.bytes(6) != sha256("mesaviva.removed/1" + eight(row.number(0)) + eight(row.number(1)) +
                                       eight(row.number(2)) + eight(row.number(3)) + eight(row.number(4)) +
                                       eight(row.number(5)) + table->second.hash)) {
                throw Bad(where(row.number(0)) + ": what was removed is not what was there");
            }
            m_removed.insert(row.number(0));
        }
    }

    // Goes on with the record's head behind what retention has removed.
    void passRemoved(Rows& runs, bool& isRun) {
        while (isRun && runs.number(0) == m_last + 1) {
            if (runs.bytes(2) != m_head || runs.number(1) < runs.number(0)) {
                break;
            }
            m_last = runs.number(1);
            m_head = runs.bytes(3);
            isRun = runs.next();
        }
    }

    void readEvents() {
        Rows row =
            m_record.rows("SELECT table_id, round, seq, t, wall, event, rules, fields, hash, id FROM events "
                          "ORDER BY id");
        Rows runs = m_record.rows(m_isNumbered ? "SELECT first, last, head_before, head_after FROM "
                                                 "removed_runs ORDER BY first"
                                               : "SELECT 1 WHERE 0");
        bool isRun = runs.next();
        while (row.next()) {
            passRemoved(runs, isRun);
            const std::int64_t number = row.number(0);
            const std::int64_t round = row.number(1);
            const std::int64_t seq = row.number(2);
            const auto found = m_tables.find(number);
            if (found == m_tables.end() || m_removed.contains(number)) {
                throw Bad(where(number, round, seq) + ": belongs to no table");
            }
            Table& table = found->second;
            if (seq != ++table.events) {
                throw Bad(where(number, round, table.events) + ": the event is missing");
            }
            table.last = sha256("mesaviva.event/1" + table.last + eight(number) + eight(round) + eight(seq) +
                                eight(row.number(3)) + eight(row.number(4)) + text(row.bytes(5)) +
                                text(row.bytes(6)) + text(row.bytes(7)));
            if (table.last != row.bytes(8)) {
                throw Bad(where(number, round, seq) + ": is not the event that was written");
            }
            checkCommitment(table, where(number, round, seq), round, row.bytes(5), row.bytes(7));
            ++m_events;
            if (m_isNumbered && row.number(9) != m_last + 1 && m_gap.empty()) {
                m_gap = where(number, round, seq) + ": events are missing before it";
            }
            m_last = m_isNumbered ? row.number(9) : m_last + 1;
            m_head = sha256("mesaviva.record/1" + m_head + row.bytes(8));
        }
        passRemoved(runs, isRun);
        if (isRun && m_gap.empty()) {
            m_gap = "the file: what was removed does not fit the events";
        }
    }

    // Returns the 64 hexadecimal digits after a name in an event's fields.
    static Bytes digestAfter(const Bytes& fields, const char* name) {
        const std::size_t found = fields.find(name);
        return found == Bytes::npos
                   ? Bytes()
                   : fromHex(std::string_view(fields).substr(found + Bytes(name).size(), 64));
    }

    void checkCommitment(Table& table, const std::string& place, std::int64_t round, const Bytes& kind,
                         const Bytes& fields) {
        if (kind == "round_opened") {
            if (table.commitment) {
                throw Bad(place + ": the round before is not closed");
            }
            table.commitment = digestAfter(fields, "\"commitment\":\"");
            table.round = round;
        } else if (kind == "seed_contributed") {
            if (!table.commitment || round != table.round ||
                digestAfter(fields, "\"seed\":\"").size() != 32) {
                throw Bad(place + ": a contribution to the seed of no round");
            }
        } else if (kind == "round_closed") {
            const Bytes seed = digestAfter(fields, "\"seed\":\"");
            const bool fits = table.commitment && round == table.round && seed.size() == 32 &&
                              sha256("mesaviva.round/1" + eight(round) + seed) == *table.commitment;
            if (!fits) {
                throw Bad(place + ": the seed is not the one that was committed to");
            }
            table.commitment.reset();
            ++m_commitments;
        }
    }

    void checkEnd(std::int64_t number, const Table& table) const {
        const bool isRemoved = m_removed.contains(number);
        const Bytes& last = isRemoved ? table.hash : table.last;
        const std::int64_t events = isRemoved ? table.counted : table.events;
        if (events != table.counted || last != table.hash ||
            table.head != sha256("mesaviva.head/1" + eight(number) + eight(events) + last)) {
            throw Bad(where(number) + ": events are missing at the end");
        }
    }

    void checkHead() const {
        Rows head = m_record.rows("SELECT tables, opening, hash FROM head");
        const auto tables = static_cast<std::int64_t>(m_tables.size());
        if (!head.next() || head.number(0) != tables || head.bytes(1) != m_opening ||
            head.bytes(2) != sha256("mesaviva.file/1" + eight(tables) + m_opening)) {
            throw Bad("the file: tables are missing at the end");
        }
        if (!m_gap.empty()) {
            throw Bad(m_gap);
        }
        if (m_isNumbered) {
            Rows record = m_record.rows("SELECT last_event, record_head FROM head");
            if (!record.next() || record.number(0) != m_last || record.bytes(1) != m_head) {
                throw Bad("the file: its head is not that of its events");
            }
        }
    }

    Record m_record;
    Bytes m_opening = Bytes(32, '\0');
    std::map<std::int64_t, Table> m_tables;
    std::set<std::int64_t> m_removed;
    bool m_isNumbered = false;
    std::int64_t m_last = 0;        ///< number of the last event, in the order of writing
    Bytes m_head = Bytes(32, '\0'); ///< head of the record
    std::string m_gap;              ///< the first gap in the order of writing; empty: none
    std::int64_t m_events = 0;
    std::int64_t m_commitments = 0;
};

} // namespace

int main(int argc, char** argv) {
    if (argc != 2 || std::string_view(argv[1]) == "--help") {
        std::fputs("mesaviva-chain RECORDS.sqlite\nChecks the chain, the head and the commitments of a "
                   "record. Exit status: 0 "
                   "whole, 1 not whole, 2 not a record file.\n",
                   stderr);
        return argc == 2 ? kWhole : kNoRecord;
    }
    try {
        Check check(argv[1]);
        check.run();
        std::printf("whole: %lld events at %zu tables, %lld commitments; %zu tables were removed; head %s\n",
                    static_cast<long long>(check.events()), check.tables(),
                    static_cast<long long>(check.commitments()), check.removed(), check.head().c_str());
        return kWhole;
    } catch (const Bad& bad) {
        std::fprintf(stderr, "%s\n", bad.what());
        return kBad;
    } catch (const std::exception& unreadable) {
        std::fprintf(stderr, "%s: %s\n", argv[1], unreadable.what());
        return kNoRecord;
    }
}
