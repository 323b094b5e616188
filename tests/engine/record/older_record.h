// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Records of older versions of the file. Their tables are copied here on purpose, not made by the writer's
// own steps from version to version: so a test fails if somebody changes a step that has been shipped.
#pragma once

#include "record_file_kit.h"

namespace mesaviva::kit {

/// The tables of version 1, as its program created them.
inline constexpr const char* kVersion1 = R"sql(
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

/// What version 2 added.
inline constexpr const char* kVersion2 = R"sql(
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

/// Creates a record of version 1 or 2 from one of this version. Its events have keys by table and number.
inline void makeOlder(const std::filesystem::path& path, const std::filesystem::path& newer, int version) {
    record::Database database(path, record::OpenMode::create);
    database.execute("PRAGMA journal_mode=WAL");
    database.execute("BEGIN");
    database.execute(kVersion1);
    if (version == 2) {
        database.execute(kVersion2);
    }
    database.execute(("PRAGMA application_id=1297508726; PRAGMA user_version=" + std::to_string(version) +
                      "; COMMIT") // "MViv"
                         .c_str());
    database.execute(("ATTACH '" + newer.string() + "' AS newer").c_str());
    database.execute("INSERT INTO head SELECT id, tables, opening, hash FROM newer.head");
    database.execute(
        "INSERT INTO events SELECT (table_id << 40) + seq, table_id, round, seq, t, wall, event, "
        "rules, fields, hash FROM newer.events");
    for (const char* table : {"tables", "rounds", "sealed"}) {
        const std::string name(table);
        database.execute(("INSERT INTO main." + name + " SELECT * FROM newer." + name).c_str());
    }
    database.execute("DETACH newer");
}

} // namespace mesaviva::kit
