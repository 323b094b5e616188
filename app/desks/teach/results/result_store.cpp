// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/results/result_store.h"

#include "app/desks/teach/results/old_results.h"
#include "app/desks/teach/results/result_rows.h"

#include <QSaveFile>
#include <QStandardPaths>

#include <system_error>
#include <utility>

namespace mesaviva::app {

namespace {

using croupier::Shift;
using croupier::TakenTest;
using drills::DrillPast;
using drills::DrillSession;
using equipment::EquipmentSession;
using record::Database;

constexpr const char* kResultFile = "results.sqlite";
constexpr std::int64_t kResultMark = 0x4D565253; // MVRS
constexpr std::int64_t kResultVersion = 1;

bool isNew(Database& database) {
    return database.number("PRAGMA application_id") == 0 && database.number("PRAGMA user_version") == 0 &&
           database.number("SELECT count(*) FROM sqlite_master") == 0;
}

// Leaves other programs' files and those of later versions unchanged.
Database openResults(const std::filesystem::path& file) {
    Database database(file, record::OpenMode::create);
    database.execute("PRAGMA busy_timeout=2000"); // another window or thread may be writing
    if (isNew(database)) {
        database.execute("BEGIN IMMEDIATE");
        if (isNew(database)) { // no other one was faster
            const std::string marks = "PRAGMA application_id=" + std::to_string(kResultMark) +
                                      ";PRAGMA user_version=" + std::to_string(kResultVersion);
            createTables(database);
            database.execute(kMigratedTable);
            database.execute(marks.c_str());
        }
        database.execute("COMMIT");
    }
    if (database.number("PRAGMA application_id") != kResultMark ||
        database.number("PRAGMA user_version") != kResultVersion) {
        throw record::Fault{record::FaultKind::foreign, record::ProblemCode::not_results};
    }
    return database;
}

// The same row twice is the same as once, so that nothing is doubled if this is interrupted before the last
// line.
void bringOldLessons(Database& database, const std::filesystem::path& folder,
                     const std::optional<QString>& settings) {
    const QHash<QString, LessonStanding> old = oldLessons(folder, settings);
    if (old.isEmpty()) {
        return;
    }
    database.execute("BEGIN IMMEDIATE");
    for (auto one = old.begin(); one != old.end(); ++one) {
        saveLesson(database, one.key(), one.value());
    }
    database.execute("COMMIT");
    retireOldLessons(folder, settings);
}

// The results in a folder, as a string of SQL.
std::string quotedFile(const QString& folder) {
    QString file = folder + u'/' + QLatin1String(kResultFile);
    return '\'' + file.replace(u'\'', QStringLiteral("''")).toStdString() + '\'';
}

} // namespace

ResultStore::ResultStore(const QString& folder, std::optional<QString> oldLessons, ResultLimits limits)
    : m_folder(resultFolder(folder).toStdU16String()),
      m_oldLessons(std::move(oldLessons)),
      m_limits(limits) {}

// Nothing is created for reading.
bool ResultStore::isEmpty(ResultKind kind) const {
    std::error_code ignored;
    return !std::filesystem::exists(m_folder / kResultFile, ignored) && !hasOldFile(kind, m_folder) &&
           (kind != ResultKind::lessons || oldLessons(m_folder, m_oldLessons).isEmpty());
}

// Returns nothing while the file cannot be used.
template <class Do>
auto ResultStore::inFile(ResultKind kind, const Do& request) const {
    std::optional<decltype(request(std::declval<Database&>()))> result;
    try {
        Database database = openResults(m_folder / kResultFile);
        if (kind == ResultKind::lessons) {
            bringOldLessons(database, m_folder, m_oldLessons);
        } else {
            bringOldFile(database, kind, m_folder, [&] {
                dropOldest(database, kind, m_limits);
                checkRows(database, kind, m_limits);
            });
        }
        result = request(database);
    } catch (const record::Fault&) {
        result.reset();
    }
    return result;
}

bool ResultStore::add(const DrillSession& session, std::span<const drills::DrillAnswer> answers,
                      const std::map<std::string, drills::Learnt>& learnt) const {
    return inFile(ResultKind::drills,
                  [&](Database& database) {
                      database.execute("BEGIN IMMEDIATE");
                      addDrill(database, session, answers, learnt);
                      dropOldest(database, ResultKind::drills, m_limits);
                      database.execute("COMMIT");
                      return true;
                  })
        .value_or(false);
}

std::optional<DrillPast> ResultStore::drills() const {
    return isEmpty(ResultKind::drills) ? DrillPast() : inFile(ResultKind::drills, drillsIn);
}

std::optional<std::vector<PastAnswer>> ResultStore::answers() const {
    return isEmpty(ResultKind::drills) ? std::vector<PastAnswer>() : inFile(ResultKind::drills, answersIn);
}

bool ResultStore::add(const Shift& shift) const {
    return inFile(ResultKind::shifts,
                  [&](Database& database) {
                      database.execute("BEGIN IMMEDIATE");
                      addShift(database, shift);
                      dropOldest(database, ResultKind::shifts, m_limits);
                      database.execute("COMMIT");
                      return true;
                  })
        .value_or(false);
}

std::optional<std::vector<Shift>> ResultStore::shifts() const {
    return isEmpty(ResultKind::shifts) ? std::vector<Shift>()
                                       : inFile(ResultKind::shifts, [&](Database& database) {
                                             return shiftsIn(database, m_limits.shifts);
                                         });
}

bool ResultStore::add(const TakenTest& test) const {
    return inFile(ResultKind::tests,
                  [&](Database& database) {
                      database.execute("BEGIN IMMEDIATE");
                      addTest(database, test);
                      dropOldest(database, ResultKind::tests, m_limits);
                      database.execute("COMMIT");
                      return true;
                  })
        .value_or(false);
}

std::optional<std::vector<TakenTest>> ResultStore::tests() const {
    return isEmpty(ResultKind::tests) ? std::vector<TakenTest>()
                                      : inFile(ResultKind::tests, [&](Database& database) {
                                            return testsIn(database, m_limits.tests);
                                        });
}

bool ResultStore::save(const QString& lesson, const LessonStanding& standing) const {
    return inFile(ResultKind::lessons,
                  [&](Database& database) {
                      saveLesson(database, lesson, standing);
                      return true;
                  })
        .value_or(false);
}

std::optional<QHash<QString, LessonStanding>> ResultStore::lessons() const {
    return isEmpty(ResultKind::lessons) ? QHash<QString, LessonStanding>()
                                        : inFile(ResultKind::lessons, lessonsIn);
}

std::optional<std::int64_t> ResultStore::begin(const EquipmentSession& session) const {
    return inFile(ResultKind::equipment, [&](Database& database) {
        database.execute("BEGIN IMMEDIATE");
        const std::int64_t id = addEquipment(database, session);
        dropOldest(database, ResultKind::equipment, m_limits);
        database.execute("COMMIT");
        return id;
    });
}

bool ResultStore::addNumber(std::int64_t session, int pocket) const {
    return inFile(ResultKind::equipment,
                  [&](Database& database) { return app::addNumber(database, session, pocket); })
        .value_or(false);
}

std::optional<equipment::NumberCounts> ResultStore::counts(const std::string& wheel, int pockets) const {
    return isEmpty(ResultKind::equipment) ? equipment::NumberCounts{}
                                          : inFile(ResultKind::equipment, [&](Database& database) {
                                                return countsIn(database, wheel, pockets);
                                            });
}

std::optional<std::vector<EquipmentSession>> ResultStore::equipment() const {
    return isEmpty(ResultKind::equipment) ? std::vector<EquipmentSession>()
                                          : inFile(ResultKind::equipment, [&](Database& database) {
                                                return equipmentIn(database, m_limits.equipmentSessions);
                                            });
}

std::optional<trainee::TraineePast> ResultStore::past() const {
    std::optional<DrillPast> practised = drills();
    std::optional<std::vector<Shift>> taken = shifts();
    std::optional<std::vector<TakenTest>> tested = tests();
    if (!practised || !taken || !tested) {
        return std::nullopt;
    }
    return trainee::TraineePast{std::move(practised->sessions), std::move(*taken), std::move(*tested)};
}

bool ResultStore::forget(ResultKind kind) const {
    if (!isEmpty(kind)) {
        const auto deleted = inFile(kind, [&](Database& database) {
            const std::string sql = std::string("BEGIN IMMEDIATE;") + deletion(kind) + ";COMMIT;VACUUM";
            database.execute(sql.c_str());
            return true;
        });
        if (!deleted) {
            return false;
        }
    }
    if (kind == ResultKind::lessons && m_oldLessons) {
        removeMigratedLessons(*m_oldLessons);
    }
    return removeMigratedFiles(kind, m_folder);
}

bool ResultStore::copyTo(const QString& folder) const {
    return inFile(ResultKind::drills,
                  [&](Database& database) {
                      const std::string sql = "VACUUM INTO " + quotedFile(folder);
                      database.execute(sql.c_str());
                      return true;
                  })
        .value_or(false);
}

// New results with the same ids, or about the same lessons, stop all of it.
bool ResultStore::bringBack(const QString& folder) const {
    return inFile(ResultKind::drills,
                  [&](Database& database) {
                      std::string sql = "ATTACH " + quotedFile(folder) + " AS aside;BEGIN IMMEDIATE;";
                      for (const char* const table :
                           {"drill_session", "drill_answer", "drill_learnt", "shift", "shift_fault", "test",
                            "test_fault", "test_answer", "lesson"}) {
                          sql += std::string("INSERT INTO main.") + table + " SELECT * FROM aside." + table +
                                 ';';
                      }
                      database.execute((sql + "COMMIT").c_str());
                      return true;
                  })
        .value_or(false);
}

QString resultFolder(const QString& folder) {
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
}

bool saveText(const QString& path, const std::string& text) {
    QSaveFile out(path);
    const auto size = static_cast<qint64>(text.size());
    return out.open(QIODevice::WriteOnly) && out.write(text.data(), size) == size && out.commit();
}

QString namedFile(const QString& what, const QString& trainee) {
    QString name;
    for (const QChar letter : trainee.simplified()) {
        // Surrogates: letters beyond the basic plane.
        name += letter.isLetterOrNumber() || letter.isMark() || letter.isSurrogate() ? letter : QChar(u'-');
    }
    return name.isEmpty() ? what : what + u'-' + name;
}

} // namespace mesaviva::app
