// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/results/old_results.h"

#include "app/core/settings/settings_store.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace mesaviva::app {

namespace {

using record::Database;
using record::Statement;
namespace fs = std::filesystem;

constexpr const char* kOldLessonFile = "lessons.ini";
const QString kOldLessons = QStringLiteral("lessons/"); ///< keys of the INI file
const QString kMigratedLessons = QStringLiteral("lessons_migrated/");
constexpr std::int64_t kLargestId = std::int64_t{1} << 50;

struct OldColumn {
    const char* from;           ///< its name in the old file
    const char* to;             ///< its name in results.sqlite
    int since = 1;              ///< the first version of the old file with this column
    const char* idOf = nullptr; ///< table of results.sqlite whose row it numbers; null: not a number of a row
};

struct OldTable {
    const char* from;
    const char* to;
    std::vector<OldColumn> columns;
};

struct OldFile {
    ResultKind kind;
    const char* name;
    std::int64_t mark;    ///< the file's `application_id`
    std::int64_t version; ///< its latest `user_version`
    std::vector<OldTable> tables;
};

OldColumn same(const char* name) { return {name, name}; }

const std::vector<OldFile>& oldFiles() {
    static const std::vector<OldFile> kFiles = {
        {ResultKind::drills,
         "practice.sqlite",
         0x4D564452, // MVDR
         1,
         {{"session",
           "drill_session",
           {{"id", "id", 1, "drill_session"},
            same("at"),
            same("drill"),
            same("scope"),
            same("level"),
            same("tasks"),
            same("right"),
            same("fast"),
            same("slow"),
            same("taken"),
            same("target"),
            same("pass"),
            same("asked")}},
          {"answer",
           "drill_answer",
           {{"id", "id", 1, "drill_answer"},
            {"session", "session", 1, "drill_session"},
            same("subject"),
            same("level"),
            same("right"),
            same("taken")}},
          {"learnt",
           "drill_learnt",
           {same("drill"), same("scope"), same("subject"), same("box"), same("due")}}}},
        {ResultKind::shifts,
         "croupier.sqlite",
         0x4D564352, // MVCR
         3,
         {{"shift",
           "shift",
           {{"id", "id", 1, "shift"},
            same("at"),
            same("game"),
            same("place"),
            same("level"),
            same("at_once"),
            same("rounds"),
            {"deeds", "actions"},
            same("clean"),
            same("payments"),
            same("payment_time"),
            same("time"),
            same("hints"),
            {"length", "length", 2},
            {"planted", "planted", 3},
            {"caught", "caught", 3},
            {"mended", "remedied", 3}}},
          {"fault",
           "shift_fault",
           {{"shift", "shift", 1, "shift"}, same("kind"), same("rule"), same("count")}}}},
        {ResultKind::tests,
         "table_tests.sqlite",
         0x4D565454, // MVTT
         2,
         {{"test",
           "test",
           {{"id", "id", 1, "test"},
            same("at"),
            same("number"),
            same("game"),
            same("place"),
            same("candidate"),
            same("examiner"),
            same("rounds"),
            same("wanted"),
            same("by_time"),
            {"deeds", "actions"},
            same("whole"),
            same("scheme"),
            same("hospitality"),
            {"clean", "clean", 2},
            {"payments", "payments", 2},
            {"payment_time", "payment_time", 2},
            {"length", "length", 2}}},
          {"fault", "test_fault", {{"test", "test", 1, "test"}, same("kind"), same("rule"), same("count")}},
          {"answer",
           "test_answer",
           {{"test", "test", 1, "test"},
            same("place"),
            same("kind"),
            same("options"),
            same("solution"),
            same("chosen")}}}},
        {ResultKind::equipment,
         "equipment.sqlite",
         0x4D564551, // MVEQ
         1,
         {{"session",
           "equipment_session",
           {{"id", "id", 1, "equipment_session"},
            same("at"),
            same("game"),
            same("place"),
            same("wheel"),
            same("record_table"),
            same("signer"),
            same("signed_at")}},
          {"number",
           "equipment_number",
           {{"session", "session", 1, "equipment_session"}, same("pocket"), same("count")}}}},
    };
    return kFiles;
}

// Null for lessons.
const OldFile* oldFileOf(ResultKind kind) {
    for (const OldFile& file : oldFiles()) {
        if (file.kind == kind) {
            return &file;
        }
    }
    return nullptr;
}

bool isThere(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

// `practice.sqlite.migrated`, or the n-th name after it.
fs::path migratedName(const fs::path& old, int n) {
    const std::string number = n > 1 ? '.' + std::to_string(n) : std::string();
    return record::withSuffix(old, (number + ".migrated").c_str());
}

void renameMigrated(const fs::path& old) {
    int n = 1;
    std::error_code ignored;
    while (fs::exists(fs::symlink_status(migratedName(old, n), ignored))) {
        ++n;
    }
    fs::rename(old, migratedName(old, n), ignored); // tried again at the next start
}

using Offsets = std::map<std::string_view, std::int64_t>;

// The largest numbers of rows before anything is copied: the rows of the old file are numbered from there.
Offsets offsetsFor(Database& results, const OldFile& file) {
    Offsets offsets;
    for (const OldTable& table : file.tables) {
        for (const OldColumn& column : table.columns) {
            if (column.idOf != nullptr && !offsets.contains(column.idOf)) {
                offsets[column.idOf] =
                    results.number("SELECT coalesce(max(id), 0) FROM " + std::string(column.idOf));
            }
        }
    }
    return offsets;
}

std::int64_t idIn(const Statement& row, int column) {
    const std::int64_t id = row.number(column);
    if (id < 0 || id > kLargestId) {
        throw record::Fault{record::FaultKind::damaged, record::ProblemCode::row_number};
    }
    return id;
}

void copyTable(Database& old, Database& results, const OldTable& table, std::int64_t version,
               const Offsets& offsets) {
    std::vector<OldColumn> columns;
    std::string from;
    std::string to;
    std::string values;
    for (const OldColumn& column : table.columns) {
        if (column.since <= version) {
            const char* const comma = columns.empty() ? "" : ", ";
            from += std::string(comma) + column.from;
            to += std::string(comma) + column.to;
            values += std::string(comma) + '?';
            columns.push_back(column);
        }
    }
    Statement rows = old.prepare("SELECT " + from + " FROM " + table.from + " ORDER BY 1");
    Statement add = results.prepare("INSERT OR REPLACE INTO " + std::string(table.to) + '(' + to +
                                    ") VALUES(" + values + ')');
    while (rows.step()) {
        for (int i = 0; i < static_cast<int>(columns.size()); ++i) {
            const char* const idOf = columns[static_cast<std::size_t>(i)].idOf;
            if (idOf != nullptr) {
                add.bind(i + 1, idIn(rows, i) + offsets.at(idOf));
            } else if (rows.isText(i)) {
                add.bind(i + 1, rows.text(i));
            } else {
                add.bind(i + 1, rows.number(i));
            }
        }
        add.run();
        add.reset();
    }
}

void copyFile(const fs::path& path, const OldFile& file, Database& results) {
    Database old(path, record::OpenMode::write); // an interrupted change is rolled back
    old.execute("PRAGMA busy_timeout=2000");
    const std::int64_t mark = old.number("PRAGMA application_id");
    const std::int64_t version = old.number("PRAGMA user_version");
    if (mark == 0 && version == 0 && old.number("SELECT count(*) FROM sqlite_master") == 0) {
        return; // created, but never written
    }
    if (mark != file.mark || version < 1 || version > file.version) {
        throw record::Fault{record::FaultKind::foreign, record::ProblemCode::not_results};
    }
    old.execute("BEGIN");
    const Offsets offsets = offsetsFor(results, file);
    for (const OldTable& table : file.tables) {
        copyTable(old, results, table, version, offsets);
    }
}

bool isMarked(Database& results, const OldFile& file) {
    Statement marked = results.prepare("SELECT 1 FROM migrated WHERE file = ?");
    return marked.bind(1, std::string_view(file.name)).step();
}

QString oldLessonFile(const fs::path& folder) {
    return QString::fromStdU16String((folder / kOldLessonFile).u16string());
}

} // namespace

bool hasOldFile(ResultKind kind, const fs::path& folder) {
    const OldFile* const file = oldFileOf(kind);
    return file != nullptr && isThere(folder / file->name);
}

// Another window may do the same at the same time. As long as the row in `migrated` is there, the old file
// has been copied.
void bringOldFile(Database& results, ResultKind kind, const fs::path& folder,
                  const std::function<void()>& check) {
    const OldFile* const file = oldFileOf(kind);
    if (file == nullptr) {
        return;
    }
    const fs::path path = folder / file->name;
    if (isThere(path)) {
        results.execute("BEGIN IMMEDIATE");
        if (isThere(path) && !isMarked(results, *file)) {
            copyFile(path, *file, results);
            check();
            results.prepare("INSERT INTO migrated(file) VALUES(?)")
                .bind(1, std::string_view(file->name))
                .run();
        }
        results.execute("COMMIT");
        renameMigrated(path);
    }
    if (isMarked(results, *file) && !isThere(path)) {
        results.prepare("DELETE FROM migrated WHERE file = ?").bind(1, std::string_view(file->name)).run();
    }
}

bool removeMigratedFiles(ResultKind kind, const fs::path& folder) {
    const OldFile* const file = oldFileOf(kind);
    const fs::path old = folder / (file != nullptr ? file->name : kOldLessonFile);
    std::error_code error;
    for (int n = 1; !error && fs::remove(migratedName(old, n), error); ++n) {
    }
    return !error;
}

QHash<QString, LessonStanding> oldLessons(const fs::path& folder, const std::optional<QString>& settings) {
    constexpr qint64 kMost = 1'000'000;
    const QString ending = QStringLiteral("_place");
    const SettingsStore store(settings.value_or(oldLessonFile(folder)));
    QHash<QString, LessonStanding> lessons;
    for (const QString& key : store.keysFrom(kOldLessons)) {
        if (key.endsWith(ending)) {
            const QString stem = key.chopped(ending.size());
            lessons.insert(stem.sliced(kOldLessons.size()),
                           {static_cast<int>(store.number(key, 0, kMost, 0)),
                            store.flag(stem + QStringLiteral("_done"), false),
                            static_cast<int>(store.number(stem + QStringLiteral("_best"), 0, kMost, 0)),
                            store.text(stem + QStringLiteral("_answers"))});
        }
    }
    return lessons;
}

void retireOldLessons(const fs::path& folder, const std::optional<QString>& settings) {
    if (!settings) {
        renameMigrated(folder / kOldLessonFile);
        return;
    }
    SettingsStore store(*settings);
    for (const QString& key : store.keysFrom(kOldLessons)) {
        store.storeWord(kMigratedLessons + key.sliced(kOldLessons.size()), store.text(key));
        store.forget(key);
    }
    store.sync();
}

void removeMigratedLessons(const QString& settings) {
    SettingsStore store(settings);
    for (const QString& key : store.keysFrom(kMigratedLessons)) {
        store.forget(key);
    }
    store.sync();
}

} // namespace mesaviva::app
