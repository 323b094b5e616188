// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/write/log_copy.h"

#include "engine/record/record_reader.h"
#include "engine/record/rows.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace mesaviva::record {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kTail = std::uintmax_t{1} << 20;
constexpr std::size_t kBatch = 1'000; ///< events read or written at once
constexpr int kLooks = 3;
constexpr std::chrono::milliseconds kBehind{300};

struct Place {
    TableNumber table = 0;
    std::uint64_t seq = 0;
};

// Returns the number after this text.
template <class Number>
std::optional<Number> numberBehind(const std::string& line, std::string_view words) {
    const std::size_t found = line.find(words);
    if (found == std::string::npos) {
        return std::nullopt;
    }
    Number number{};
    const char* const begin = line.data() + found + words.size();
    const auto read = std::from_chars(begin, line.data() + line.size(), number);
    return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

constexpr std::string_view kBeginning = "{\"table\":";

// Returns whether the text is a line of a copy, or the beginning of one.
bool isBeginning(std::string_view line) {
    return line.starts_with(kBeginning) || kBeginning.starts_with(line);
}

// Returns the event of a line; nothing for an incomplete line.
std::optional<Place> placeOf(const std::string& line) {
    const auto table = numberBehind<TableNumber>(line, kBeginning);
    const auto seq = numberBehind<std::uint64_t>(line, ",\"seq\":");
    if (!table || !seq || !nlohmann::ordered_json::accept(line)) {
        return std::nullopt;
    }
    return Place{*table, *seq};
}

Fault unreadable(const fs::path& path) {
    return {FaultKind::unreadable, {ProblemCode::copy_not_accessed, {path.string()}}};
}

} // namespace

std::string copyLineOf(const EventRow& event) {
    std::string line = "{\"table\":" + std::to_string(event.table);
    line += ",\"wall\":" + std::to_string(event.wall.time_since_epoch().count());
    line += ",\"hash\":\"" + toHex(event.hash) + "\",";
    line.append(lineOf(event), 1);
    return line;
}

namespace {

// How far a copy goes, as far as it was read.
struct Copied {
    std::map<TableNumber, std::uint64_t> last; ///< last event of each table
    TableNumber newest = 0;
    std::int64_t since = std::numeric_limits<std::int64_t>::min(); ///< time of the first line read
    std::string line;                                              ///< last complete line
    bool isForeign = false; ///< there is content that is no line of a copy
    bool isTorn = false;    ///< the last line is incomplete: the program was killed
};

Copied readCopy(const fs::path& path, bool whole, const std::function<void()>& beat) {
    Copied copied;
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return copied;
    }
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    const bool isTail = !whole && !error && size > kTail;
    file.seekg(static_cast<std::streamoff>(isTail ? size - kTail : 0));
    std::string line;
    if (isTail) {
        std::getline(file, line);
    }
    bool isFirst = isTail;
    bool isBegun = false; // the file holds only the beginning of a first line
    std::size_t lines = 0;
    while (std::getline(file, line)) {
        beat();
        copied.isTorn = file.eof();
        isBegun = ++lines == 1 && copied.isTorn && isBeginning(line);
        // A line that only lacks its line break counts, too.
        if (const auto place = placeOf(line)) {
            copied.last[place->table] = place->seq;
            copied.newest = std::max(copied.newest, place->table);
            if (std::exchange(isFirst, false)) {
                copied.since = numberBehind<std::int64_t>(line, ",\"wall\":").value_or(copied.since);
            }
            copied.line = line;
        }
    }
    copied.isForeign = (lines > 0 || isTail) && copied.line.empty() && !isBegun;
    return copied;
}

std::optional<EventRow> eventAt(RecordReader& reader, TableNumber table, std::uint64_t seq) {
    EventCursor cursor = reader.events(table, seq);
    EventRow row;
    return cursor.next(row) && row.seq == seq ? std::optional(row) : std::nullopt;
}

// Returns whether the record contains the copy's last events, except those removed by retention.
bool isOf(RecordReader& reader, const std::string& line) {
    const auto place = placeOf(line);
    if (!place) {
        return true;
    }
    const auto row = eventAt(reader, place->table, place->seq);
    return row ? copyLineOf(*row) == line
               : std::ranges::any_of(removedRows(reader.database()), [&](const RemovedRow& removed) {
                     return removed.table == place->table;
                 });
}

void addTo(std::ofstream& file, const std::string& lines) {
    if (!file.write(lines.data(), static_cast<std::streamsize>(lines.size())).flush()) {
        throw Fault{FaultKind::unreadable, ProblemCode::copy_not_written};
    }
}

// Some events of a table, as lines of a copy.
struct Lines {
    std::string text;
    std::uint64_t last = 0;
};

// Reads the events after a given one. The reader is released before the copy's device is accessed: that may
// never answer, and the record's write-ahead log could not be merged while a read is open.
Lines linesAfter(RecordReader& reader, TableNumber table, std::uint64_t seq) {
    Lines lines;
    EventCursor cursor = reader.events(table, seq + 1);
    EventRow row;
    for (std::size_t count = 0; count < kBatch && cursor.next(row); ++count) {
        lines.text += copyLineOf(row) + '\n';
        lines.last = row.seq;
    }
    return lines;
}

// Appends what a copy lacks. Reads only the copy's end if nothing can be missing before that, else all of it.
// `last` receives the last event of each table that is known.
std::ofstream upToDate(const fs::path& path, RecordReader& reader, bool whole,
                       std::map<TableNumber, std::uint64_t>& last, const std::function<void()>& beat) {
    const std::vector<TableRow> tables = reader.tables();
    Copied copied = readCopy(path, whole, beat);
    beat();
    if (copied.isForeign && !whole) { // one event may be longer than the part that was read
        copied = readCopy(path, true, beat);
    }
    if (copied.isForeign) {
        throw Fault{FaultKind::foreign, {ProblemCode::no_copy, {path.string()}}};
    }
    if (!isOf(reader, copied.line)) {
        throw Fault{FaultKind::foreign, {ProblemCode::copy_of_other_at, {path.string()}}};
    }
    // Nothing is missing of a table that was closed before the part that was read.
    const auto isSkipped = [&](const TableRow& table) {
        return table.number <= copied.newest && !copied.last.contains(table.number);
    };
    if (std::ranges::any_of(tables, [&](const TableRow& table) {
            const auto row = isSkipped(table) ? eventAt(reader, table.number, table.events) : std::nullopt;
            return row && row->wall.time_since_epoch().count() >= copied.since;
        })) {
        copied = readCopy(path, true, beat);
    }
    std::ofstream file(path, std::ios::binary | std::ios::app);
    if (!file) {
        throw unreadable(path);
    }
    if (copied.isTorn) {
        addTo(file, "\n");
    }
    const bool isWhole = copied.since == std::numeric_limits<std::int64_t>::min();
    for (const TableRow& table : tables) {
        if (isSkipped(table) && !isWhole) {
            continue;
        }
        std::uint64_t& end = copied.last[table.number];
        for (Lines more = linesAfter(reader, table.number, end); !more.text.empty();
             more = linesAfter(reader, table.number, end)) {
            addTo(file, more.text);
            beat();
            end = more.last;
        }
    }
    last = std::move(copied.last);
    return file;
}

} // namespace

LogCopy::LogCopy(const fs::path& path, RecordReader& reader, const std::function<void()>& beat)
    : m_file(upToDate(path, reader, false, m_last, beat)) {}

void LogCopy::add(std::span<const CopiedEvent> events) {
    std::string lines;
    for (const CopiedEvent& event : events) {
        std::uint64_t& last = m_last[event.table];
        if (event.seq > last) {
            last = event.seq;
            lines += event.line;
            lines += '\n';
        }
    }
    addTo(m_file, lines);
}

namespace {

// Compares a copy with its record, line by line. No read of the record stays open between two blocks of
// lines.
class CopyReading {
public:
    explicit CopyReading(RecordReader& reader) : m_reader(reader) {
        for (const RemovedRow& row : removedRows(reader.database())) {
            if (const auto table = reader.table(row.table)) {
                m_removed.emplace(row.table, *table);
            }
        }
    }

    // Returns the first wrong line, if any.
    std::optional<Finding> take(const std::vector<std::string>& lines) {
        std::map<TableNumber, EventCursor> cursors;
        for (const std::string& line : lines) {
            if (auto finding = take(line, cursors)) {
                return finding;
            }
        }
        return std::nullopt;
    }

    // Returns the first event missing at the end, among those that the record had at the beginning.
    std::optional<Finding> lacking(const std::vector<TableRow>& tables) {
        for (const TableRow& table : tables) {
            const std::uint64_t last = m_copied[table.number];
            if (last < table.events && !m_removed.contains(table.number)) {
                return Finding{RoundId{table.number, 0}, last + 1, {}, {}, ProblemCode::copy_lacks};
            }
        }
        return std::nullopt;
    }

private:
    std::optional<Finding> take(const std::string& line, std::map<TableNumber, EventCursor>& cursors) {
        const auto place = placeOf(line);
        if (!place) {
            return std::nullopt;
        }
        const RoundId nowhere{place->table, 0};
        if (const auto removed = m_removed.find(place->table); removed != m_removed.end()) {
            return isOfRemoved(removed->second, place->seq, line)
                       ? std::nullopt
                       : std::optional(Finding{nowhere, place->seq, {}, {}, ProblemCode::copy_differs});
        }
        std::uint64_t& last = m_copied[place->table];
        if (place->seq <= last) { // repeated after a kill: identical, or altered
            const auto known = eventAt(m_reader, place->table, place->seq);
            return known && copyLineOf(*known) == line
                       ? std::nullopt
                       : std::optional(Finding{nowhere, place->seq, {}, {}, ProblemCode::copy_differs});
        }
        if (!next(place->table, last, cursors)) {
            cursors.clear(); // a cursor only sees events from before its creation
            if (!next(place->table, last, cursors)) {
                return Finding{nowhere, place->seq, {}, {}, ProblemCode::copy_only};
            }
        }
        const RoundId round{m_row.table, m_row.round};
        if (place->seq != ++last) {
            return Finding{round, last, m_row.text.kind, {}, ProblemCode::copy_lacks};
        }
        return copyLineOf(m_row) == line
                   ? std::nullopt
                   : std::optional(Finding{round, m_row.seq, m_row.text.kind, {}, ProblemCode::copy_differs});
    }

    // A copy is never shortened. Of a removed table the record has the last event's number and hash.
    static bool isOfRemoved(const TableRow& removed, std::uint64_t seq, const std::string& line) {
        constexpr std::string_view kHash = "\"hash\":\"";
        const std::string hash = toHex(removed.hash) + '"';
        const std::size_t found = line.find(kHash);
        return seq < removed.events || (seq == removed.events && found != std::string::npos &&
                                        line.compare(found + kHash.size(), hash.size(), hash) == 0);
    }

    bool next(TableNumber table, std::uint64_t last, std::map<TableNumber, EventCursor>& cursors) {
        auto cursor = cursors.find(table);
        if (cursor == cursors.end()) {
            cursor = cursors.emplace(table, m_reader.events(table, last + 1)).first;
        }
        return cursor->second.next(m_row);
    }

    RecordReader& m_reader;
    std::map<TableNumber, TableRow> m_removed; ///< by retention
    std::map<TableNumber, std::uint64_t> m_copied;
    EventRow m_row;
};

// Reads the next lines of the copy; none: the end.
std::vector<std::string> linesOf(std::ifstream& file) {
    std::vector<std::string> lines;
    std::string line;
    while (lines.size() < kBatch && std::getline(file, line)) {
        lines.push_back(line);
    }
    return lines;
}

} // namespace

std::optional<Finding> differenceToCopy(RecordReader& reader, const fs::path& copy) {
    return differenceToCopy(reader, copy, [] {});
}

std::optional<Finding> differenceToCopy(RecordReader& reader, const fs::path& copy,
                                        const std::function<void()>& tick) {
    std::ifstream file(copy, std::ios::binary);
    if (!file) {
        throw unreadable(copy);
    }
    // Both may grow meanwhile, the record first: what the record has now must be in the copy at the end.
    const std::vector<TableRow> tables = reader.tables();
    CopyReading reading(reader);
    for (std::vector<std::string> lines = linesOf(file); !lines.empty(); lines = linesOf(file)) {
        tick();
        if (auto finding = reading.take(lines)) {
            return finding;
        }
    }
    if (file.bad()) {
        throw unreadable(copy);
    }
    return reading.lacking(tables);
}

Result<std::optional<Finding>, Fault> compareWithCopy(const fs::path& record, const fs::path& copy) {
    return compareWithCopy(record, copy, [] {});
}

Result<std::optional<Finding>, Fault> compareWithCopy(const fs::path& record, const fs::path& copy,
                                                      const std::function<void()>& tick) {
    try {
        for (int look = 1;; ++look) {
            const auto reader = RecordReader::open(record);
            if (!reader) {
                return reader.error();
            }
            auto difference = differenceToCopy(**reader, copy, tick);
            // The writer of both is a moment behind with the copy.
            if (!difference || difference->problem.code != ProblemCode::copy_lacks || look == kLooks) {
                return difference;
            }
            std::this_thread::sleep_for(kBehind);
        }
    } catch (const Fault& fault) {
        return fault;
    }
}

std::optional<Fault> bringUpToDate(const fs::path& record, const fs::path& copy,
                                   const std::function<void()>& beat) {
    try {
        const auto reader = RecordReader::open(record);
        if (!reader) {
            return reader.error();
        }
        if (std::ifstream(copy, std::ios::binary)) {
            beat();
            if (const auto difference = differenceToCopy(**reader, copy, beat);
                difference && difference->problem.code != ProblemCode::copy_lacks) {
                return Fault{FaultKind::foreign, ProblemCode::copy_of_other};
            }
        }
        std::map<TableNumber, std::uint64_t> last;
        upToDate(copy, **reader, true, last, beat).close();
        // Later events are still being appended by the writer; a gap before the end is an error.
        const auto again = RecordReader::open(record);
        if (!again) {
            return again.error();
        }
        const auto difference = differenceToCopy(**again, copy, beat);
        const bool isWhole =
            !difference || (difference->problem.code == ProblemCode::copy_lacks && difference->event.empty());
        return isWhole ? std::nullopt
                       : std::optional(Fault{FaultKind::damaged, ProblemCode::copy_incomplete});
    } catch (const Fault& fault) {
        return fault;
    }
}

namespace {

// Most events that wait for a device that is slow without being silent.
constexpr std::size_t kMostWaiting = 100'000;

Fault silence() { return {FaultKind::silent, ProblemCode::copy_silent}; }

} // namespace

// State shared between the thread of one copy and its owner. Another copy has its own, so late results or
// faults of an earlier copy are never attributed to this one.
struct CopyThread::Shared {
    std::filesystem::path record;
    std::string vfs;
    std::filesystem::path copy;
    std::shared_ptr<Shared> before; ///< the previous writer of the same file, which must end first
    Heartbeat heart;
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::vector<CopiedEvent>> tasks;
    std::size_t waiting = 0; ///< events
    bool isWorking = true;   ///< it begins with the events that the copy lacks
    bool isClosing = false;
    bool isOver = false;
    std::optional<Fault> fault;

    // Call with the lock held.
    void leave() {
        heart.leave();
        isClosing = true;
        tasks.clear();
        waiting = 0;
        changed.notify_all();
    }
};

CopyThread::CopyThread(std::filesystem::path record, std::string vfs, std::chrono::milliseconds patience)
    : m_record(std::move(record)),
      m_vfs(std::move(vfs)),
      m_patience(patience) {}

CopyThread::~CopyThread() { finish(); }

std::optional<Fault> CopyThread::finish() {
    if (!m_shared) {
        return std::nullopt;
    }
    std::unique_lock lock(m_shared->mutex);
    m_shared->isClosing = true;
    m_shared->changed.notify_all();
    const auto isDone = [this] { return m_shared->isOver || m_shared->fault; };
    if (!m_shared->changed.wait_for(lock, m_patience, isDone)) {
        m_shared->leave();
        m_shared->fault = silence();
    }
    return m_shared->fault;
}

void CopyThread::begin(const std::filesystem::path& copy) {
    const std::shared_ptr<Shared> before = std::move(m_shared);
    const bool isSame = before && before->copy == copy;
    if (before) {
        const std::scoped_lock lock(before->mutex);
        before->isClosing = true;
        if (isSame) {
            before->leave(); // events that it has not written are missing and get appended again
        }
        before->changed.notify_all();
    }
    m_shared.reset();
    if (copy.empty()) {
        return;
    }
    m_shared = std::make_shared<Shared>();
    m_shared->record = m_record;
    m_shared->vfs = m_vfs;
    m_shared->copy = copy;
    if (isSame) {
        m_shared->before = before;
    }
    std::thread([shared = m_shared] { work(shared); }).detach();
}

void CopyThread::add(std::vector<CopiedEvent> events) {
    if (!m_shared || events.empty() || fault()) {
        return;
    }
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->waiting += events.size();
    m_shared->tasks.push_back(std::move(events));
    if (m_shared->waiting > kMostWaiting) {
        m_shared->leave();
        m_shared->fault = silence();
    }
    m_shared->changed.notify_all();
}

bool CopyThread::isBusy() const {
    if (!m_shared) {
        return false;
    }
    const std::scoped_lock lock(m_shared->mutex);
    return !m_shared->fault && (m_shared->isWorking || !m_shared->tasks.empty());
}

bool CopyThread::hasRecovered() const {
    if (!m_shared) {
        return false;
    }
    const std::scoped_lock lock(m_shared->mutex);
    return m_shared->isOver && m_shared->fault && m_shared->fault->kind == FaultKind::silent;
}

std::optional<Fault> CopyThread::fault() {
    if (!m_shared) {
        return std::nullopt;
    }
    const std::scoped_lock lock(m_shared->mutex);
    if (!m_shared->fault && m_shared->isWorking && m_shared->heart.isSilent(m_patience)) {
        m_shared->leave();
        m_shared->fault = silence();
    }
    return m_shared->fault;
}

namespace {

// Appends what the copy lacks. Throws Fault, and Heartbeat::Left.
template <class Shared>
std::unique_ptr<LogCopy> upToNow(Shared& shared, const std::function<void()>& beat) {
    const auto reader = RecordReader::open(shared.record, shared.vfs);
    if (!reader) {
        throw reader.error();
    }
    return std::make_unique<LogCopy>(shared.copy, **reader, beat);
}

} // namespace

void CopyThread::work(const std::shared_ptr<Shared>& shared) {
    if (const std::shared_ptr<Shared> before = std::move(shared->before)) {
        std::unique_lock lock(before->mutex);
        before->changed.wait(lock, [&] { return before->isOver; });
    }
    const std::function<void()> beat = [heart = &shared->heart] { heart->beat(); };
    std::unique_ptr<LogCopy> copy;
    std::vector<CopiedEvent> events;
    std::unique_lock lock(shared->mutex, std::defer_lock);
    for (;;) {
        std::optional<Fault> fault;
        bool isLeft = false;
        try {
            beat(); // from now on the device may be silent
            if (copy) {
                copy->add(events);
            } else {
                copy = upToNow(*shared, beat);
            }
            beat();
        } catch (const Fault& thrown) {
            fault = thrown;
        } catch (const Heartbeat::Left&) {
            isLeft = true;
        }
        lock.lock();
        shared->isWorking = false;
        if (fault && !shared->fault) {
            shared->fault = std::move(fault);
        }
        shared->changed.notify_all();
        shared->changed.wait(lock,
                             [&] { return shared->isClosing || shared->fault || !shared->tasks.empty(); });
        if (isLeft || shared->fault || shared->tasks.empty()) {
            break;
        }
        events = std::move(shared->tasks.front());
        shared->tasks.pop_front();
        shared->waiting -= events.size();
        shared->heart.begin(); // before others see it working, and measure its silence
        shared->isWorking = true;
        lock.unlock();
    }
    copy.reset(); // before another thread may write the file
    shared->isOver = true;
    shared->changed.notify_all();
}

} // namespace mesaviva::record
