// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/drill_book.h"

#include "engine/record/result_book.h"

#include <array>

namespace mesaviva::drills {

namespace {

constexpr std::int64_t kApplication = 0x4D564452; // MVDR
constexpr std::int64_t kVersion = 1;
constexpr std::int64_t kMostCounted = 1'000'000;                      // tasks of a session
constexpr std::int64_t kLongest = std::int64_t{366} * 24 * 3'600'000; // milliseconds of a session

constexpr const char* kTables =
    "CREATE TABLE session(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, drill TEXT NOT NULL, scope TEXT NOT "
    "NULL,"
    " level INTEGER NOT NULL, tasks INTEGER NOT NULL, right INTEGER NOT NULL, fast INTEGER NOT NULL,"
    " slow INTEGER NOT NULL, taken INTEGER NOT NULL, target INTEGER NOT NULL, pass INTEGER NOT NULL, asked "
    "INTEGER NOT NULL);"
    "CREATE TABLE answer(id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session(id),"
    " subject TEXT NOT NULL, level INTEGER NOT NULL, right INTEGER NOT NULL, taken INTEGER NOT NULL);"
    "CREATE INDEX answer_session ON answer(session);"
    "CREATE TABLE learnt(drill TEXT NOT NULL, scope TEXT NOT NULL, subject TEXT NOT NULL, box INTEGER NOT "
    "NULL,"
    " due INTEGER NOT NULL, PRIMARY KEY(drill, scope, subject)) WITHOUT ROWID;";

constexpr record::ResultBook kBook{kApplication, kVersion, kTables, "not a file of practice results"};

void addSession(record::Database& database, const DrillSession& session) {
    record::Statement insert = database.prepare(
        "INSERT INTO session(at, drill, scope, level, tasks, right, fast, slow, taken, target, pass, "
        "asked) VALUES(?,?,?,?,?,?,?,?,?,?,?,?)");
    insert.bind(1, session.at).bind(2, name(session.drill)).bind(3, std::string_view(session.scope));
    insert.bind(4, std::int64_t{session.level}).bind(5, std::int64_t{session.tasks});
    insert.bind(6, std::int64_t{session.right}).bind(7, std::int64_t{session.fast});
    insert.bind(8, std::int64_t{session.slow}).bind(9, session.taken).bind(10, session.target);
    insert.bind(11, std::int64_t{session.passPercent}).bind(12, std::int64_t{session.asked});
    insert.run();
}

void addAnswers(record::Database& database, std::span<const DrillAnswer> answers) {
    const std::int64_t session = database.number("SELECT max(id) FROM session");
    record::Statement insert =
        database.prepare("INSERT INTO answer(session, subject, level, right, taken) VALUES(?,?,?,?,?)");
    for (const DrillAnswer& answer : answers) {
        insert.bind(1, session).bind(2, std::string_view(answer.subject));
        insert.bind(3, std::int64_t{answer.level}).bind(4, std::int64_t{answer.right ? 1 : 0});
        insert.bind(5, answer.taken);
        insert.run();
        insert.reset();
    }
}

void putLearnt(record::Database& database, const DrillSession& session,
               const std::map<std::string, Learnt>& learnt) {
    record::Statement put =
        database.prepare("INSERT OR REPLACE INTO learnt(drill, scope, subject, box, due) VALUES(?,?,?,?,?)");
    for (const auto& [subject, where] : learnt) {
        put.bind(1, name(session.drill)).bind(2, std::string_view(session.scope));
        put.bind(3, std::string_view(subject)).bind(4, std::int64_t{where.box}).bind(5, where.due);
        put.run();
        put.reset();
    }
}

void dropOldest(record::Database& database, DrillBook::Bounds bounds) {
    const std::string sessions =
        "DELETE FROM session WHERE id <= (SELECT max(id) FROM session) - " + std::to_string(bounds.sessions);
    const std::string answers = "DELETE FROM answer WHERE id <= (SELECT max(id) FROM answer) - " +
                                std::to_string(bounds.answers) +
                                " OR session NOT IN (SELECT id FROM session)";
    database.execute(sessions.c_str());
    database.execute(answers.c_str());
}

DrillSession sessionOf(const record::Statement& row, Drill drill) {
    const auto count = [&](int column) {
        return static_cast<int>(record::countIn(row, column, kMostCounted));
    };
    DrillSession session{
        record::momentIn(row, 0), drill, std::string(row.text(2)), count(3), count(4), count(5)};
    session.fast = count(6);
    session.slow = count(7);
    session.taken = record::countIn(row, 8, kLongest);
    session.target = record::countIn(row, 9, kLongest);
    session.passPercent = count(10);
    session.asked = count(11);
    return session;
}

DrillPast pastOf(record::Database& database) {
    DrillPast past;
    record::Statement sessions = database.prepare("SELECT at, drill, scope, level, tasks, right, fast, slow, "
                                                  "taken, target, pass, asked FROM session ORDER BY id");
    while (sessions.step()) {
        if (const std::optional<Drill> drill = drillFrom(sessions.text(1))) {
            past.sessions.push_back(sessionOf(sessions, *drill));
        }
    }
    record::Statement learnt = database.prepare("SELECT drill, scope, subject, box, due FROM learnt");
    while (learnt.step()) {
        const std::optional<Drill> drill = drillFrom(learnt.text(0));
        const std::int64_t box = learnt.number(3);
        if (drill && box >= 1 && box <= kBoxes) {
            past.learnt[{*drill, std::string(learnt.text(1))}][std::string(learnt.text(2))] = {
                static_cast<int>(box), learnt.number(4)};
        }
    }
    return past;
}

// Returns nothing while the file can't be used.
template <class Do>
auto guarded(const std::filesystem::path& file, const Do& request)
    -> std::optional<decltype(request(std::declval<record::Database&>()))> {
    try {
        record::Database database = record::openResults(file, kBook);
        return request(database);
    } catch (const record::Fault&) {
        return std::nullopt;
    }
}

} // namespace

bool DrillBook::add(const DrillSession& session, std::span<const DrillAnswer> answers,
                    const std::map<std::string, Learnt>& learnt) const {
    return guarded(m_file,
                   [&](record::Database& database) {
                       database.execute("BEGIN IMMEDIATE");
                       addSession(database, session);
                       addAnswers(database, answers);
                       putLearnt(database, session, learnt);
                       dropOldest(database, m_bounds);
                       database.execute("COMMIT");
                       return true;
                   })
        .value_or(false);
}

std::optional<DrillPast> DrillBook::read() const {
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored)) {
        return DrillPast{};
    }
    return guarded(m_file, pastOf);
}

std::optional<std::string> DrillBook::csv() const {
    return guarded(m_file, [](record::Database& database) {
        std::string text = "time,drill,table,subject,level,right,seconds\n";
        record::Statement rows = database.prepare(
            "SELECT s.at, s.drill, s.scope, a.subject, a.level, a.right, a.taken FROM answer a"
            " JOIN session s ON s.id = a.session ORDER BY a.id");
        while (rows.step()) {
            text += record::momentText(record::momentIn(rows, 0)) + ',' + record::csvField(rows.text(1)) +
                    ',' + record::csvField(rows.text(2)) + ',' + record::csvField(rows.text(3)) + ',' +
                    std::to_string(rows.number(4)) + ',' + std::to_string(rows.number(5)) + ',' +
                    record::secondsText(record::countIn(rows, 6, kLongest)) + '\n';
        }
        return text;
    });
}

bool DrillBook::forget() const {
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored)) {
        return true;
    }
    return guarded(m_file,
                   [](record::Database& database) {
                       database.execute("BEGIN IMMEDIATE;DELETE FROM answer;DELETE FROM session;"
                                        "DELETE FROM learnt;COMMIT;VACUUM");
                       return true;
                   })
        .value_or(false);
}

} // namespace mesaviva::drills
