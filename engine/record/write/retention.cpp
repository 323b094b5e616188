// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/write/retention.h"

#include "engine/record/chain.h"
#include "engine/record/record_file.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace mesaviva::record {

namespace {

// What is known of a table without reading its events.
struct Age {
    std::uint64_t rounds = 0;
    bool isRunning = false;
    std::optional<WallTime> last; ///< nothing: it has no events
};

Age ageOf(RecordReader& reader, const TableRow& table) {
    Age age;
    Database& database = reader.database();
    Statement rounds = database.prepare("SELECT count(*), count(*) - count(closed) FROM rounds WHERE id >= ? "
                                        "AND id < ?");
    rounds.bind(1, roundKeyOf(table.number, 0)).bind(2, roundKeyOf(table.number + 1, 0));
    if (rounds.step()) {
        age.rounds = static_cast<std::uint64_t>(rounds.number(0));
        age.isRunning = rounds.number(1) > 0;
    }
    Statement sealed = database.prepare("SELECT 1 FROM sealed WHERE table_id = ?");
    age.isRunning = age.isRunning || sealed.bind(1, table.number).step();
    Statement last =
        reader.select("wall", {.table = table.number, .first = table.events, .last = table.events});
    if (last.step()) {
        age.last = timeIn(last, 0);
    }
    return age;
}

} // namespace

std::vector<RemovedRow> removedRows(Database& database) {
    std::vector<RemovedRow> result;
    if (database.number("SELECT count(*) FROM sqlite_master WHERE name = 'removed'") == 0) {
        return result; // an older version
    }
    Statement row = database.prepare(
        "SELECT table_id, date, rounds, events, staked, returned, hash FROM removed ORDER BY table_id");
    while (row.step()) {
        RemovedRow& one = result.emplace_back();
        one.table = row.number(0);
        one.date = timeIn(row, 1);
        one.rounds = static_cast<std::uint64_t>(row.number(2));
        one.events = static_cast<std::uint64_t>(row.number(3));
        one.staked = Money{row.number(4)};
        one.returned = Money{row.number(5)};
        const auto hash = row.bytes(6);
        if (hash.size() != one.hash.size()) {
            throw Fault{FaultKind::damaged, ProblemCode::hash_length};
        }
        std::ranges::copy(hash, one.hash.begin());
    }
    return result;
}

std::vector<TableNumber> removable(RecordReader& reader, const Retention& retention) {
    std::vector<TableNumber> result;
    if (!retention.before && !retention.keepRounds) {
        return result;
    }
    std::set<TableNumber> stays(retention.spared.begin(), retention.spared.end());
    for (const RemovedRow& row : removedRows(reader.database())) {
        stays.insert(row.table);
    }
    const std::vector<TableRow> tables = reader.tables();
    std::set<std::pair<std::string, std::string>> seen; // games with their rules
    std::uint64_t newer = 0;                            // rounds
    for (auto table = tables.rbegin(); table != tables.rend(); ++table) {
        const Age age = ageOf(reader, *table);
        const bool isNewest = age.last && seen.emplace(table->game, table->rules).second;
        const bool isOld = !retention.before || (age.last && *age.last < *retention.before);
        const bool isBeyond = !retention.keepRounds || newer >= *retention.keepRounds;
        newer += age.rounds;
        if (!isNewest && isOld && isBeyond && !age.isRunning && !stays.contains(table->number)) {
            result.push_back(table->number);
        }
    }
    std::ranges::reverse(result);
    return result;
}

Removal previewRemoval(RecordReader& reader, const Retention& retention) {
    Removal removal;
    for (const TableNumber number : removable(reader, retention)) {
        if (const auto table = reader.table(number)) {
            ++removal.tables;
            removal.rounds += ageOf(reader, *table).rounds;
            removal.events += table->events;
        }
    }
    return removal;
}

Result<Removal, Fault> prune(RecordWriter& writer, RecordReader& reader, const Retention& retention,
                             WallTime now, const RemovalProgress& progress) {
    Removal removal;
    try {
        const std::vector<TableNumber> tables = removable(reader, retention);
        std::uint64_t done = 0;
        for (const TableNumber table : tables) {
            const auto removed = std::make_shared<std::optional<RemovedRow>>();
            const auto group = [removed, table, now](RecordStore& store) {
                *removed = store.removeTable(table, now);
            };
            std::optional<RecordWriter::Ticket> ticket = writer.append(group);
            while (!ticket && !writer.fault()) {
                writer.waitForRoom();
                ticket = writer.append(group);
            }
            if (!ticket || !writer.waitFor(*ticket)) {
                return writer.fault().value_or(Fault{FaultKind::unreadable, ProblemCode::record_closed});
            }
            if (*removed) {
                ++removal.tables;
                removal.rounds += (*removed)->rounds;
                removal.events += (*removed)->events;
            }
            if (progress) {
                progress(++done, tables.size());
            }
        }
    } catch (const Fault& fault) {
        return fault;
    }
    return removal;
}

Result<Removal, Fault> prune(const std::filesystem::path& path, const Retention& retention, WallTime now,
                             const RemovalProgress& progress) {
    const auto writer = RecordWriter::open(path, {});
    if (!writer) {
        return writer.error();
    }
    const Result<Removal, Fault> removal = [&]() -> Result<Removal, Fault> {
        const auto reader = RecordReader::open(path); // closed before the file is shrunk
        if (!reader) {
            return reader.error();
        }
        return prune(**writer, **reader, retention, now, progress);
    }();
    if (const auto fault = (*writer)->close()) {
        return *fault;
    }
    if (removal && removal->tables > 0) {
        try {
            WritableRecord(path).database().execute("VACUUM");
        } catch (const Fault& fault) {
            return fault;
        }
    }
    return removal;
}

} // namespace mesaviva::record
