// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/results/result_rows.h"

#include "engine/record/fields/parse_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <string_view>
#include <utility>

namespace mesaviva::app {

using croupier::FaultCount;
using croupier::Shift;
using croupier::TakenTest;
using croupier::TestScheme;
using croupier::WrittenAnswer;
using drills::DrillAnswer;
using drills::DrillPast;
using drills::DrillSession;
using equipment::EquipmentSession;
using record::Database;
using record::Statement;

namespace {

constexpr const char* kResultTables =
    "CREATE TABLE drill_session(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, drill TEXT NOT NULL,"
    " scope TEXT NOT NULL, level INTEGER NOT NULL, tasks INTEGER NOT NULL, right INTEGER NOT NULL,"
    " fast INTEGER NOT NULL, slow INTEGER NOT NULL, taken INTEGER NOT NULL, target INTEGER NOT NULL,"
    " pass INTEGER NOT NULL, asked INTEGER NOT NULL);"
    "CREATE TABLE drill_answer(id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES drill_session(id),"
    " subject TEXT NOT NULL, level INTEGER NOT NULL, right INTEGER NOT NULL, taken INTEGER NOT NULL);"
    "CREATE INDEX drill_answer_session ON drill_answer(session);"
    "CREATE TABLE drill_learnt(drill TEXT NOT NULL, scope TEXT NOT NULL, subject TEXT NOT NULL,"
    " box INTEGER NOT NULL, due INTEGER NOT NULL, PRIMARY KEY(drill, scope, subject)) WITHOUT ROWID;"

    "CREATE TABLE shift(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, game TEXT NOT NULL, place TEXT NOT NULL,"
    " level INTEGER NOT NULL, at_once INTEGER NOT NULL, rounds INTEGER NOT NULL, actions INTEGER NOT NULL,"
    " clean INTEGER NOT NULL, payments INTEGER NOT NULL, payment_time INTEGER NOT NULL,"
    " time INTEGER NOT NULL, hints INTEGER NOT NULL, length INTEGER NOT NULL DEFAULT 0,"
    " planted INTEGER NOT NULL DEFAULT 0, caught INTEGER NOT NULL DEFAULT 0,"
    " remedied INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE shift_fault(shift INTEGER NOT NULL REFERENCES shift(id), kind TEXT NOT NULL,"
    " rule TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY(shift, kind, rule)) WITHOUT ROWID;"

    "CREATE TABLE test(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, number INTEGER NOT NULL,"
    " game TEXT NOT NULL, place TEXT NOT NULL, candidate TEXT NOT NULL, examiner TEXT NOT NULL,"
    " rounds INTEGER NOT NULL, wanted INTEGER NOT NULL, by_time INTEGER NOT NULL, actions INTEGER NOT NULL,"
    " whole INTEGER NOT NULL, scheme TEXT NOT NULL, hospitality TEXT NOT NULL,"
    " clean INTEGER NOT NULL DEFAULT 0, payments INTEGER NOT NULL DEFAULT 0,"
    " payment_time INTEGER NOT NULL DEFAULT 0, length INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE test_fault(test INTEGER NOT NULL REFERENCES test(id), kind TEXT NOT NULL,"
    " rule TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY(test, kind, rule)) WITHOUT ROWID;"
    "CREATE TABLE test_answer(test INTEGER NOT NULL REFERENCES test(id), place INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, options TEXT NOT NULL, solution INTEGER NOT NULL, chosen INTEGER NOT NULL,"
    " PRIMARY KEY(test, place)) WITHOUT ROWID;"

    "CREATE TABLE lesson(name TEXT PRIMARY KEY, place INTEGER NOT NULL, done INTEGER NOT NULL,"
    " best INTEGER NOT NULL, answers TEXT NOT NULL) WITHOUT ROWID;"

    "CREATE TABLE equipment_session(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, game TEXT NOT NULL,"
    " place TEXT NOT NULL, wheel TEXT NOT NULL, record_table INTEGER NOT NULL, signer TEXT NOT NULL,"
    " signed_at INTEGER NOT NULL);"
    "CREATE TABLE equipment_number(session INTEGER NOT NULL REFERENCES equipment_session(id),"
    " pocket INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY(session, pocket)) WITHOUT ROWID;";

// Altered files are only accepted with values that this program could have written.
constexpr std::int64_t kMostCounted = 1'000'000;
constexpr std::int64_t kMostEntered = 1'000'000'000;                      // at real equipment
constexpr std::int64_t kLongestWork = std::int64_t{366} * 24 * 3'600'000; // milliseconds

[[noreturn]] void refuseRow() {
    throw record::Fault{record::FaultKind::damaged, record::ProblemCode::impossible_result};
}

std::int64_t numberIn(const Statement& row, int column, std::int64_t most) {
    const std::int64_t number = row.number(column);
    if (number < 0 || number > most) {
        refuseRow();
    }
    return number;
}

int countIn(const Statement& row, int column, std::int64_t most = kMostCounted) {
    return static_cast<int>(numberIn(row, column, most));
}

// Seconds since 1970, in the years 0 to 9999.
std::int64_t momentIn(const Statement& row, int column) {
    constexpr std::int64_t kYear0 = -62'167'219'200;
    constexpr std::int64_t kYear10000 = 253'402'300'800;
    const std::int64_t moment = row.number(column);
    if (moment < kYear0 || moment >= kYear10000) {
        refuseRow();
    }
    return moment;
}

std::string wordIn(const Statement& row, int column, std::size_t most) {
    std::string text(row.text(column));
    if (text.size() > most) {
        refuseRow();
    }
    return text;
}

// Deletes the rows of a table that are older than the last `most`.
void keepLast(Database& database, const std::string& table, const char* id, const std::string& parent,
              std::int64_t most) {
    const std::string sql = "DELETE FROM " + table + " WHERE " + id + " <= (SELECT max(id) FROM " + parent +
                            ") - " + std::to_string(most);
    database.execute(sql.c_str());
}

} // namespace

void createTables(Database& database) { database.execute(kResultTables); }

const char* deletion(ResultKind kind) {
    switch (kind) {
    case ResultKind::drills:
        return "DELETE FROM drill_answer;DELETE FROM drill_session;DELETE FROM drill_learnt";
    case ResultKind::shifts: return "DELETE FROM shift_fault;DELETE FROM shift";
    case ResultKind::tests: return "DELETE FROM test_answer;DELETE FROM test_fault;DELETE FROM test";
    case ResultKind::lessons: return "DELETE FROM lesson";
    case ResultKind::equipment: return "DELETE FROM equipment_number;DELETE FROM equipment_session";
    }
    return "";
}

void dropOldest(Database& database, ResultKind kind, const ResultLimits& limits) {
    switch (kind) {
    case ResultKind::drills:
        keepLast(database, "drill_session", "id", "drill_session", limits.drillSessions);
        keepLast(database, "drill_answer", "id", "drill_answer", limits.drillAnswers);
        database.execute("DELETE FROM drill_answer WHERE session NOT IN (SELECT id FROM drill_session)");
        break;
    case ResultKind::shifts:
        keepLast(database, "shift_fault", "shift", "shift", limits.shifts);
        keepLast(database, "shift", "id", "shift", limits.shifts);
        break;
    case ResultKind::tests:
        keepLast(database, "test_fault", "test", "test", limits.tests);
        keepLast(database, "test_answer", "test", "test", limits.tests);
        keepLast(database, "test", "id", "test", limits.tests);
        break;
    case ResultKind::lessons: break;
    case ResultKind::equipment:
        keepLast(database, "equipment_number", "session", "equipment_session", limits.equipmentSessions);
        keepLast(database, "equipment_session", "id", "equipment_session", limits.equipmentSessions);
        break;
    }
}

// Drills

namespace {

void addSession(Database& database, const DrillSession& session) {
    Statement insert = database.prepare(
        "INSERT INTO drill_session(at, drill, scope, level, tasks, right, fast, slow, taken, target, pass, "
        "asked) VALUES(?,?,?,?,?,?,?,?,?,?,?,?)");
    insert.bind(1, session.at).bind(2, name(session.drill)).bind(3, std::string_view(session.scope));
    insert.bind(4, std::int64_t{session.level}).bind(5, std::int64_t{session.tasks});
    insert.bind(6, std::int64_t{session.right}).bind(7, std::int64_t{session.fast});
    insert.bind(8, std::int64_t{session.slow}).bind(9, session.taken).bind(10, session.target);
    insert.bind(11, std::int64_t{session.passPercent}).bind(12, std::int64_t{session.asked});
    insert.run();
}

void addAnswers(Database& database, std::span<const DrillAnswer> answers) {
    const std::int64_t session = database.number("SELECT max(id) FROM drill_session");
    Statement insert =
        database.prepare("INSERT INTO drill_answer(session, subject, level, right, taken) VALUES(?,?,?,?,?)");
    for (const DrillAnswer& answer : answers) {
        insert.bind(1, session).bind(2, std::string_view(answer.subject));
        insert.bind(3, std::int64_t{answer.level}).bind(4, std::int64_t{answer.right ? 1 : 0});
        insert.bind(5, answer.taken);
        insert.run();
        insert.reset();
    }
}

void addLearnt(Database& database, const DrillSession& session,
               const std::map<std::string, drills::Learnt>& learnt) {
    Statement put = database.prepare(
        "INSERT OR REPLACE INTO drill_learnt(drill, scope, subject, box, due) VALUES(?,?,?,?,?)");
    for (const auto& [subject, where] : learnt) {
        put.bind(1, name(session.drill)).bind(2, std::string_view(session.scope));
        put.bind(3, std::string_view(subject)).bind(4, std::int64_t{where.box}).bind(5, where.due);
        put.run();
        put.reset();
    }
}

} // namespace

void addDrill(Database& database, const DrillSession& session, std::span<const DrillAnswer> answers,
              const std::map<std::string, drills::Learnt>& learnt) {
    addSession(database, session);
    addAnswers(database, answers);
    addLearnt(database, session, learnt);
}

DrillPast drillsIn(Database& database) {
    DrillPast past;
    Statement sessions = database.prepare("SELECT at, drill, scope, level, tasks, right, fast, slow, taken, "
                                          "target, pass, asked FROM drill_session ORDER BY id");
    while (sessions.step()) {
        if (const std::optional<drills::Drill> drill = drills::drillFrom(sessions.text(1))) {
            DrillSession session{momentIn(sessions, 0),         *drill,
                                 std::string(sessions.text(2)), countIn(sessions, 3),
                                 countIn(sessions, 4),          countIn(sessions, 5)};
            session.fast = countIn(sessions, 6);
            session.slow = countIn(sessions, 7);
            session.taken = numberIn(sessions, 8, kLongestWork);
            session.target = numberIn(sessions, 9, kLongestWork);
            session.passPercent = countIn(sessions, 10);
            session.asked = countIn(sessions, 11);
            past.sessions.push_back(std::move(session));
        }
    }
    Statement learnt = database.prepare("SELECT drill, scope, subject, box, due FROM drill_learnt");
    while (learnt.step()) {
        const std::optional<drills::Drill> drill = drills::drillFrom(learnt.text(0));
        const std::int64_t box = learnt.number(3);
        if (drill && box >= 1 && box <= drills::kBoxes) {
            past.learnt[{*drill, std::string(learnt.text(1))}][std::string(learnt.text(2))] = {
                static_cast<int>(box), learnt.number(4)};
        }
    }
    return past;
}

std::vector<PastAnswer> answersIn(Database& database) {
    std::vector<PastAnswer> answers;
    Statement rows =
        database.prepare("SELECT s.at, s.drill, s.scope, a.subject, a.level, a.right, a.taken FROM "
                         "drill_answer a JOIN drill_session s ON s.id = a.session ORDER BY a.id");
    while (rows.step()) {
        if (const std::optional<drills::Drill> drill = drills::drillFrom(rows.text(1))) {
            answers.push_back({momentIn(rows, 0),
                               {*drill, std::string(rows.text(2))},
                               {std::string(rows.text(3)), countIn(rows, 4), rows.number(5) != 0,
                                numberIn(rows, 6, kLongestWork)}});
        }
    }
    return answers;
}

namespace {

// Faults of shifts and of tests

void addFaults(Database& database, const std::string& of, const std::vector<FaultCount>& faults) {
    const std::int64_t id = database.number("SELECT max(id) FROM " + of);
    Statement add =
        database.prepare("INSERT INTO " + of + "_fault(" + of + ", kind, rule, count) VALUES(?,?,?,?)");
    for (const FaultCount& fault : faults) {
        add.bind(1, id).bind(2, name(fault.kind)).bind(3, std::string_view(fault.rule));
        add.bind(4, std::int64_t{fault.count});
        add.run();
        add.reset();
    }
}

Statement faultsOf(Database& database, const std::string& of) {
    return database.prepare("SELECT kind, rule, count FROM " + of + "_fault WHERE " + of +
                            " = ? ORDER BY count DESC, kind, rule LIMIT 200");
}

std::vector<FaultCount> faultsIn(Statement& rows, std::int64_t id, std::size_t longest) {
    std::vector<FaultCount> faults;
    rows.bind(1, id);
    while (rows.step()) {
        if (const std::optional<croupier::FaultKind> kind = croupier::faultFrom(rows.text(0))) {
            faults.push_back({*kind, wordIn(rows, 1, longest), countIn(rows, 2)});
        }
    }
    return faults;
}

// Shifts

constexpr std::size_t kLongestOfAShift = 64;

} // namespace

void addShift(Database& database, const Shift& shift) {
    Statement insert = database.prepare(
        "INSERT INTO shift(at, game, place, level, at_once, rounds, actions, clean, payments, payment_time, "
        "time, hints, length, planted, caught, remedied) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    insert.bind(1, shift.at).bind(2, std::string_view(shift.game)).bind(3, std::string_view(shift.table));
    insert.bind(4, std::int64_t{shift.level}).bind(5, std::int64_t{shift.atOnce ? 1 : 0});
    insert.bind(6, std::int64_t{shift.rounds}).bind(7, std::int64_t{shift.actions});
    insert.bind(8, std::int64_t{shift.clean}).bind(9, std::int64_t{shift.payments});
    insert.bind(10, shift.paymentTime).bind(11, shift.time).bind(12, std::int64_t{shift.hints});
    insert.bind(13, shift.length).bind(14, std::int64_t{shift.faultsPlanted.planted});
    insert.bind(15, std::int64_t{shift.faultsPlanted.caught});
    insert.bind(16, std::int64_t{shift.faultsPlanted.remedied});
    insert.run();
    addFaults(database, "shift", shift.faults);
}

std::vector<Shift> shiftsIn(Database& database, std::int64_t most) {
    std::vector<Shift> shifts;
    Statement faults = faultsOf(database, "shift");
    Statement rows = database.prepare(
        "SELECT id, at, game, place, level, at_once, rounds, actions, clean, payments, "
        "payment_time, time, hints, length, planted, caught, remedied FROM shift ORDER BY id DESC LIMIT ?");
    rows.bind(1, most);
    while (rows.step()) {
        Shift shift;
        shift.at = momentIn(rows, 1);
        shift.game = wordIn(rows, 2, kLongestOfAShift);
        shift.table = wordIn(rows, 3, kLongestOfAShift);
        shift.level = countIn(rows, 4);
        shift.atOnce = rows.number(5) != 0;
        shift.rounds = countIn(rows, 6);
        shift.actions = countIn(rows, 7);
        shift.clean = countIn(rows, 8);
        shift.payments = countIn(rows, 9);
        shift.paymentTime = numberIn(rows, 10, kLongestWork);
        shift.time = numberIn(rows, 11, kLongestWork);
        shift.hints = countIn(rows, 12);
        shift.length = numberIn(rows, 13, kLongestWork);
        shift.faultsPlanted = {countIn(rows, 14), countIn(rows, 15), countIn(rows, 16)};
        shift.faults = faultsIn(faults, rows.number(0), kLongestOfAShift);
        shifts.push_back(std::move(shift));
    }
    std::ranges::reverse(shifts);
    return shifts;
}

// Table tests

namespace {

constexpr std::size_t kLongestOfATest = 200;
constexpr std::size_t kLongestBankAnswer = 32'000;
constexpr std::int64_t kOfBank = croupier::kQuestionKinds; ///< the kind of an answer to a bank's question

template <class T>
std::string joined(const std::vector<T>& list) {
    std::ostringstream text;
    for (std::size_t i = 0; i < list.size(); ++i) {
        text << (i > 0 ? " " : "") << list[i];
    }
    return text.str();
}

// Parses whole numbers, each within its bounds.
std::vector<int> wholeNumbersIn(const std::string& text, int most) {
    std::istringstream in(text);
    std::vector<int> numbers;
    for (int number = 0; in >> number;) {
        if (number < 0 || number > most || numbers.size() >= 10) {
            refuseRow();
        }
        numbers.push_back(number);
    }
    if (!in.eof()) {
        refuseRow();
    }
    return numbers;
}

std::string schemeText(const TestScheme& one) {
    std::vector<int> all{one.hospitality, one.technique, one.control,    one.pass,
                         one.faultCost,   one.questions, one.writtenPass};
    if (one.hands >= 0) {
        all.push_back(one.hands);
    }
    return joined(all);
}

TestScheme schemeIn(const std::string& text) {
    const std::vector<int> all = wholeNumbersIn(text, TestScheme::kBest);
    const bool isSized = all.size() == 7 || all.size() == 8; // with hands
    if (!isSized || std::max({all[0], all[1], all[2]}) > TestScheme::kMostWeight || all[6] > 100 ||
        (all.size() == 8 && (all[7] >> croupier::kHandParts) != 0)) {
        refuseRow();
    }
    return {all[0], all[1], all[2], all[3], all[4], all[5], all[6], all.size() == 8 ? all[7] : -1};
}

// The question as in a bank, the marked choices, and the number in hundredths.
std::string writtenText(const croupier::BankAnswer& answer) {
    nlohmann::ordered_json json;
    json["question"] = record::parseJson(written::questionText(answer.question));
    json["marked"] = answer.marked;
    if (answer.number) {
        json["number"] = *answer.number;
    }
    return record::jsonText(json);
}

} // namespace

void addTest(Database& database, const TakenTest& test) {
    Statement insert = database.prepare(
        "INSERT INTO test(at, number, game, place, candidate, examiner, rounds, wanted, by_time, actions, "
        "whole, scheme, hospitality, clean, payments, payment_time, length) "
        "VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    const std::string scheme = schemeText(test.scheme);
    const std::string hospitality = joined(test.hospitality);
    insert.bind(1, test.at).bind(2, test.number).bind(3, std::string_view(test.game));
    insert.bind(4, std::string_view(test.table)).bind(5, std::string_view(test.candidate));
    insert.bind(6, std::string_view(test.examiner)).bind(7, std::int64_t{test.rounds});
    insert.bind(8, std::int64_t{test.wanted}).bind(9, std::int64_t{test.byTime ? 1 : 0});
    insert.bind(10, std::int64_t{test.actions}).bind(11, std::int64_t{test.whole ? 1 : 0});
    insert.bind(12, std::string_view(scheme)).bind(13, std::string_view(hospitality));
    insert.bind(14, std::int64_t{test.clean}).bind(15, std::int64_t{test.payments});
    insert.bind(16, test.paymentTime).bind(17, test.length);
    insert.run();
    addFaults(database, "test", test.faults);
    const std::int64_t id = database.number("SELECT max(id) FROM test");
    Statement answer = database.prepare(
        "INSERT INTO test_answer(test, place, kind, options, solution, chosen) VALUES(?,?,?,?,?,?)");
    for (std::size_t i = 0; i < test.answers.size(); ++i) {
        const WrittenAnswer& one = test.answers[i];
        const std::string options = one.bank ? writtenText(*one.bank) : joined(one.options);
        answer.bind(1, id).bind(2, static_cast<std::int64_t>(i));
        answer.bind(3, one.bank ? kOfBank : static_cast<std::int64_t>(one.kind));
        answer.bind(4, std::string_view(options)).bind(5, std::int64_t{one.right});
        answer.bind(6, std::int64_t{one.chosen + 1});
        answer.run();
        answer.reset();
    }
}

namespace {

croupier::BankAnswer bankAnswerIn(const std::string& text) {
    const nlohmann::ordered_json json = record::parseJson(text);
    croupier::BankAnswer answer;
    if (!json.is_object() || !json.contains("question") || !json.contains("marked") ||
        !json.at("marked").is_array()) {
        refuseRow();
    }
    auto question = written::questionFrom(record::jsonText(json.at("question")));
    if (!question) {
        refuseRow();
    }
    answer.question = std::move(*question);
    for (const auto& mark : json.at("marked")) {
        const std::int64_t place = mark.is_number_integer() ? mark.get<std::int64_t>() : -1;
        if (place < 0 || place >= static_cast<std::int64_t>(answer.question.choices.size()) ||
            (!answer.marked.empty() && place <= answer.marked.back())) {
            refuseRow();
        }
        answer.marked.push_back(static_cast<int>(place));
    }
    if (json.contains("number")) {
        if (!json.at("number").is_number_integer()) {
            refuseRow();
        }
        answer.number = json.at("number").get<std::int64_t>();
    }
    return answer;
}

WrittenAnswer answerIn(const Statement& row) {
    WrittenAnswer answer;
    if (row.number(0) == kOfBank) {
        answer.bank = bankAnswerIn(wordIn(row, 1, kLongestBankAnswer));
        return answer;
    }
    answer.kind = static_cast<croupier::QuestionKind>(numberIn(row, 0, croupier::kQuestionKinds - 1));
    std::istringstream options(wordIn(row, 1, kLongestOfATest));
    for (std::string rule; options >> rule && answer.options.size() < croupier::kOptions;) {
        answer.options.push_back(rule);
    }
    answer.right = countIn(row, 2, croupier::kOptions - 1);
    answer.chosen = countIn(row, 3, croupier::kOptions) - 1;
    if (answer.options.size() != croupier::kOptions) {
        refuseRow();
    }
    return answer;
}

} // namespace

std::vector<TakenTest> testsIn(Database& database, std::int64_t most) {
    std::vector<TakenTest> tests;
    Statement faults = faultsOf(database, "test");
    Statement answers = database.prepare(
        "SELECT kind, options, solution, chosen FROM test_answer WHERE test = ? ORDER BY place LIMIT 200");
    Statement rows =
        database.prepare("SELECT id, at, number, game, place, candidate, examiner, rounds, wanted, by_time, "
                         "actions, whole, scheme, hospitality, clean, payments, payment_time, length FROM "
                         "test ORDER BY id DESC LIMIT ?");
    rows.bind(1, most);
    while (rows.step()) {
        TakenTest test;
        const std::int64_t id = rows.number(0);
        test.at = momentIn(rows, 1);
        test.number = numberIn(rows, 2, kMostCounted);
        test.game = wordIn(rows, 3, kLongestOfATest);
        test.table = wordIn(rows, 4, kLongestOfATest);
        test.candidate = wordIn(rows, 5, kLongestOfATest);
        test.examiner = wordIn(rows, 6, kLongestOfATest);
        test.rounds = countIn(rows, 7);
        test.wanted = countIn(rows, 8);
        test.byTime = rows.number(9) != 0;
        test.actions = countIn(rows, 10);
        test.whole = rows.number(11) != 0;
        test.scheme = schemeIn(wordIn(rows, 12, kLongestOfATest));
        test.hospitality = wholeNumbersIn(wordIn(rows, 13, kLongestOfATest), TestScheme::kBest);
        test.clean = countIn(rows, 14);
        test.payments = countIn(rows, 15);
        test.paymentTime = numberIn(rows, 16, kLongestWork);
        test.length = numberIn(rows, 17, kLongestWork);
        test.faults = faultsIn(faults, id, kLongestOfATest);
        answers.bind(1, id);
        while (answers.step()) {
            test.answers.push_back(answerIn(answers));
        }
        tests.push_back(std::move(test));
    }
    std::ranges::reverse(tests);
    return tests;
}

// Lessons

void saveLesson(Database& database, const QString& lesson, const LessonStanding& standing) {
    Statement put = database.prepare(
        "INSERT INTO lesson(name, place, done, best, answers) VALUES(?,?,?,?,?) ON CONFLICT(name) DO UPDATE "
        "SET place = excluded.place, done = max(done, excluded.done), answers = excluded.answers, best = "
        "max(excluded.best, CASE WHEN best <= length(excluded.answers) THEN best ELSE 0 END)");
    const std::string name = lesson.toStdString();
    const std::string answers = standing.answers.toStdString();
    put.bind(1, std::string_view(name)).bind(2, std::int64_t{standing.place});
    put.bind(3, std::int64_t{standing.done ? 1 : 0}).bind(4, std::int64_t{standing.best});
    put.bind(5, std::string_view(answers));
    put.run();
}

QHash<QString, LessonStanding> lessonsIn(Database& database) {
    QHash<QString, LessonStanding> lessons;
    Statement rows = database.prepare("SELECT name, place, done, best, answers FROM lesson");
    while (rows.step()) {
        const std::string_view name = rows.text(0);
        LessonStanding& standing =
            lessons[QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))];
        standing.place = countIn(rows, 1);
        standing.done = rows.number(2) != 0;
        standing.best = countIn(rows, 3);
        const std::string_view answers = rows.text(4);
        standing.answers = QString::fromUtf8(answers.data(), static_cast<qsizetype>(answers.size()));
    }
    return lessons;
}

// Sessions at real equipment

std::int64_t addEquipment(Database& database, const EquipmentSession& session) {
    Statement insert = database.prepare("INSERT INTO equipment_session(at, game, place, wheel, record_table, "
                                        "signer, signed_at) VALUES(?,?,?,?,?,?,?)");
    insert.bind(1, session.at).bind(2, std::string_view(session.game));
    insert.bind(3, std::string_view(session.place)).bind(4, std::string_view(session.wheel));
    insert.bind(5, session.table);
    insert.bind(6, session.inspection ? std::string_view(session.inspection->signer) : std::string_view());
    insert.bind(7, session.inspection ? session.inspection->at : std::int64_t{0});
    insert.run();
    return database.number("SELECT max(id) FROM equipment_session");
}

bool addNumber(Database& database, std::int64_t session, int pocket) {
    Statement has = database.prepare("SELECT 1 FROM equipment_session WHERE id = ?");
    if (!has.bind(1, session).step()) {
        return false;
    }
    has.reset(); // while it reads, the next one would not wait for another writer
    Statement add = database.prepare("INSERT INTO equipment_number(session, pocket, count) VALUES(?,?,1) ON "
                                     "CONFLICT(session, pocket) DO UPDATE SET count = count + 1");
    add.bind(1, session).bind(2, std::int64_t{pocket});
    add.run();
    return true;
}

std::vector<EquipmentSession> equipmentIn(Database& database, std::int64_t most) {
    constexpr std::size_t kLongest = EquipmentSession::kLongestName;
    std::vector<EquipmentSession> sessions;
    Statement rows = database.prepare(
        "SELECT at, game, place, wheel, record_table, signer, signed_at, (SELECT coalesce(sum(count), 0) "
        "FROM equipment_number WHERE session = equipment_session.id) FROM equipment_session ORDER BY id DESC "
        "LIMIT ?");
    rows.bind(1, most);
    while (rows.step()) {
        EquipmentSession session;
        session.at = momentIn(rows, 0);
        session.game = wordIn(rows, 1, kLongest);
        session.place = wordIn(rows, 2, kLongest);
        session.wheel = wordIn(rows, 3, kLongest);
        session.table = numberIn(rows, 4, kMostEntered);
        const std::string signer = wordIn(rows, 5, kLongest);
        if (!signer.empty()) {
            session.inspection = equipment::Inspection{signer, momentIn(rows, 6)};
        }
        session.numbers = numberIn(rows, 7, kMostEntered);
        sessions.push_back(std::move(session));
    }
    std::ranges::reverse(sessions);
    return sessions;
}

equipment::NumberCounts countsIn(Database& database, const std::string& wheel, int pockets) {
    equipment::NumberCounts counts{};
    Statement rows = database.prepare(
        "SELECT place, pocket, sum(count) FROM equipment_number JOIN equipment_session ON "
        "equipment_number.session = equipment_session.id WHERE wheel = ? GROUP BY place, pocket LIMIT 10000");
    rows.bind(1, std::string_view(wheel));
    while (rows.step()) {
        const std::int64_t pocket = numberIn(rows, 1, static_cast<std::int64_t>(counts.size()) - 1);
        if (equipment::pocketsOf(wordIn(rows, 0, EquipmentSession::kLongestName)) == pockets) {
            std::int64_t& sum = counts[static_cast<std::size_t>(pocket)];
            sum = std::min(sum + numberIn(rows, 2, kMostEntered), kMostEntered);
        }
    }
    return counts;
}

void checkRows(Database& database, ResultKind kind, const ResultLimits& limits) {
    switch (kind) {
    case ResultKind::drills: (void)drillsIn(database); break;
    case ResultKind::shifts: (void)shiftsIn(database, limits.shifts); break;
    case ResultKind::tests: (void)testsIn(database, limits.tests); break;
    case ResultKind::lessons: (void)lessonsIn(database); break;
    case ResultKind::equipment: (void)equipmentIn(database, limits.equipmentSessions); break;
    }
}

} // namespace mesaviva::app
