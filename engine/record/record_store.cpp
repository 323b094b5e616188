// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/record_store.h"

#include "engine/record/chain.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/house_page.h"
#include "engine/record/record_file.h"

#include <algorithm>

namespace mesaviva::record {

RecordStore::RecordStore(const std::filesystem::path& path, const std::string& vfs,
                         WritableRecord::IsRemote isRemote)
    : m_record(path, vfs, isRemote),
      m_addEvent(m_record.database().prepare("INSERT INTO events(id, table_id, round, seq, t, wall, event, "
                                             "rules, fields, hash) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      m_saveHead(
          m_record.database().prepare("UPDATE tables SET events = ?2, hash = ?3, head = ?4 WHERE id = ?1")),
      m_openRound(m_record.database().prepare(
          "INSERT INTO rounds(id, table_id, round, game, opened, first, staked, returned, void, result) "
          "VALUES(?, ?, ?, ?, ?, ?, 0, 0, 0, '')")),
      m_closeRound(m_record.database().prepare(
          "UPDATE rounds SET closed = ?2, last = ?3, staked = ?4, returned = ?5, void = ?6, result = ?7 "
          "WHERE id = ?1")),
      m_seal(m_record.database().prepare(
          "INSERT OR REPLACE INTO sealed(table_id, round, seed) VALUES(?, ?, ?)")),
      m_unseal(m_record.database().prepare("DELETE FROM sealed WHERE table_id = ?")) {}

void RecordStore::begin() {
    m_record.database().execute("BEGIN IMMEDIATE");
    m_head = headOf(m_record.database());
    m_isHeadChanged = false;
}

void RecordStore::commit() {
    if (m_isHeadChanged) {
        storeHead(m_record.database(), m_head);
    }
    m_record.database().execute("COMMIT");
    ++m_commits;
}

void RecordStore::tidy() {
    m_commits = 0;
    try {
        m_record.database().execute("PRAGMA wal_checkpoint(PASSIVE)");
    } catch (const Fault&) { // NOLINT(bugprone-empty-catch): everything stays in the log until the next time
    }
}

void RecordStore::rollBack() {
    if (m_record.database().isInTransaction()) {
        m_record.database().execute("ROLLBACK");
    }
}

void RecordStore::addTable(TableRow& table) {
    Database& database = m_record.database();
    Statement head = database.prepare("SELECT tables, opening, hash FROM head WHERE id = 1");
    if (!head.step()) {
        throw Fault{FaultKind::damaged, ProblemCode::file_head_missing};
    }
    const std::int64_t tables = head.number(0);
    const Digest before = digestIn(head, 1);
    if (digestIn(head, 2) != fileHash(tables, before) ||
        tables != database.number("SELECT coalesce(max(id), 0) FROM tables") || tables >= kMostTables ||
        m_head.last != database.number("SELECT max(coalesce((SELECT max(id) FROM events), 0), coalesce("
                                       "(SELECT last FROM removed_runs ORDER BY first DESC LIMIT 1), 0))")) {
        throw Fault{FaultKind::damaged, ProblemCode::file_head_not_of_tables};
    }
    head.reset();
    table.number = tables + 1;
    table.events = 0;
    table.hash = openingHash(before, table);
    table.head = headHash(table.number, 0, table.hash);
    const Digest file = fileHash(table.number, table.hash);
    database
        .prepare("INSERT INTO tables(id, game, rules, rules_version, program, opened, events, hash, head) "
                 "VALUES(?, ?, ?, ?, ?, ?, 0, ?, ?)")
        .bind(1, table.number)
        .bind(2, table.game)
        .bind(3, table.rules)
        .bind(4, table.rulesVersion)
        .bind(5, table.program)
        .bind(6, millisecondsOf(table.opened))
        .bind(7, table.hash)
        .bind(8, table.head)
        .run();
    database.prepare("UPDATE head SET tables = ?, opening = ?, hash = ? WHERE id = 1")
        .bind(1, table.number)
        .bind(2, table.hash)
        .bind(3, file)
        .run();
}

std::optional<TableRow> RecordStore::table(TableNumber number) {
    Statement row = m_record.database().prepare("SELECT game, rules, rules_version, program, opened, events, "
                                                "hash, head FROM tables WHERE id = ?");
    if (!row.bind(1, number).step()) {
        return std::nullopt;
    }
    TableRow table;
    table.number = number;
    table.game = row.text(0);
    table.rules = row.text(1);
    table.rulesVersion = row.text(2);
    table.program = row.text(3);
    table.opened = timeIn(row, 4);
    table.events = static_cast<std::uint64_t>(row.number(5));
    table.hash = digestIn(row, 6);
    table.head = digestIn(row, 7);
    if (table.head != headHash(number, table.events, table.hash)) {
        throw Fault{FaultKind::damaged, ProblemCode::some_table_head};
    }
    return table;
}

TableNumber RecordStore::housePage() { return housePageOf(m_record.database()); }

void RecordStore::addEvent(TableRow& table, EventRow& event) {
    event.table = table.number;
    event.seq = ++table.events;
    event.hash = eventHash(table.hash, event);
    table.hash = event.hash;
    m_head = {m_head.last + 1, recordHead(m_head.head, event.hash)};
    m_isHeadChanged = true;
    m_addEvent.bind(1, m_head.last)
        .bind(2, event.table)
        .bind(3, static_cast<std::int64_t>(event.round))
        .bind(4, static_cast<std::int64_t>(event.seq))
        .bind(5, event.at)
        .bind(6, millisecondsOf(event.wall))
        .bind(7, event.text.kind)
        .bind(8, event.text.rules)
        .bind(9, event.text.fields)
        .bind(10, event.hash)
        .run();
    if (m_listener) {
        m_listener(event);
    }
}

void RecordStore::saveHead(TableRow& table) {
    m_written.insert(table.number);
    if (m_removed.contains(table.number)) {
        throw Fault{FaultKind::damaged, ProblemCode::table_removed};
    }
    table.head = headHash(table.number, table.events, table.hash);
    m_saveHead.bind(1, table.number)
        .bind(2, static_cast<std::int64_t>(table.events))
        .bind(3, table.hash)
        .bind(4, table.head)
        .run();
}

void RecordStore::openRound(const RoundRow& round) {
    m_openRound.bind(1, roundKeyOf(round.id.table, round.id.round))
        .bind(2, round.id.table)
        .bind(3, static_cast<std::int64_t>(round.id.round))
        .bind(4, round.game)
        .bind(5, millisecondsOf(round.opened))
        .bind(6, static_cast<std::int64_t>(round.first))
        .run();
}

void RecordStore::closeRound(const RoundRow& round) {
    m_closeRound.bind(1, roundKeyOf(round.id.table, round.id.round))
        .bind(2, millisecondsOf(round.closed.value_or(round.opened)))
        .bind(3, static_cast<std::int64_t>(round.last))
        .bind(4, round.staked.cents)
        .bind(5, round.returned.cents)
        .bind(6, std::int64_t{round.isVoid ? 1 : 0})
        .bind(7, round.result)
        .run();
}

void RecordStore::seal(const RoundId& round, const Seed& seed) {
    m_seal.bind(1, round.table).bind(2, static_cast<std::int64_t>(round.round)).bind(3, seed).run();
}

std::optional<Seed> RecordStore::sealed(const RoundId& round) {
    Statement row = m_record.database().prepare("SELECT seed FROM sealed WHERE table_id = ? AND round = ?");
    row.bind(1, round.table).bind(2, static_cast<std::int64_t>(round.round));
    return row.step() ? std::optional(digestIn(row, 0)) : std::nullopt;
}

void RecordStore::unseal(TableNumber table) { m_unseal.bind(1, table).run(); }

std::optional<RemovedRow> RecordStore::removeTable(TableNumber number, WallTime now) {
    Database& database = m_record.database();
    const std::optional<TableRow> row = table(number);
    if (!row || m_written.contains(number)) {
        return std::nullopt;
    }
    Statement known = database.prepare("SELECT (SELECT count(*) FROM sealed WHERE table_id = ?1) + (SELECT "
                                       "count(*) FROM removed WHERE table_id = ?1)");
    if (!known.bind(1, number).step() || known.number(0) != 0) {
        return std::nullopt;
    }
    // Row by row, since SQLite's own sum fails on overflow.
    Statement rounds = database.prepare("SELECT closed IS NULL, staked, returned FROM rounds "
                                        "WHERE id >= ? AND id < ?");
    rounds.bind(1, roundKeyOf(number, 0)).bind(2, roundKeyOf(number + 1, 0));
    RemovedRow removed{number, now, 0, row->events, Money{}, Money{}, {}};
    while (rounds.step()) {
        const auto most = kMostOnRecord.cents;
        const std::int64_t staked = rounds.number(1);
        const std::int64_t returned = rounds.number(2);
        const bool possible = staked >= 0 && returned >= 0 && staked <= most - removed.staked.cents &&
                              returned <= most - removed.returned.cents;
        if (rounds.number(0) != 0 || !possible) {
            return std::nullopt; // an impossible stake stays as evidence
        }
        ++removed.rounds;
        removed.staked += Money{staked};
        removed.returned += Money{returned};
    }
    removed.hash = removedHash(removed, row->hash);
    if (!storeRemovedRuns(database, number)) {
        return std::nullopt; // what was altered stays, too
    }
    database.prepare("DELETE FROM events WHERE table_id = ?").bind(1, number).run();
    database.prepare("DELETE FROM rounds WHERE id >= ? AND id < ?")
        .bind(1, roundKeyOf(number, 0))
        .bind(2, roundKeyOf(number + 1, 0))
        .run();
    database
        .prepare("INSERT INTO removed(table_id, date, rounds, events, staked, returned, hash) "
                 "VALUES(?, ?, ?, ?, ?, ?, ?)")
        .bind(1, removed.table)
        .bind(2, millisecondsOf(removed.date))
        .bind(3, static_cast<std::int64_t>(removed.rounds))
        .bind(4, static_cast<std::int64_t>(removed.events))
        .bind(5, removed.staked.cents)
        .bind(6, removed.returned.cents)
        .bind(7, removed.hash)
        .run();
    m_removed.insert(number);
    return removed;
}

} // namespace mesaviva::record
