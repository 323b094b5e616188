// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/sqlite.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <vector>

namespace mesaviva::record {

namespace {

// Converts an extended result code. `error` is the system's error code, if known.
FaultKind kindOf(int code, int error) {
    if (code == SQLITE_READONLY_ROLLBACK) {
        return FaultKind::unfinished;
    }
    // SQLite reports a full disk only for writes to the file itself. Its shared-memory file fails to grow for
    // no other reason, and an exhausted quota or a folder without space is the same.
    const int what = code & 0xFF;
    const bool isAsked = what == SQLITE_IOERR || what == SQLITE_CANTOPEN;
    bool hasNoRoom = error == ENOSPC;
#ifdef EDQUOT
    hasNoRoom = hasNoRoom || error == EDQUOT;
#endif
    if (code == SQLITE_IOERR_SHMSIZE || (isAsked && hasNoRoom)) {
        return FaultKind::disk_full;
    }
    switch (what) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return FaultKind::locked;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: return FaultKind::read_only;
    case SQLITE_FULL: return FaultKind::disk_full;
    case SQLITE_NOTADB: return FaultKind::foreign;
    case SQLITE_CORRUPT:
    case SQLITE_TOOBIG:
    case SQLITE_FORMAT:
    case SQLITE_MISMATCH:
    case SQLITE_CONSTRAINT: return FaultKind::damaged;
    default: return FaultKind::unreadable;
    }
}

Fault faultOf(sqlite3* database) {
    const FaultKind kind = kindOf(sqlite3_extended_errcode(database), sqlite3_system_errno(database));
    if (kind == FaultKind::disk_full) {
        return {kind,
                {ProblemCode::message,
                 {sqlite3_errstr(SQLITE_FULL)}}}; // not "disk I/O error", as SQLite may report
    }
    if (kind == FaultKind::unfinished) {
        const auto* const name = reinterpret_cast<const char8_t*>(sqlite3_db_filename(database, "main"));
        return unfinishedBy(withSuffix(name, "-journal"), ProblemCode::journal_undoes);
    }
    return {kind, {ProblemCode::message, {sqlite3_errmsg(database)}}};
}

[[noreturn]] void fail(sqlite3* database) { throw faultOf(database); }

// As a URI, so that the file can be opened as immutable.
std::string uriOf(const std::filesystem::path& path, OpenMode mode) {
    if (mode == OpenMode::memory) {
        return ":memory:";
    }
    static constexpr std::string_view kHex = "0123456789abcdef";
    std::error_code error;
    const auto generic = std::filesystem::absolute(path, error).generic_u8string();
    if (error) { // no path at all, or a folder that is gone
        throw Fault{FaultKind::unreadable, ProblemCode::not_opened};
    }
    std::string uri = "file:";
    if (generic.empty() || generic.front() != u8'/') {
        uri += "///";
    }
    for (const char8_t c : generic) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') || byte == '/' || byte == '.' || byte == '-' ||
                           byte == '_' || byte == ':';
        if (plain) {
            uri += static_cast<char>(byte);
        } else {
            uri += '%';
            uri += kHex[byte >> 4U];
            uri += kHex[byte & 15U];
        }
    }
    return mode == OpenMode::immutable ? uri + "?immutable=1" : uri;
}

int flagsOf(OpenMode mode) {
    const int flags = SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
    switch (mode) {
    case OpenMode::memory:
    case OpenMode::create: return flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case OpenMode::write: return flags | SQLITE_OPEN_READWRITE;
    case OpenMode::read:
    case OpenMode::immutable: break;
    }
    return flags | SQLITE_OPEN_READONLY;
}

// The longest text or row that is read, in bytes: no event of any table comes near, and reading costs several
// times as much memory.
constexpr int kMostBytes = 32 << 20;

// The pointer type under which SQLite passes a taker.
constexpr const char* kTaker = "mesaviva.taker";

void take(sqlite3_context* context, int, sqlite3_value** values) {
    auto* const taker = static_cast<RowTaker*>(sqlite3_value_pointer(values[0], kTaker));
    sqlite3_result_int(context, taker != nullptr && taker->take(RowValues(values + 1)) ? 1 : 0);
}

} // namespace

std::int64_t RowValues::number(int place) const { return sqlite3_value_int64(m_values[place]); }

std::span<const std::uint8_t> RowValues::bytes(int place) const {
    const auto* const bytes = static_cast<const std::uint8_t*>(sqlite3_value_blob(m_values[place]));
    const int size = sqlite3_value_bytes(m_values[place]);
    return bytes != nullptr ? std::span(bytes, static_cast<std::size_t>(size))
                            : std::span<const std::uint8_t>();
}

void Statement::Finalise::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(sqlite3* database, std::string_view sql) {
    sqlite3_stmt* statement = nullptr;
    const int code =
        sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
    m_statement.reset(statement);
    if (code != SQLITE_OK) {
        fail(database);
    }
}

void Statement::require(bool holds) const {
    if (!holds) {
        fail(sqlite3_db_handle(m_statement.get()));
    }
}

Statement& Statement::bind(int place, std::int64_t value) {
    require(sqlite3_bind_int64(m_statement.get(), place, value) == SQLITE_OK);
    return *this;
}

Statement& Statement::bind(int place, std::string_view text) {
    const char* const start =
        text.empty() ? "" : text.data(); // a null pointer would bind NULL instead of an empty text
    require(sqlite3_bind_text64(m_statement.get(), place, start, text.size(), nullptr, SQLITE_UTF8) ==
            SQLITE_OK);
    return *this;
}

Statement& Statement::bind(int place, std::span<const std::uint8_t> bytes) {
    require(sqlite3_bind_blob64(m_statement.get(), place, bytes.data(), bytes.size(), nullptr) == SQLITE_OK);
    return *this;
}

Statement& Statement::bind(int place, RowTaker& taker) {
    require(sqlite3_bind_pointer(m_statement.get(), place, &taker, kTaker, nullptr) == SQLITE_OK);
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code != SQLITE_DONE) {
        sqlite3* const database = sqlite3_db_handle(m_statement.get());
        const Fault fault = faultOf(database);
        sqlite3_reset(m_statement.get());
        throw fault;
    }
    sqlite3_reset(m_statement.get());
    return false;
}

void Statement::run() {
    while (step()) {
    }
}

void Statement::reset() { sqlite3_reset(m_statement.get()); }

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

bool Statement::isNothing(int column) const {
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

bool Statement::isNumber(int column) const {
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_INTEGER;
}

bool Statement::isText(int column) const {
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_TEXT;
}

std::string_view Statement::text(int column) const {
    const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return text != nullptr ? std::string_view(text, static_cast<std::size_t>(size)) : std::string_view();
}

std::span<const std::uint8_t> Statement::bytes(int column) const {
    const auto* const bytes =
        static_cast<const std::uint8_t*>(sqlite3_column_blob(m_statement.get(), column));
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return bytes != nullptr ? std::span(bytes, static_cast<std::size_t>(size))
                            : std::span<const std::uint8_t>();
}

namespace {

sqlite3_vfs* vfsNamed(const std::string& name) {
    sqlite3_initialize();
    return sqlite3_vfs_find(name.empty() ? nullptr : name.c_str());
}

// In UTF-8; nothing if the VFS has none.
std::string fullNameOf(sqlite3_vfs& vfs, const std::filesystem::path& path) {
    std::error_code error;
    const auto given = std::filesystem::absolute(path, error).u8string();
    std::string full(static_cast<std::size_t>(vfs.mxPathname) + 1, '\0');
    const int code = error ? SQLITE_CANTOPEN
                           : vfs.xFullPathname(&vfs, std::string(given.begin(), given.end()).c_str(),
                                               vfs.mxPathname + 1, full.data());
    // The second code means that there was a link on the way.
    return code == SQLITE_OK || code == SQLITE_OK_SYMLINK ? full.c_str() : std::string();
}

} // namespace

std::filesystem::path withSuffix(const std::filesystem::path& path, const char* ending) {
    std::filesystem::path result = path;
    result += ending;
    return result;
}

std::filesystem::path fullPathOf(const std::filesystem::path& path, const std::string& vfs) {
    sqlite3_vfs* const files = vfsNamed(vfs);
    const std::string full = files != nullptr ? fullNameOf(*files, path) : std::string();
    return full.empty() ? path : std::filesystem::path(std::u8string(full.begin(), full.end()));
}

std::string firstBytesOf(const std::filesystem::path& path, std::size_t most, const std::string& vfs) {
    const Fault unopened{FaultKind::unreadable, ProblemCode::not_opened};
    sqlite3_vfs* const files = vfsNamed(vfs);
    const std::string full = files != nullptr ? fullNameOf(*files, path) : std::string();
    if (full.empty()) {
        throw unopened;
    }
    // In the form in which SQLite passes names to a VFS, with room for the VFS's own data.
    const std::unique_ptr<const char, void (*)(const char*)> name(
        sqlite3_create_filename(full.c_str(), "", "", 0, nullptr),
        [](const char* one) { sqlite3_free_filename(const_cast<char*>(one)); });
    std::vector<std::max_align_t> room(static_cast<std::size_t>(files->szOsFile) / sizeof(std::max_align_t) +
                                       1);
    auto* const file = reinterpret_cast<sqlite3_file*>(room.data());
    int flags = 0;
    if (!name || files->xOpen(files, name.get(), file, SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_READONLY, &flags) !=
                     SQLITE_OK) {
        if (file->pMethods != nullptr) {
            file->pMethods->xClose(file);
        }
        throw unopened;
    }
    sqlite3_int64 size = 0;
    int code = file->pMethods->xFileSize(file, &size);
    std::string bytes(std::min(most, static_cast<std::size_t>(std::max<sqlite3_int64>(size, 0))), '\0');
    if (code == SQLITE_OK && !bytes.empty()) {
        code = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
    }
    file->pMethods->xClose(file);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) { // the file was truncated meanwhile
        throw Fault{FaultKind::unreadable, ProblemCode::not_read};
    }
    return bytes;
}

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Database::Database(const std::filesystem::path& path, OpenMode mode, const std::string& vfs) {
    if (mode == OpenMode::create || mode == OpenMode::write) {
        const std::filesystem::path journal = withSuffix(fullPathOf(path, vfs), "-journal");
        if (namesAnotherFile(journal)) {
            throw unfinishedBy(journal, ProblemCode::journal_names_other);
        }
    }
    sqlite3* database = nullptr;
    const int code = sqlite3_open_v2(uriOf(path, mode).c_str(), &database, flagsOf(mode),
                                     vfs.empty() ? nullptr : vfs.c_str());
    m_database.reset(database);
    if (code != SQLITE_OK) {
        if (database == nullptr) {
            throw Fault{FaultKind::unreadable, ProblemCode::out_of_memory};
        }
        fail(database);
    }
    sqlite3_extended_result_codes(database, 1);
    // A file is data: code in it is never executed.
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, kMostBytes);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    if (sqlite3_create_function_v2(database, "take", -1, SQLITE_UTF8 | SQLITE_DIRECTONLY, nullptr, take,
                                   nullptr, nullptr, nullptr) != SQLITE_OK) {
        fail(database);
    }
}

void Database::execute(const char* sql) {
    if (sqlite3_exec(m_database.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        fail(m_database.get());
    }
}

std::int64_t Database::number(std::string_view sql) {
    Statement statement = prepare(sql);
    return statement.step() ? statement.number(0) : 0;
}

std::string Database::text(std::string_view sql) {
    Statement statement = prepare(sql);
    return statement.step() ? std::string(statement.text(0)) : std::string();
}

bool Database::isInTransaction() const { return sqlite3_get_autocommit(m_database.get()) == 0; }

std::string Database::file() const {
    const char* const name = sqlite3_db_filename(m_database.get(), "main");
    return name != nullptr ? name : "";
}

bool Database::isReadOnly() const { return sqlite3_db_readonly(m_database.get(), "main") == 1; }

void Database::leaveLog(bool leaves) {
    sqlite3_db_config(m_database.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leaves ? 1 : 0, nullptr);
}

namespace {

constexpr std::string_view kMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
constexpr std::uint64_t kJournalHeader = 28;
constexpr std::uint64_t kEnd = 16; ///< length and checksum of a name, and the magic number again
constexpr std::size_t kChecksumStep = 200;

class JournalFile {
public:
    explicit JournalFile(const std::filesystem::path& path) : m_path(path) {
        std::error_code error;
        const auto status = std::filesystem::symlink_status(path, error);
        if (!std::filesystem::exists(status)) {
            return;
        }
        if (!std::filesystem::is_regular_file(status)) {
            throw unfinishedBy(path, ProblemCode::journal_no_file);
        }
        m_size = std::filesystem::file_size(path, error);
        m_file.open(path, std::ios::binary);
        if (error || !m_file) {
            throw unfinishedBy(path, ProblemCode::journal_not_read);
        }
    }

    std::uint64_t size() const { return m_size; }

    // Fewer bytes than requested at the end of the file.
    std::string read(std::uint64_t at, std::size_t count) {
        std::string bytes(count, '\0');
        m_file.clear();
        m_file.seekg(static_cast<std::streamoff>(at));
        m_file.read(bytes.data(), static_cast<std::streamsize>(count));
        if (m_file.bad()) {
            throw unfinishedBy(m_path, ProblemCode::journal_not_read);
        }
        bytes.resize(static_cast<std::size_t>(m_file.gcount()));
        return bytes;
    }

private:
    std::filesystem::path m_path;
    std::ifstream m_file;
    std::uint64_t m_size = 0;
};

bool isPowerBetween(std::uint32_t value, std::uint32_t least, std::uint32_t most) {
    return value >= least && value <= most && (value & (value - 1)) == 0;
}

// The beginning of a header, which may be incomplete on disk.
bool beginsAsJournal(std::string_view bytes) {
    const std::string_view begin = bytes.substr(0, kMagic.size());
    const std::size_t written = std::min(begin.find('\0'), begin.size());
    return begin.substr(0, written) == kMagic.substr(0, written) &&
           begin.find_first_not_of('\0', written) == std::string_view::npos;
}

// A page of a journal is played back if this checksum matches; the first that does not ends the playback.
std::uint32_t checksumOf(std::uint32_t nonce, std::string_view page) {
    for (std::size_t at = page.size(); at > kChecksumStep;) {
        at -= kChecksumStep;
        nonce += static_cast<unsigned char>(page[at]);
    }
    return nonce;
}

// Returns the file's first page, if SQLite's playback reaches it in the journal.
std::string firstPageIn(JournalFile& file, std::uint32_t sector, std::uint32_t page) {
    for (std::uint64_t at = 0; at + kJournalHeader <= file.size();) {
        const std::string header = file.read(at, kJournalHeader);
        if (header.size() < kJournalHeader || !header.starts_with(kMagic)) {
            return {};
        }
        const std::uint32_t nonce = bigEndian(header, 12);
        at += sector;
        for (std::uint64_t left = bigEndian(header, 8); left > 0; --left) {
            const std::string record = file.read(at, page + 8U);
            if (record.size() < page + 8U) {
                return {};
            }
            const std::string_view bytes = std::string_view(record).substr(4, page);
            if (checksumOf(nonce, bytes) != bigEndian(record, page + 4U)) {
                return {};
            }
            if (bigEndian(record, 0) == 1) {
                return std::string(bytes);
            }
            at += record.size();
        }
        at = (at + sector - 1) / sector * sector;
    }
    return {};
}

} // namespace

std::uint32_t bigEndian(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    }
    return value;
}

Fault unfinishedBy(const std::filesystem::path& file, ProblemCode why) {
    const auto name = file.u8string();
    return {FaultKind::unfinished, {why, {std::string(name.begin(), name.end())}}};
}

bool namesAnotherFile(const std::filesystem::path& journal) {
    JournalFile file(journal);
    if (file.size() < kEnd) {
        return false;
    }
    const std::string end = file.read(file.size() - kEnd, kEnd);
    return end.size() == kEnd && end.ends_with(kMagic) && bigEndian(end, 0) > 0 &&
           bigEndian(end, 0) <= file.size() - kEnd;
}

HotJournal hotJournalOf(const std::filesystem::path& journal) {
    JournalFile file(journal);
    const std::string header = file.read(0, std::min(file.size(), kJournalHeader));
    HotJournal result;
    result.isHot = !header.empty() && header.front() != '\0';
    result.isJournal = beginsAsJournal(header);
    if (!result.isHot || header.size() < kJournalHeader || !header.starts_with(kMagic)) {
        return result;
    }
    const std::uint32_t sector = bigEndian(header, 20);
    const std::uint32_t page = bigEndian(header, 24);
    result.plays = isPowerBetween(sector, 32, 65'536) && isPowerBetween(page, 512, 65'536);
    if (result.plays) {
        result.pages = bigEndian(header, 16);
        result.firstPage = firstPageIn(file, sector, page);
    }
    return result;
}

} // namespace mesaviva::record
