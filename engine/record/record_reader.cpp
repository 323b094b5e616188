// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/record_reader.h"

#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/record_file.h"
#include "engine/record/record_head.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr const char* kRoundColumns =
    "id, table_id, round, game, opened, closed, first, last, staked, returned, void, result";
constexpr const char* kEventColumns = "id, table_id, round, seq, t, wall, event, rules, fields, hash";
constexpr const char* kTableColumns = "id, game, rules, rules_version, program, opened, events, hash, head";

TableRow tableIn(const Statement& row) {
    return {tableNumberIn(row, 0),
            std::string(row.text(1)),
            std::string(row.text(2)),
            std::string(row.text(3)),
            std::string(row.text(4)),
            timeIn(row, 5),
            static_cast<std::uint64_t>(row.number(6)),
            digestIn(row, 7),
            digestIn(row, 8)};
}

// Bounded like the amounts of events, so that a page of them can be added up.
Money amountIn(const Statement& row, int column) {
    const Money amount{row.number(column)};
    if (amount < Money{} || amount > kMostOnRecord) {
        throw Fault{FaultKind::damaged, ProblemCode::amount_out_of_range};
    }
    return amount;
}

RoundRow roundIn(const Statement& row) {
    RoundRow round;
    round.id = {tableNumberIn(row, 1), static_cast<std::uint64_t>(row.number(2))};
    if (row.number(0) != roundKeyOf(round.id.table, round.id.round)) {
        throw Fault{FaultKind::damaged, ProblemCode::round_misplaced};
    }
    round.game = row.text(3);
    round.opened = timeIn(row, 4);
    if (!row.isNothing(5)) {
        round.closed = timeIn(row, 5);
    }
    round.first = static_cast<std::uint64_t>(row.number(6));
    round.last = static_cast<std::uint64_t>(row.number(7));
    round.staked = amountIn(row, 8);
    round.returned = amountIn(row, 9);
    round.isVoid = row.number(10) != 0;
    round.result = row.text(11);
    return round;
}

// Returns a text in place (checked to be UTF-8): text() would copy it to append a null character.
std::string_view asText(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
std::string_view textIn(const Statement& row, int column) { return asText(row.bytes(column)); }

// Before kNumberedVersion.
void requirePlace(std::int64_t id, TableNumber table, std::uint64_t seq) {
    if (id != roundKeyOf(table, seq)) {
        throw Fault{FaultKind::damaged, ProblemCode::event_misplaced};
    }
}

// The same distinction as outcomeOf().
const char* conditionOf(RoundOutcome outcome) {
    switch (outcome) {
    case RoundOutcome::won: return " AND void = 0 AND closed IS NOT NULL AND returned > staked";
    case RoundOutcome::lost: return " AND void = 0 AND closed IS NOT NULL AND returned < staked";
    case RoundOutcome::even:
        return " AND void = 0 AND closed IS NOT NULL AND returned = staked AND staked > 0";
    case RoundOutcome::unstaked:
        return " AND void = 0 AND closed IS NOT NULL AND returned = staked AND staked <= 0";
    case RoundOutcome::nullified: return " AND void <> 0 AND closed IS NOT NULL";
    }
    return "";
}

} // namespace

bool fits(const RoundFilter& filter, const RoundRow& round) {
    return (!filter.game || *filter.game == round.game) &&
           (!filter.result || *filter.result == round.result) &&
           (!filter.from || round.opened >= *filter.from) &&
           (!filter.until || round.opened < *filter.until) && (filter.withVoid || !round.isVoid) &&
           (!filter.outcome || outcomeOf(round) == filter.outcome) &&
           (filter.withUnstaked || !round.closed || round.staked > Money{}) &&
           (!filter.table || (*filter.table == round.id.table && round.id.round >= filter.firstRound &&
                              round.id.round <= filter.lastRound));
}

bool EventCursor::next(EventRow& event) {
    if (!m_statement.step()) {
        return false;
    }
    event.table = m_statement.number(1);
    event.round = static_cast<std::uint64_t>(m_statement.number(2));
    event.seq = static_cast<std::uint64_t>(m_statement.number(3));
    if (m_isKeyed) {
        requirePlace(m_statement.number(0), event.table, event.seq);
    }
    event.at = m_statement.number(4);
    event.wall = anyTimeIn(m_statement, 5); // the chain is checked before the date
    event.text.kind = textIn(m_statement, 6);
    event.text.rules = textIn(m_statement, 7);
    event.text.fields = textIn(m_statement, 8);
    event.hash = digestIn(m_statement, 9);
    return true;
}

// The taker must see the rows in order: the condition must not be met before SQLite has sorted them. Hence
// the index, which also brings events whose sequence numbers no table has.
EventRun::EventRun(RecordReader& reader, TableNumber table)
    : m_isKeyed(reader.isKeyed()),
      m_statement(reader.database().prepare(
          std::string(m_isKeyed ? "SELECT 1 FROM events WHERE id >= ?2 AND id < ?3"
                                : "SELECT 1 FROM events INDEXED BY events_by_table WHERE table_id = ?2") +
          " AND take(?1, " + kEventColumns + (m_isKeyed ? ") ORDER BY id" : ") ORDER BY seq"))) {
    m_statement.bind(1, static_cast<RowTaker&>(*this)).bind(2, m_isKeyed ? roundKeyOf(table, 1) : table);
    if (m_isKeyed) {
        m_statement.bind(3, roundKeyOf(table + 1, 0));
    }
}

bool EventRun::next(const Take& take) {
    m_take = &take;
    const bool isMore = m_statement.step();
    if (m_thrown) {
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
    }
    return isMore;
}

bool EventRun::take(const RowValues& row) noexcept {
    try {
        EventView event;
        event.table = row.number(1);
        event.round = static_cast<std::uint64_t>(row.number(2));
        event.seq = static_cast<std::uint64_t>(row.number(3));
        if (m_isKeyed) {
            requirePlace(row.number(0), event.table, event.seq);
        }
        event.at = row.number(4);
        event.wall = WallTime(std::chrono::milliseconds(row.number(5)));
        event.kind = asText(row.bytes(6));
        event.rules = asText(row.bytes(7));
        event.fields = asText(row.bytes(8));
        event.hash = digestOf(row.bytes(9));
        return !(*m_take)(event);
    } catch (...) {
        m_thrown = std::current_exception();
        return true;
    }
}

Result<std::unique_ptr<RecordReader>, Fault> RecordReader::open(const std::filesystem::path& path,
                                                                const std::string& vfs) {
    try {
        return std::unique_ptr<RecordReader>(new RecordReader(openForReading(path, vfs)));
    } catch (Fault& fault) {
        return std::move(fault);
    }
}

std::vector<TableRow> RecordReader::tables() {
    std::vector<TableRow> result;
    Statement row = m_database.prepare(std::string("SELECT ") + kTableColumns + " FROM tables ORDER BY id");
    while (row.step()) {
        result.push_back(tableIn(row));
    }
    return result;
}

std::optional<TableRow> RecordReader::table(TableNumber number) {
    Statement row = m_database.prepare(std::string("SELECT ") + kTableColumns + " FROM tables WHERE id = ?");
    return row.bind(1, number).step() ? std::optional(tableIn(row)) : std::nullopt;
}

std::vector<TableRow> RecordReader::playedTables(const std::optional<std::string>& game) {
    std::vector<TableRow> result;
    Statement row = m_database.prepare(std::string("SELECT ") + kTableColumns + " FROM tables WHERE " +
                                       (game ? "game = ?1 AND " : "") +
                                       "EXISTS(SELECT 1 FROM rounds WHERE rounds.id >= tables.id << 40 AND "
                                       "rounds.id < (tables.id + 1) << 40)"
                                       " ORDER BY id DESC");
    if (game) {
        row.bind(1, std::string_view(*game));
    }
    while (row.step()) {
        result.push_back(tableIn(row));
    }
    return result;
}

Statement RecordReader::select(const char* what, const RoundFilter& filter,
                               const std::optional<RoundRow>& after, std::size_t most, const char* beyond) {
    std::string sql = std::string("SELECT ") + what + " FROM rounds WHERE ";
    // The rounds of one table are contiguous: the unary plus keeps SQLite from scanning all dates instead.
    const std::string opened = filter.table ? "+opened" : "opened";
    sql += opened + " >= ?1 AND " + opened + " < ?2";
    sql += filter.game ? " AND game = ?3" : "";
    sql += filter.result ? " AND result = ?4" : "";
    sql += filter.table ? " AND id >= ?5 AND id <= ?9" : "";
    sql += filter.withVoid ? "" : " AND void = 0";
    sql += filter.withUnstaked ? "" : " AND (staked > 0 OR closed IS NULL)";
    sql += filter.outcome ? conditionOf(*filter.outcome) : "";
    sql += after ? " AND (" + opened + ", id) " + beyond + " (?6, ?7)" : "";
    sql += " ORDER BY " + opened + " DESC, id DESC LIMIT ?8";
    Statement statement = m_database.prepare(sql);
    statement.bind(1, filter.from ? millisecondsOf(*filter.from) : std::numeric_limits<std::int64_t>::min());
    statement.bind(2,
                   filter.until ? millisecondsOf(*filter.until) : std::numeric_limits<std::int64_t>::max());
    if (filter.game) {
        statement.bind(3, std::string_view(*filter.game));
    }
    if (filter.result) {
        statement.bind(4, std::string_view(*filter.result));
    }
    if (after) {
        statement.bind(6, millisecondsOf(after->opened))
            .bind(7, roundKeyOf(after->id.table, after->id.round));
    }
    statement.bind(
        8, static_cast<std::int64_t>(std::min<std::size_t>(most, std::numeric_limits<std::int32_t>::max())));
    if (filter.table) {
        statement.bind(5, roundKeyOf(*filter.table, std::min(filter.firstRound, kMostEvents)))
            .bind(9, roundKeyOf(*filter.table, std::min(filter.lastRound, kMostEvents)));
    }
    return statement;
}

std::vector<RoundRow> RecordReader::rounds(const RoundFilter& filter, std::size_t most,
                                           const std::optional<RoundRow>& after) {
    std::vector<RoundRow> result;
    Statement row = select(kRoundColumns, filter, after, most);
    while (row.step()) {
        result.push_back(roundIn(row));
    }
    return result;
}

std::uint64_t RecordReader::countRounds(const RoundFilter& filter) {
    Statement row = select("count(*)", filter, std::nullopt, 1);
    return row.step() ? static_cast<std::uint64_t>(row.number(0)) : 0;
}

std::uint64_t RecordReader::countBefore(const RoundFilter& filter, const RoundRow& round) {
    Statement row = select("count(*)", filter, round, 1, ">");
    return row.step() ? static_cast<std::uint64_t>(row.number(0)) : 0;
}

std::optional<RoundRow> RecordReader::round(const RoundId& id) {
    Statement row = m_database.prepare(std::string("SELECT ") + kRoundColumns + " FROM rounds WHERE id = ?");
    return row.bind(1, roundKeyOf(id.table, id.round)).step() ? std::optional(roundIn(row)) : std::nullopt;
}

std::vector<RoundRow> RecordReader::roundsOf(TableNumber table) {
    std::vector<RoundRow> result;
    Statement row = m_database.prepare(std::string("SELECT ") + kRoundColumns +
                                       " FROM rounds WHERE id >= ? AND id < ? ORDER BY id");
    row.bind(1, roundKeyOf(table, 0)).bind(2, roundKeyOf(table + 1, 0));
    while (row.step()) {
        result.push_back(roundIn(row));
    }
    return result;
}

bool RecordReader::isExercise() {
    Statement opening = select("fields", {.table = 1, .first = 1, .last = 1}, "event = 'table_opened'");
    if (!opening.step()) {
        return false;
    }
    const nlohmann::ordered_json fields = parseJson(opening.text(0));
    const auto exercise = fields.is_object() ? fields.find("exercise") : fields.end();
    return exercise != fields.end() && *exercise == true;
}

Digest RecordReader::head() {
    if (!isKeyed()) {
        return headOf(m_database).head;
    }
    if (!m_olderHead) {
        m_olderHead = headOf(m_database).head;
    }
    return *m_olderHead;
}

EventCursor RecordReader::events(TableNumber table, std::uint64_t first) {
    return {select(kEventColumns, {.table = table, .first = first}), isKeyed()};
}

Statement RecordReader::select(std::string_view columns, const EventRange& range,
                               std::string_view condition) {
    const bool keyed = isKeyed();
    std::string sql("SELECT ");
    sql.append(columns);
    sql += keyed ? " FROM events WHERE id >= ?1 AND id <= ?2"
                 : " FROM events INDEXED BY events_by_table WHERE table_id = ?3 AND seq >= ?1 AND seq <= "
                   "?2";
    if (!condition.empty()) {
        sql.append(" AND ").append(condition);
    }
    sql += keyed ? " ORDER BY id" : " ORDER BY seq";
    sql += range.isBackwards ? " DESC" : "";
    Statement statement = m_database.prepare(sql);
    const std::uint64_t first = std::min(range.first, kMostEvents);
    const std::uint64_t last = std::min(range.last, kMostEvents);
    if (keyed) {
        statement.bind(1, roundKeyOf(range.table, first)).bind(2, roundKeyOf(range.table, last));
    } else {
        statement.bind(1, static_cast<std::int64_t>(first))
            .bind(2, static_cast<std::int64_t>(last))
            .bind(3, range.table);
    }
    return statement;
}

// A transaction begins with its first read.
RecordSnapshot::RecordSnapshot(RecordReader& reader) : m_reader(reader) {
    m_reader.database().execute("BEGIN; SELECT 1 FROM tables LIMIT 1");
}

RecordSnapshot::~RecordSnapshot() {
    try {
        if (m_reader.database().isInTransaction()) {
            m_reader.database().execute("ROLLBACK");
        }
    } catch (const Fault&) { // NOLINT(bugprone-empty-catch): it ends with its connection
    }
}

} // namespace mesaviva::record
