// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/record_file.h"

#include "engine/record/chain.h"
#include "engine/record/fault.h"
#include "engine/record/record_head.h"
#include "engine/record/sqlite.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

#if defined(__linux__)
#include <sys/vfs.h>
#elif defined(__APPLE__)
#include <sys/mount.h>
#include <sys/param.h>
#endif

namespace mesaviva::record {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBegin("SQLite format 3\0", 16);
constexpr std::size_t kHeader = 100;

struct Header {
    bool isSqlite = false;
    bool isBlank = false; ///< nothing was written yet
    std::int64_t application = 0;
    std::int64_t version = 0;
    std::uint32_t pages = 0;
    std::uint64_t size = 0; ///< minimum size of the file
    bool hasLog = false;    ///< uses a write-ahead log (`-wal`)
    std::string bytes;
};

// The file's header, read without touching the file or this process's locks.
Header headerOf(const fs::path& path, const std::string& vfs) {
    const std::string bytes = firstBytesOf(path, kHeader, vfs);
    Header header;
    header.bytes = bytes;
    header.isBlank = bytes.find_first_not_of('\0') == std::string::npos;
    if (bytes.size() < kHeader) {
        return header;
    }
    header.isSqlite = bytes.starts_with(kBegin);
    header.application = bigEndian(bytes, 68);
    header.version = static_cast<std::int32_t>(bigEndian(bytes, 60)); // as SQLite's user_version
    const std::uint64_t page = static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[16])) << 8U |
                               static_cast<unsigned char>(bytes[17]);
    header.pages = bigEndian(bytes, 28);
    header.size = (page == 1 ? 65'536 : page) * header.pages;
    header.hasLog = bytes[18] == 2;
    return header;
}

bool hasBytes(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return !error && size > 0;
}

void requireKnown(std::int64_t application, std::int64_t version) {
    if (application != kApplicationId) {
        throw Fault{FaultKind::foreign, ProblemCode::not_a_record};
    }
    if (version > kFileVersion) {
        throw Fault{FaultKind::newer, ProblemCode::newer_version};
    }
    if (version < 1) {
        throw Fault{FaultKind::damaged, ProblemCode::no_version};
    }
}

// Returns whether a journal's first page equals the file's, except for the journal mode and the change
// counter.
bool isSameButForLog(std::string_view page, std::string_view header) {
    constexpr std::array<std::array<std::size_t, 2>, 4> kSame = {{{0, 18}, {20, 24}, {28, 92}, {100, 100}}};
    return page.size() >= kHeader && header.size() >= kHeader && std::ranges::all_of(kSame, [&](auto part) {
               return page.substr(part[0], part[1] - part[0]) == header.substr(part[0], part[1] - part[0]);
           });
}

// Returns whether this program may have left this journal. It does so while it creates a record, while it
// switches it to a write-ahead log, and always where the system does not support that log.
bool isOwn(const HotJournal& journal, const Header& header) {
    if (!journal.isJournal || !journal.plays) {
        return journal.isJournal; // nothing is undone
    }
    if (header.hasLog) {
        return journal.pages == header.pages && isSameButForLog(journal.firstPage, header.bytes);
    }
    return journal.firstPage.empty() ||
           (journal.firstPage.starts_with(kBegin) && bigEndian(journal.firstPage, 68) == kApplicationId);
}

// Call before SQLite opens the file for writing.
void requireOwnJournal(const fs::path& path, const Header& header) {
    const fs::path file = withSuffix(path, "-journal");
    const HotJournal journal = hotJournalOf(file);
    if (namesAnotherFile(file)) {
        throw unfinishedBy(file, ProblemCode::journal_names_other);
    }
    if (journal.isHot && !isOwn(journal, header)) {
        throw unfinishedBy(file, ProblemCode::journal_of_other);
    }
}

// Checks that do not use SQLite, which might undo an unfinished change.
void inspectFile(const fs::path& path, const std::string& vfs) {
    std::error_code error;
    if (fs::is_directory(path, error)) {
        throw Fault{FaultKind::foreign, ProblemCode::is_folder};
    }
    if (!fs::exists(path, error)) {
        throw Fault{FaultKind::missing, ProblemCode::no_such_file};
    }
    if (!fs::is_regular_file(path, error)) {
        throw Fault{FaultKind::foreign, ProblemCode::not_on_disk}; // opening a pipe would block
    }
    const Header header = headerOf(path, vfs);
    if (hotJournalOf(withSuffix(path, "-journal")).isHot) {
        // The first change was cut off; SQLite undoes it, but only if the file is a record.
        if (!header.isBlank && !(header.isSqlite && header.application == kApplicationId)) {
            throw Fault{FaultKind::foreign, ProblemCode::not_a_record};
        }
        return;
    }
    if (!header.isSqlite) {
        throw Fault{FaultKind::foreign, ProblemCode::not_a_record};
    }
    requireKnown(header.application, header.version);
    if (!hasBytes(withSuffix(path, "-wal")) && fs::file_size(path, error) < header.size) {
        throw Fault{FaultKind::damaged, ProblemCode::end_of_file_missing};
    }
}

// An older version may be read as it is.
void inspectTables(Database& database) {
    const std::int64_t version = database.number("PRAGMA user_version");
    requireKnown(database.number("PRAGMA application_id"), version);
    if (database.text("PRAGMA encoding") != "UTF-8" || !hasTablesOf(database, version)) {
        throw Fault{FaultKind::damaged, ProblemCode::other_tables};
    }
}

void makeRecord(Database& database) {
    database.execute("BEGIN IMMEDIATE");
    database.execute(("PRAGMA application_id=" + std::to_string(kApplicationId)).c_str());
    makeTables(database);
    const Digest nothing{};
    const Digest hash = fileHash(0, nothing);
    database
        .prepare("INSERT INTO head(id, tables, opening, hash, last_event, record_head) "
                 "VALUES(1, 0, ?1, ?2, 0, ?1)")
        .bind(1, nothing)
        .bind(2, hash)
        .run();
    database.execute("COMMIT");
}

Database lockOf(const fs::path& path, const std::string& vfs) {
    if (path.empty()) {
        throw Fault{FaultKind::unreadable, ProblemCode::not_opened};
    }
    // Before SQLite creates files next to it.
    std::error_code error;
    Header header;
    if (fs::exists(fs::symlink_status(path, error)) &&
        (hasBytes(path) || !fs::is_regular_file(path, error))) {
        inspectFile(path, vfs);
        header = headerOf(path, vfs);
    }
    requireOwnJournal(path, header);
    Database lock(withSuffix(path, "-lock"), OpenMode::create, vfs);
    lock.execute("BEGIN EXCLUSIVE");
    return lock;
}

// How long a commit without a log waits for readers. New ones let it go first.
constexpr const char* kWithoutLog = "PRAGMA journal_mode=DELETE;PRAGMA locking_mode=NORMAL;"
                                    "PRAGMA busy_timeout=60000;SELECT count(*) FROM sqlite_master";

Database openLocked(const fs::path& path, const std::string& vfs, bool isRemote) {
    const bool isNew = !hasBytes(path);
    Database database(path, isNew ? OpenMode::create : OpenMode::write, vfs);
    if (database.isReadOnly()) { // SQLite silently opens what it can
        throw Fault{FaultKind::read_only, ProblemCode::not_writable};
    }
    database.leaveLog(true); // a refused file is not changed
    if (isRemote) {          // a log that is there is read without its shared memory
        database.execute("PRAGMA locking_mode=EXCLUSIVE");
    }
    database.execute("PRAGMA busy_timeout=2000;PRAGMA synchronous=FULL;PRAGMA cell_size_check=ON");
    if (database.number("SELECT count(*) FROM sqlite_master") == 0 &&
        database.number("PRAGMA application_id") == 0) {
        makeRecord(database);
    }
    inspectTables(database);
    database.leaveLog(false);
    // The log is merged into the file in pauses (RecordStore::tidy()). Without pauses SQLite does it in
    // between, but rarely, since a waiting commit then takes longer.
    database.execute(isRemote
                         ? kWithoutLog
                         : "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;PRAGMA wal_autocheckpoint=8000");
    if (database.number("PRAGMA user_version") < kFileVersion) {
        migrate(database, path);
        inspectTables(database);
    }
    return database;
}

// The writer of a record has created these files. Without them the record was copied from elsewhere: SQLite
// would create its own and, without write access, never remove them.
bool isLeftAlone(const fs::path& path) {
    std::error_code error;
    return std::ranges::none_of(std::array{"-lock", "-wal", "-journal"}, [&](const char* ending) {
        return fs::exists(withSuffix(path, ending), error);
    });
}

} // namespace

bool isDatabase(const fs::path& path) {
    std::error_code error;
    try {
        return fs::is_regular_file(path, error) && firstBytesOf(path, kBegin.size()) == kBegin;
    } catch (const Fault&) {
        return false;
    }
}

Database openForReading(const fs::path& given, const std::string& vfs) {
    const fs::path path = fullPathOf(given, vfs);
    inspectFile(path, vfs);
    std::optional<Database> database;
    try {
        database.emplace(path, isLeftAlone(path) ? OpenMode::immutable : OpenMode::read, vfs);
        database->execute("PRAGMA busy_timeout=2000;PRAGMA cell_size_check=ON;PRAGMA query_only=ON");
        inspectTables(*database);
    } catch (const Fault& fault) {
        if (fault.kind != FaultKind::read_only) {
            throw;
        }
        if (const fs::path log = withSuffix(path, "-wal"); hasBytes(log)) {
            throw unfinishedBy(log, ProblemCode::log_not_read);
        }
        // SQLite cannot create its files next to it; then nobody else can write to it, either.
        database.emplace(path, OpenMode::immutable, vfs);
        inspectTables(*database);
    }
    return std::move(*database);
}

bool isNetworkType(std::uint64_t type) {
    constexpr std::array<std::uint64_t, 4> kTypes = {0x6969, 0x517B, 0xFF534D42, 0xFE534D42};
    return std::ranges::find(kTypes, type) != kTypes.end(); // NFS, SMB, CIFS, SMB 2
}

bool isOnNetwork(const fs::path& path) {
#if defined(__linux__)
    struct statfs about {};
    std::error_code error;
    const fs::path folder = fs::absolute(path, error).parent_path();
    // the numbers have 32 bits, and a signed type would extend them
    return !error && statfs(folder.c_str(), &about) == 0 &&
           isNetworkType(static_cast<std::uint32_t>(about.f_type));
#elif defined(__APPLE__)
    struct statfs about {};
    std::error_code error;
    const fs::path folder = fs::absolute(path, error).parent_path();
    return !error && statfs(folder.c_str(), &about) == 0 && (about.f_flags & MNT_LOCAL) == 0;
#else
    (void)path;
    return false;
#endif
}

WritableRecord::WritableRecord(const fs::path& path, const std::string& vfs, IsRemote isRemote)
    : m_path(fullPathOf(path, vfs)),
      m_lock(lockOf(m_path, vfs)),
      m_database(openLocked(m_path, vfs, isRemote(m_path))) {}

std::optional<Problem> firstDamage(Database& database) {
    std::string found = database.text("PRAGMA integrity_check(1)");
    return found == "ok" ? std::nullopt : std::optional(Problem(ProblemCode::message, {std::move(found)}));
}

namespace {

namespace fs = std::filesystem;

constexpr const char* kFirst = R"sql(
CREATE TABLE head(
  id INTEGER PRIMARY KEY CHECK(id = 1),
  tables INTEGER NOT NULL,
  opening BLOB NOT NULL,
  hash BLOB NOT NULL
) STRICT;
CREATE TABLE tables(
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  rules TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  program TEXT NOT NULL,
  opened INTEGER NOT NULL,
  events INTEGER NOT NULL,
  hash BLOB NOT NULL,
  head BLOB NOT NULL
) STRICT;
CREATE TABLE rounds(
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL,
  round INTEGER NOT NULL,
  game TEXT NOT NULL,
  opened INTEGER NOT NULL,
  closed INTEGER,
  first INTEGER NOT NULL,
  last INTEGER,
  staked INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  void INTEGER NOT NULL,
  result TEXT NOT NULL
) STRICT;
CREATE INDEX rounds_by_date ON rounds(opened, id);
CREATE INDEX rounds_by_game ON rounds(game, opened, id);
CREATE INDEX rounds_by_result ON rounds(game, result, opened, id);
CREATE TABLE events(
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL,
  round INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  t INTEGER NOT NULL,
  wall INTEGER NOT NULL,
  event TEXT NOT NULL,
  rules TEXT NOT NULL,
  fields TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT;
CREATE TABLE sealed(
  table_id INTEGER PRIMARY KEY,
  round INTEGER NOT NULL,
  seed BLOB NOT NULL
) STRICT;
)sql";

constexpr const char* kRetention = R"sql(
CREATE TABLE removed(
  table_id INTEGER PRIMARY KEY,
  date INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  events INTEGER NOT NULL,
  staked INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  hash BLOB NOT NULL
) STRICT;
)sql";

// The new table is filled in the order of the old keys, which numbers its rows from 1. The head is made in
// migrate().
constexpr const char* kHead = R"sql(
ALTER TABLE events RENAME TO events_by_key;
CREATE TABLE events(
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL,
  round INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  t INTEGER NOT NULL,
  wall INTEGER NOT NULL,
  event TEXT NOT NULL,
  rules TEXT NOT NULL,
  fields TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT;
INSERT INTO events(table_id, round, seq, t, wall, event, rules, fields, hash)
  SELECT table_id, round, seq, t, wall, event, rules, fields, hash FROM events_by_key ORDER BY id;
DROP TABLE events_by_key;
CREATE UNIQUE INDEX events_by_table ON events(table_id, seq);
ALTER TABLE head RENAME TO head_of_tables;
CREATE TABLE head(
  id INTEGER PRIMARY KEY CHECK(id = 1),
  tables INTEGER NOT NULL,
  opening BLOB NOT NULL,
  hash BLOB NOT NULL,
  last_event INTEGER NOT NULL,
  record_head BLOB NOT NULL
) STRICT;
INSERT INTO head SELECT id, tables, opening, hash, 0, zeroblob(32) FROM head_of_tables;
DROP TABLE head_of_tables;
CREATE TABLE removed_runs(
  first INTEGER PRIMARY KEY,
  last INTEGER NOT NULL,
  head_before BLOB NOT NULL,
  head_after BLOB NOT NULL
) STRICT;
)sql";

// The migration steps to each version. Never change one, only append.
constexpr std::array kSteps{kFirst, kRetention, kHead};
static_assert(kSteps.size() == kFileVersion);

std::string schemaOf(Database& database) {
    std::string text;
    // Quoted, so that blobs are not mistaken for texts.
    Statement statement = database.prepare(
        "SELECT quote(type) || quote(name) || quote(tbl_name) || quote(sql) FROM sqlite_master "
        "ORDER BY type DESC, name, rootpage");
    while (statement.step()) {
        text += statement.text(0);
        text += '\n';
    }
    return text;
}

std::string expectedSchema(std::int64_t version) {
    Database empty(":memory:", OpenMode::memory);
    makeTables(empty, 0, version);
    return schemaOf(empty);
}

// Returns an unused path next to the record.
fs::path placeForCopy(const fs::path& path, std::int64_t version) {
    const std::string ending = ".version-" + std::to_string(version);
    std::error_code error;
    for (int i = 1;; ++i) {
        fs::path copy = path;
        copy += i == 1 ? ending : ending + '-' + std::to_string(i);
        if (!fs::exists(copy, error)) {
            return copy;
        }
    }
}

// Copies the whole record, including what is not in its main file yet.
void keepCopy(Database& database, const fs::path& copy) {
    fs::path part = copy;
    part += ".part"; // an incomplete copy must not look like a copy
    std::error_code error;
    fs::remove(part, error);
    const auto name = part.u8string();
    database.prepare("VACUUM INTO ?").bind(1, std::string(name.begin(), name.end())).run();
    fs::rename(part, copy, error);
    if (error) {
        throw Fault{FaultKind::read_only, {ProblemCode::older_not_copied, {error.message()}}};
    }
}

} // namespace

void makeTables(Database& database, std::int64_t from, std::int64_t version) {
    for (std::int64_t step = from; step < version; ++step) {
        database.execute(kSteps.at(static_cast<std::size_t>(step)));
    }
    database.execute(("PRAGMA user_version=" + std::to_string(version)).c_str());
}

bool hasTablesOf(Database& database, std::int64_t version) {
    static const std::string kOfThisVersion = expectedSchema(kFileVersion);
    return version >= 1 && version <= kFileVersion &&
           schemaOf(database) == (version == kFileVersion ? kOfThisVersion : expectedSchema(version));
}

void migrate(Database& database, const std::filesystem::path& path) {
    const std::int64_t version = database.number("PRAGMA user_version");
    keepCopy(database, placeForCopy(path, version));
    database.execute("BEGIN IMMEDIATE");
    try {
        makeTables(database, version);
        if (version < kNumberedVersion) {
            HeadCursor events(database);
            while (events.next()) {
            }
            storeHead(database, events.head());
        }
        database.execute("COMMIT");
    } catch (const Fault&) {
        if (database.isInTransaction()) {
            database.execute("ROLLBACK");
        }
        throw;
    }
}

} // namespace mesaviva::record
