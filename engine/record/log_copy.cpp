// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/log_copy.h"

#include "engine/record/record_reader.h"
#include "engine/record/removed_row.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <set>

namespace mesaviva::record {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kTail = std::uintmax_t{1} << 20;

constexpr const char* kLacking = "the record has it, the copy does not";

struct Place {
    TableNumber table = 0;
    std::uint64_t seq = 0;
};

// A number that stands behind these words.
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

// Which event a line is of; nothing for one that was cut off.
std::optional<Place> placeOf(const std::string& line) {
    const auto table = numberBehind<TableNumber>(line, "{\"table\":");
    const auto seq = numberBehind<std::uint64_t>(line, ",\"seq\":");
    if (!table || !seq || !nlohmann::ordered_json::accept(line)) {
        return std::nullopt;
    }
    return Place{*table, *seq};
}

Fault unreadable(const fs::path& path) {
    return {FaultKind::unreadable, "the copy can't be read or written: " + path.string()};
}

} // namespace

std::string copyLineOf(const EventRow& event) {
    std::string line = "{\"table\":" + std::to_string(event.table);
    line += ",\"wall\":" + std::to_string(event.wall.time_since_epoch().count());
    line += ",\"hash\":\"" + toHex(event.hash) + "\",";
    line.append(lineOf(event), 1);
    return line;
}

LogCopy::LogCopy(const fs::path& path, RecordReader& reader) {
    // Where each table was when the copy ended; of tables that were closed long ago nothing is lacking.
    std::map<TableNumber, std::uint64_t> last;
    TableNumber newest = 0;
    bool isTorn = false;
    if (std::ifstream file(path, std::ios::binary); file) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(path, error);
        const bool isLong = !error && size > kTail;
        file.seekg(static_cast<std::streamoff>(isLong ? size - kTail : 0));
        std::string line;
        if (isLong) {
            std::getline(file, line);
        }
        while (std::getline(file, line)) {
            isTorn = file.eof();
            if (const auto place = placeOf(line); place && !isTorn) {
                last[place->table] = place->seq;
                newest = std::max(newest, place->table);
            }
        }
    }
    m_file.open(path, std::ios::binary | std::ios::app);
    if (!m_file) {
        throw unreadable(path);
    }
    if (isTorn) {
        add("\n");
    }
    for (const TableRow& table : reader.tables()) {
        if (table.number <= newest && !last.contains(table.number)) {
            continue;
        }
        EventCursor cursor = reader.events(table.number, last[table.number] + 1);
        EventRow row;
        while (cursor.next(row)) {
            add(copyLineOf(row) + '\n');
        }
    }
}

void LogCopy::add(const std::string& lines) {
    if (!m_file.write(lines.data(), static_cast<std::streamsize>(lines.size())).flush()) {
        throw Fault{FaultKind::unreadable, "the copy can't be written"};
    }
}

std::optional<Finding> differenceToCopy(RecordReader& reader, const fs::path& copy) {
    std::ifstream file(copy, std::ios::binary);
    if (!file) {
        throw unreadable(copy);
    }
    std::set<TableNumber> removed; // the record has them no more, by retention
    for (const RemovedRow& row : removedRows(reader.database())) {
        removed.insert(row.table);
    }
    std::map<TableNumber, EventCursor> cursors;
    std::map<TableNumber, std::uint64_t> copied;
    EventRow row;
    std::string line;
    while (std::getline(file, line)) {
        const auto place = placeOf(line);
        if (!place || removed.contains(place->table)) {
            continue;
        }
        auto cursor = cursors.find(place->table);
        if (cursor == cursors.end()) {
            cursor = cursors.emplace(place->table, reader.events(place->table)).first;
        }
        const std::uint64_t expected = ++copied[place->table];
        if (!cursor->second.next(row)) {
            return Finding{
                RoundId{place->table, 0}, place->seq, {}, {}, "the copy has it, the record does not"};
        }
        const RoundId round{row.table, row.round};
        if (place->seq != expected) {
            return Finding{round, expected, row.text.kind, {}, kLacking};
        }
        if (copyLineOf(row) != line) {
            return Finding{round, row.seq, row.text.kind, {}, "the record and its copy differ"};
        }
    }
    if (file.bad()) {
        throw unreadable(copy);
    }
    for (const TableRow& table : reader.tables()) {
        if (copied[table.number] != table.events && !removed.contains(table.number)) {
            return Finding{RoundId{table.number, 0}, copied[table.number] + 1, {}, {}, kLacking};
        }
    }
    return std::nullopt;
}

Result<std::optional<Finding>, Fault> compareWithCopy(const fs::path& record, const fs::path& copy) {
    try {
        const auto reader = RecordReader::open(record);
        if (!reader) {
            return reader.error();
        }
        return differenceToCopy(**reader, copy);
    } catch (const Fault& fault) {
        return fault;
    }
}

std::optional<Fault> bringUpToDate(const fs::path& record, const fs::path& copy) {
    try {
        const auto reader = RecordReader::open(record);
        if (!reader) {
            return reader.error();
        }
        if (fs::exists(copy)) {
            if (const auto difference = differenceToCopy(**reader, copy);
                difference && difference->what != kLacking) {
                return Fault{FaultKind::foreign, "the copy is one of another record"};
            }
        }
        const LogCopy upToDate(copy, **reader);
        return std::nullopt;
    } catch (const Fault& fault) {
        return fault;
    } catch (const fs::filesystem_error& error) {
        return Fault{FaultKind::unreadable, error.what()};
    }
}

} // namespace mesaviva::record
