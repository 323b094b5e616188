// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/record_head.h"

#include "engine/record/chain.h"
#include "engine/record/record_file.h"

#include <limits>
#include <string>
#include <utility>

namespace mesaviva::record {

namespace {

bool isNumbered(Database& database) { return database.number("PRAGMA user_version") >= kNumberedVersion; }

RemovedRun runIn(const Statement& row) {
    const RemovedRun run{row.number(0), row.number(1), digestIn(row, 2), digestIn(row, 3)};
    if (run.first < 1 || run.last < run.first || run.last > static_cast<std::int64_t>(kMostEvents)) {
        throw Fault{FaultKind::damaged, ProblemCode::removed_unfit};
    }
    return run;
}

// Returns the last run that begins at this number or before.
std::optional<RemovedRun> runUpTo(Database& database, std::int64_t first) {
    Statement row = database.prepare("SELECT first, last, head_before, head_after FROM removed_runs WHERE "
                                     "first <= ? ORDER BY first DESC LIMIT 1");
    return row.bind(1, first).step() ? std::optional(runIn(row)) : std::nullopt;
}

// Stores a run, joined with those beside it.
void store(Database& database, RemovedRun run) {
    Statement remove = database.prepare("DELETE FROM removed_runs WHERE first = ?");
    if (const auto next = runUpTo(database, run.last + 1); next && next->first == run.last + 1) {
        remove.bind(1, next->first).run();
        run.last = next->last;
        run.after = next->after;
    }
    if (const auto before = runUpTo(database, run.first); before && before->last + 1 == run.first) {
        remove.bind(1, before->first).run();
        run.first = before->first;
        run.before = before->before;
    }
    database.prepare("INSERT INTO removed_runs(first, last, head_before, head_after) VALUES(?, ?, ?, ?)")
        .bind(1, run.first)
        .bind(2, run.last)
        .bind(3, run.before)
        .bind(4, run.after)
        .run();
}

} // namespace

std::vector<RemovedRun> removedRuns(Database& database, std::int64_t after) {
    std::vector<RemovedRun> runs;
    if (!isNumbered(database)) {
        return runs;
    }
    Statement row = database.prepare("SELECT first, last, head_before, head_after FROM removed_runs WHERE "
                                     "first > ? ORDER BY first");
    row.bind(1, after);
    while (row.step()) {
        runs.push_back(runIn(row));
    }
    return runs;
}

HeadCursor::HeadCursor(Database& database, const RecordHead& from)
    : m_row(database.prepare("SELECT id, table_id, seq, hash FROM events WHERE id > ? ORDER BY id")),
      m_isNumbered(isNumbered(database)),
      m_runs(removedRuns(database, from.last)),
      m_before(from),
      m_head(from) {
    m_row.bind(1, from.last == 0 ? std::numeric_limits<std::int64_t>::min() : from.last);
}

void HeadCursor::find(const Digest& head) {
    m_wanted = head;
    look(std::nullopt);
}

bool HeadCursor::next() {
    m_trouble.reset();
    const bool isMore = m_row.step();
    if (m_isNumbered) {
        skipRemoved();
    }
    if (!isMore) {
        if (m_nextRun < m_runs.size()) {
            m_nextRun = m_runs.size();
            m_trouble = ProblemCode::removed_unfit;
        }
        return false;
    }
    const std::int64_t id = m_row.number(0);
    m_table = m_row.number(1);
    m_seq = m_row.number(2);
    m_before = m_head;
    if (!m_isNumbered) {
        if (m_seq < 0 || id != roundKeyOf(m_table, static_cast<std::uint64_t>(m_seq))) {
            m_trouble = ProblemCode::event_misplaced;
        }
    } else if (id <= m_before.last) {
        m_trouble = ProblemCode::of_no_table;
    } else if (id - 1 != m_before.last && !m_trouble) {
        m_trouble = {ProblemCode::numbers_missing, {std::to_string(m_before.last + 1)}};
    }
    m_head = {m_isNumbered ? id : m_before.last + 1, recordHead(m_before.head, m_row.bytes(3))};
    if (m_seq > 0) {
        look(TableMoment{m_table, static_cast<std::uint64_t>(m_seq)});
    }
    return true;
}

// Goes on behind what was removed.
void HeadCursor::skipRemoved() {
    while (m_nextRun < m_runs.size() && m_runs[m_nextRun].first - 1 == m_head.last) {
        const RemovedRun& run = m_runs[m_nextRun++];
        if (run.before != m_head.head) {
            m_trouble = ProblemCode::removed_unfit;
            return;
        }
        m_head = {run.last, run.after};
        look(std::nullopt);
    }
}

void HeadCursor::look(const std::optional<TableMoment>& after) {
    if (m_wanted && !m_isFound && m_head.head == *m_wanted) {
        m_isFound = true;
        m_foundAfter = after;
    }
}

RecordHead headOf(Database& database) {
    if (!isNumbered(database)) {
        HeadCursor events(database);
        while (events.next()) {
        }
        return events.head();
    }
    Statement row = database.prepare("SELECT last_event, record_head FROM head WHERE id = 1");
    if (!row.step()) {
        throw Fault{FaultKind::damaged, ProblemCode::file_head_missing};
    }
    const RecordHead head{row.number(0), digestIn(row, 1)};
    if (head.last < 0 || head.last > static_cast<std::int64_t>(kMostEvents)) {
        throw Fault{FaultKind::damaged, ProblemCode::file_head_not_of_events};
    }
    return head;
}

void storeHead(Database& database, const RecordHead& head) {
    database.prepare("UPDATE head SET last_event = ?, record_head = ? WHERE id = 1")
        .bind(1, head.last)
        .bind(2, head.head)
        .run();
}

bool storeRemovedRuns(Database& database, TableNumber table) {
    Statement ends = database.prepare("SELECT min(id), max(id) FROM events WHERE table_id = ?");
    if (!ends.bind(1, table).step() || ends.isNothing(0)) {
        return true; // there are no events
    }
    const std::int64_t last = ends.number(1);
    // The oldest tables go first, so the way from what was removed before is short.
    const auto known = runUpTo(database, ends.number(0));
    std::vector<RemovedRun> runs;
    HeadCursor events(database, known ? RecordHead{known->last, known->after} : RecordHead());
    while (events.head().last < last && events.next()) {
        if (events.trouble()) {
            return false;
        }
        if (events.table() != table) {
            continue;
        }
        if (!runs.empty() && runs.back().last + 1 == events.id()) {
            runs.back().last = events.id();
            runs.back().after = events.head().head;
        } else {
            runs.push_back({events.id(), events.id(), events.before().head, events.head().head});
        }
    }
    for (const RemovedRun& run : runs) {
        store(database, run);
    }
    return true;
}

} // namespace mesaviva::record
