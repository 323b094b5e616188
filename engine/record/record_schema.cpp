// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/record_schema.h"

#include "engine/record/fault.h"

#include <array>
#include <system_error>

namespace mesaviva::record {

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

// The migration steps to each version. Never change one, only append.
constexpr std::array kSteps{kFirst, kRetention};
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
        throw Fault{FaultKind::read_only, "no copy of the older record can be kept: " + error.message()};
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
        database.execute("COMMIT");
    } catch (const Fault&) {
        if (database.isInTransaction()) {
            database.execute("ROLLBACK");
        }
        throw;
    }
}

} // namespace mesaviva::record
