// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/results/result_store.h"
#include "engine/record/sqlite.h"
#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::app;
using croupier::FaultKind;
using drills::Drill;
using record::Database;
using record::OpenMode;

namespace {

const QString kFile = QStringLiteral("results.sqlite");

// The files of earlier versions, as those versions created them.
constexpr const char* kOldDrills =
    "CREATE TABLE session(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, drill TEXT NOT NULL, scope TEXT NOT "
    "NULL, level INTEGER NOT NULL, tasks INTEGER NOT NULL, right INTEGER NOT NULL, fast INTEGER NOT NULL,"
    " slow INTEGER NOT NULL, taken INTEGER NOT NULL, target INTEGER NOT NULL, pass INTEGER NOT NULL, asked "
    "INTEGER NOT NULL);"
    "CREATE TABLE answer(id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session(id),"
    " subject TEXT NOT NULL, level INTEGER NOT NULL, right INTEGER NOT NULL, taken INTEGER NOT NULL);"
    "CREATE INDEX answer_session ON answer(session);"
    "CREATE TABLE learnt(drill TEXT NOT NULL, scope TEXT NOT NULL, subject TEXT NOT NULL, box INTEGER NOT "
    "NULL, due INTEGER NOT NULL, PRIMARY KEY(drill, scope, subject)) WITHOUT ROWID;"
    "PRAGMA application_id=1297499218;PRAGMA user_version=1;"
    "INSERT INTO session VALUES(7,1000,'picture','pt-894-2002/37',3,2,1,1,0,9250,5000,80,0);"
    "INSERT INTO answer VALUES(20,7,'middle',3,1,2050),(21,7,'edge',3,0,7200);"
    "INSERT INTO learnt VALUES('picture','pt-894-2002/37','middle',2,11),"
    "('picture','pt-894-2002/37','edge',1,10)";

constexpr const char* kOldShiftColumns =
    "CREATE TABLE shift(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, game TEXT NOT NULL, place TEXT NOT NULL,"
    " level INTEGER NOT NULL, at_once INTEGER NOT NULL, rounds INTEGER NOT NULL, deeds INTEGER NOT NULL,"
    " clean INTEGER NOT NULL, payments INTEGER NOT NULL, payment_time INTEGER NOT NULL,"
    " time INTEGER NOT NULL, hints INTEGER NOT NULL";
constexpr const char* kOldShiftFaults =
    ");CREATE TABLE fault(shift INTEGER NOT NULL REFERENCES shift(id), kind TEXT NOT NULL, rule TEXT NOT "
    "NULL, count INTEGER NOT NULL, PRIMARY KEY(shift, kind, rule)) WITHOUT ROWID;"
    "INSERT INTO fault VALUES(4,'sum','R27a',2),(4,'half','',1);PRAGMA application_id=1297498962;";

constexpr const char* kOldTestColumns =
    "CREATE TABLE test(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, number INTEGER NOT NULL, game TEXT NOT "
    "NULL, place TEXT NOT NULL, candidate TEXT NOT NULL, examiner TEXT NOT NULL, rounds INTEGER NOT NULL, "
    "wanted INTEGER NOT NULL, by_time INTEGER NOT NULL, deeds INTEGER NOT NULL, whole INTEGER NOT NULL, "
    "scheme TEXT NOT NULL, hospitality TEXT NOT NULL";
constexpr const char* kOldTestRest =
    ");CREATE TABLE fault(test INTEGER NOT NULL REFERENCES test(id), kind TEXT NOT NULL, rule TEXT NOT NULL,"
    " count INTEGER NOT NULL, PRIMARY KEY(test, kind, rule)) WITHOUT ROWID;"
    "CREATE TABLE answer(test INTEGER NOT NULL REFERENCES test(id), place INTEGER NOT NULL, kind INTEGER NOT "
    "NULL, options TEXT NOT NULL, solution INTEGER NOT NULL, chosen INTEGER NOT NULL, "
    "PRIMARY KEY(test, place)) WITHOUT ROWID;"
    "INSERT INTO fault VALUES(2,'sum','R27a',2);INSERT INTO answer VALUES(2,0,0,'R1 R2 R3 R4',1,2);"
    "PRAGMA application_id=1297503316;";

constexpr const char* kOldEquipment =
    "CREATE TABLE session(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, game TEXT NOT NULL, place TEXT NOT "
    "NULL, wheel TEXT NOT NULL, record_table INTEGER NOT NULL, signer TEXT NOT NULL, signed_at INTEGER NOT "
    "NULL);"
    "CREATE TABLE number(session INTEGER NOT NULL REFERENCES session(id), pocket INTEGER NOT NULL,"
    " count INTEGER NOT NULL, PRIMARY KEY(session, pocket)) WITHOUT ROWID;"
    "PRAGMA application_id=1297499473;PRAGMA user_version=1;"
    "INSERT INTO session VALUES(3,1800000000,'roulette','pt-804-2015/38','Roda 2',7,'A. Reis',1799999000);"
    "INSERT INTO number VALUES(3,37,2)";

std::string oldShifts(int version) {
    std::string sql = kOldShiftColumns;
    sql += version > 1 ? ", length INTEGER NOT NULL DEFAULT 0" : "";
    sql += version > 2 ? ", planted INTEGER NOT NULL DEFAULT 0, caught INTEGER NOT NULL DEFAULT 0, mended "
                         "INTEGER NOT NULL DEFAULT 0"
                       : "";
    sql += kOldShiftFaults;
    sql += "INSERT INTO shift VALUES(4,1,'roulette','pt-894-2002/colour',2,1,3,30,27,8,44000,120000,1";
    sql += version > 1 ? ",360000" : "";
    sql += version > 2 ? ",5,4,3" : "";
    return sql + ");PRAGMA user_version=" + std::to_string(version);
}

std::string oldTests(int version) {
    std::string sql = kOldTestColumns;
    sql += version > 1 ? ", clean INTEGER NOT NULL DEFAULT 0, payments INTEGER NOT NULL DEFAULT 0, "
                         "payment_time INTEGER NOT NULL DEFAULT 0, length INTEGER NOT NULL DEFAULT 0"
                       : "";
    sql += kOldTestRest;
    sql += "INSERT INTO test VALUES(2,1,123456,'roulette','pt-894-2002/colour','Ana Sá','B. Reis',20,20,0,90,"
           "1,'3 2 2 100 5 12 50','150 170'";
    sql += version > 1 ? ",80,30,66000,1200000" : "";
    return sql + ");PRAGMA user_version=" + std::to_string(version);
}

drills::DrillSession sessionAt(std::int64_t at) {
    drills::DrillSession session;
    session.at = at;
    session.drill = Drill::picture;
    session.scope = "pt-894-2002/37";
    session.level = 3;
    session.tasks = 2;
    session.right = 1;
    session.fast = 1;
    session.taken = 9'250;
    session.target = 5'000;
    session.passPercent = 80;
    return session;
}

const std::vector<drills::DrillAnswer> kAnswers = {{"middle", 3, true, 2'050}, {"edge", 3, false, 7'200}};
const std::map<std::string, drills::Learnt> kLearnt = {{"middle", {2, 11}}, {"edge", {1, 10}}};
const drills::DrillScope kScope = {Drill::picture, "pt-894-2002/37"};

croupier::Shift shiftAt(std::int64_t at) {
    croupier::Shift shift;
    shift.at = at;
    shift.game = "roulette";
    shift.table = "pt-894-2002/colour";
    shift.level = 2;
    shift.rounds = 3;
    shift.actions = 30;
    shift.clean = 27;
    shift.payments = 8;
    shift.paymentTime = 44'000;
    shift.time = 120'000;
    shift.length = 360'000;
    shift.hints = 1;
    shift.faultsPlanted = {5, 4, 3};
    shift.faults = {{FaultKind::sum, "R27a", 2}, {FaultKind::half, "", 1}};
    return shift;
}

croupier::TakenTest testAt(std::int64_t at) {
    croupier::TakenTest test;
    test.at = at;
    test.number = 123'456;
    test.game = "roulette";
    test.table = "pt-894-2002/colour";
    test.candidate = "Ana Sá";
    test.examiner = "B. Reis";
    test.rounds = 20;
    test.wanted = 20;
    test.actions = 90;
    test.clean = 80;
    test.payments = 30;
    test.paymentTime = 66'000;
    test.length = 1'200'000;
    test.whole = true;
    test.scheme = {3, 2, 2, 100, 5, 12, 50, 21};
    test.hospitality = {150, 170};
    test.faults = {{FaultKind::sum, "R27a", 2}};
    test.answers = {{croupier::QuestionKind::says, {"R1", "R2", "R3", "R4"}, 1, 1}};
    return test;
}

equipment::EquipmentSession equipmentSession() {
    return {1'800'000'000,
            "roulette",
            "pt-804-2015/38",
            "Roda 2",
            7,
            equipment::Inspection{"A. Reis", 1'799'999'000},
            0};
}

const LessonStanding kStanding = {4, true, 2, QStringLiteral("rw-")};

// How many results of each kind there are; nothing if they cannot be read.
std::optional<std::size_t> sizeOf(const ResultStore& store, ResultKind kind) {
    const auto size = [](const auto& rows) {
        return rows ? std::optional(static_cast<std::size_t>(rows->size())) : std::nullopt;
    };
    switch (kind) {
    case ResultKind::drills: {
        const auto past = store.drills();
        return past ? std::optional(past->sessions.size()) : std::nullopt;
    }
    case ResultKind::shifts: return size(store.shifts());
    case ResultKind::tests: return size(store.tests());
    case ResultKind::lessons: return size(store.lessons());
    case ResultKind::equipment: return size(store.equipment());
    }
    return std::nullopt;
}

bool adds(const ResultStore& store, ResultKind kind, std::int64_t at) {
    switch (kind) {
    case ResultKind::drills: return store.add(sessionAt(at), kAnswers, kLearnt);
    case ResultKind::shifts: return store.add(shiftAt(at));
    case ResultKind::tests: return store.add(testAt(at));
    case ResultKind::lessons: return store.save(QString::number(at), kStanding);
    case ResultKind::equipment: return store.begin(equipmentSession()).has_value();
    }
    return false;
}

constexpr const char* kNoDatabase = "not a database, but long enough to be looked at by whoever opens it";

} // namespace

Q_DECLARE_METATYPE(mesaviva::app::ResultKind)

/// The file of a trainee's results, and what is moved into it from the files of earlier versions.
class ResultStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void nothingIsCreatedForReading_data() { kinds(); }
    void nothingIsCreatedForReading() {
        QFETCH(const ResultKind, kind);
        QCOMPARE(sizeOf(store(), kind), std::optional(std::size_t{0}));
        QVERIFY(store().forget(kind));
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void drillsAreReadAgain() {
        QVERIFY(store().add(sessionAt(1'000), kAnswers, kLearnt));
        const std::optional<drills::DrillPast> past = store().drills();
        QVERIFY(past && past->sessions == std::vector{sessionAt(1'000)});
        QVERIFY(past->learnt.at(kScope) == kLearnt);
        QVERIFY(store().add(sessionAt(2'000), kAnswers, {{"edge", {3, 20}}}));
        const auto learnt = store().drills()->learnt.at(kScope); // what was learnt last counts
        QVERIFY(learnt.at("edge") == (drills::Learnt{3, 20}));
        QVERIFY(learnt.at("middle") == (drills::Learnt{2, 11}));
    }

    void answersAreReadAgain() {
        QVERIFY(store().add(sessionAt(0), kAnswers, kLearnt));
        const auto answers = store().answers();
        QVERIFY(answers);
        QCOMPARE(answers->size(), kAnswers.size());
        for (std::size_t i = 0; i < answers->size(); ++i) {
            QVERIFY(answers->at(i) == (PastAnswer{0, kScope, kAnswers[i]}));
        }
    }

    void shiftsAndTestsAreReadAgain() {
        QVERIFY(store().add(shiftAt(1)));
        QVERIFY(store().add(shiftAt(2)));
        QVERIFY(store().shifts() == std::optional(std::vector{shiftAt(1), shiftAt(2)}));
        QVERIFY(store().add(testAt(1)));
        QVERIFY(store().add(testAt(2)));
        QVERIFY(store().tests() == std::optional(std::vector{testAt(1), testAt(2)}));
    }

    // What was reached once stays, unless the lesson has fewer questions now.
    void lessonsAreReadAgain() {
        const QString lesson = QStringLiteral("poker_01_first_round");
        QVERIFY(store().save(lesson, kStanding));
        QVERIFY(store().lessons()->value(lesson) == kStanding);
        QVERIFY(store().save(lesson, {0, false, 1, QStringLiteral("---")}));
        QVERIFY(store().lessons()->value(lesson) == (LessonStanding{0, true, 2, QStringLiteral("---")}));
        QVERIFY(store().save(lesson, {0, false, 1, QStringLiteral("r")}));
        QCOMPARE(store().lessons()->value(lesson).best, 1);
    }

    void inspectionsAndNumbersAreReadAgain() {
        equipment::EquipmentSession session = equipmentSession();
        const auto first = store().begin(session);
        QVERIFY(first && store().addNumber(*first, 37) && store().addNumber(*first, 37));
        const auto second = store().begin(session);
        QVERIFY(second && store().addNumber(*second, 4));
        QVERIFY(!store().addNumber(*second + 5, 4)); // no such session
        const auto counts = store().counts("Roda 2", 38);
        QVERIFY(counts);
        QCOMPARE((*counts)[37], std::int64_t{2});
        QCOMPARE((*counts)[4], std::int64_t{1});
        QCOMPARE((*store().counts("Roda 2", 37))[37], std::int64_t{0});
        QCOMPARE((*store().counts("Roda 3", 38))[37], std::int64_t{0});
        session.numbers = 2;
        QVERIFY(store().equipment()->front() == session);
    }

    void theOldestGo_data() { kinds(ResultKind::lessons); }
    void theOldestGo() {
        QFETCH(const ResultKind, kind);
        const ResultStore small(m_folder->path(), {}, {2, 3, 2, 2, 2});
        for (int i = 1; i <= 4; ++i) {
            QVERIFY(adds(small, kind, i));
        }
        QCOMPARE(sizeOf(small, kind), std::optional(std::size_t{2}));
        if (kind == ResultKind::drills) {
            QCOMPARE(small.drills()->sessions.front().at, std::int64_t{3});
            QCOMPARE(small.answers()->size(), std::size_t{3});
        }
    }

    void oneKindIsForgotten_data() { kinds(); }
    void oneKindIsForgotten() {
        QFETCH(const ResultKind, kind);
        for (const ResultKind one : kAll) {
            QVERIFY(adds(store(), one, 1));
        }
        QVERIFY(store().forget(kind));
        for (const ResultKind one : kAll) {
            QCOMPARE(sizeOf(store(), one), std::optional(std::size_t{one == kind ? 0U : 1U}));
        }
    }

    // An altered file is accepted only if its content is possible.
    void whatNobodyCanHaveDoneIsNotRead_data() {
        QTest::addColumn<ResultKind>("kind");
        QTest::addColumn<QByteArray>("change");
        const auto row = [](const char* name, ResultKind kind, const char* change) {
            QTest::newRow(name) << kind << QByteArray(change);
        };
        row("tasks", ResultKind::drills, "UPDATE drill_session SET tasks=-1");
        row("actions", ResultKind::shifts, "UPDATE shift SET actions=-1");
        row("a day without a date", ResultKind::shifts, "UPDATE shift SET at=999999999999999");
        row("weights", ResultKind::tests, "UPDATE test SET scheme='3 99 2 100 5 12 50'");
        row("too few", ResultKind::tests, "UPDATE test SET scheme='3 2'");
        row("hands", ResultKind::tests, "UPDATE test SET scheme='3 2 2 100 5 12 50 128'");
        row("no numbers", ResultKind::tests, "UPDATE test SET hospitality='much'");
        row("a long name", ResultKind::tests, "UPDATE test SET candidate=printf('%.*c', 100000, 'x')");
        row("rounds", ResultKind::tests, "UPDATE test SET rounds=-1");
        row("an answer", ResultKind::tests, "UPDATE test_answer SET solution=9");
        row("options", ResultKind::tests, "UPDATE test_answer SET options='R1'");
        row("a place", ResultKind::lessons, "UPDATE lesson SET place=-1");
        row("a sum below zero", ResultKind::equipment, "UPDATE equipment_number SET count=-4");
        row("a place without an end", ResultKind::equipment,
            "UPDATE equipment_session SET place=printf('%.*c', 9999, 'x')");
    }
    void whatNobodyCanHaveDoneIsNotRead() {
        QFETCH(const ResultKind, kind);
        QFETCH(const QByteArray, change);
        for (const ResultKind one : kAll) {
            QVERIFY(adds(store(), one, 1));
        }
        QVERIFY(store().addNumber(1, 3));
        Database(path(kFile), OpenMode::write).execute(change.constData());
        for (const ResultKind one : kAll) {
            QCOMPARE(sizeOf(store(), one).has_value(), one != kind);
        }
    }

    void aNumberThatNoWheelHasIsNotCounted() {
        const auto id = store().begin(equipmentSession());
        QVERIFY(id && store().addNumber(*id, 3));
        Database(path(kFile), OpenMode::write).execute("UPDATE equipment_number SET pocket=99");
        QVERIFY(!store().counts("Roda 2", 38));
    }

    void oldDrillsAreMoved() {
        putOld("practice.sqlite", kOldDrills);
        QVERIFY(store().add(sessionAt(2'000), kAnswers, {}));
        const auto past = store().drills();
        QVERIFY(past && past->sessions == (std::vector{sessionAt(1'000), sessionAt(2'000)}));
        QVERIFY(past->learnt.at(kScope) == kLearnt);
        QCOMPARE(store().answers()->size(), std::size_t{4});
        verifyMigrated("practice.sqlite");
    }

    void oldShiftsAreMoved_data() {
        QTest::addColumn<int>("version");
        QTest::newRow("1") << 1;
        QTest::newRow("2") << 2;
        QTest::newRow("3") << 3;
    }
    void oldShiftsAreMoved() {
        QFETCH(const int, version);
        putOld("croupier.sqlite", oldShifts(version));
        croupier::Shift known = shiftAt(1);
        known.length = version > 1 ? known.length : 0;
        known.faultsPlanted = version > 2 ? known.faultsPlanted : croupier::PlantedCount{};
        QVERIFY(store().shifts() == std::optional(std::vector{known}));
        QVERIFY(store().add(shiftAt(2)));
        QVERIFY(store().shifts()->back() == shiftAt(2));
        verifyMigrated("croupier.sqlite");
    }

    // The whole question is stored with its answer, because a bank may change.
    void answersToABankAreStored() {
        croupier::BankAnswer chosen;
        chosen.question.id = "a";
        chosen.question.subject = written::Subject::cases;
        chosen.question.regulations = {"pt-894-2002"};
        chosen.question.text = {"«Golpe nulo»?\nPorquê?", ""};
        chosen.question.choices = {{{"Sim", ""}, true}, {{"Não", ""}, false}, {{"Talvez", ""}, true}};
        chosen.question.rules = {"R22"};
        chosen.question.marks = 3;
        chosen.marked = {0, 2};
        croupier::BankAnswer typed;
        typed.question.id = "b";
        typed.question.text = {"Quanto?", "How much?"};
        typed.question.number = 8'750;
        typed.question.unit = {"euros", "euros"};
        typed.number = 8'700;
        croupier::TakenTest test = testAt(3);
        test.answers.push_back({{}, {}, 0, -1, chosen});
        test.answers.push_back({{}, {}, 0, -1, typed});
        QVERIFY(store().add(test));
        const auto stored = store().tests();
        QVERIFY(stored && stored->size() == 1);
        QVERIFY(stored->front().answers == test.answers);
        QCOMPARE(stored->front().rightMarks(), 1 + 3);
    }

    void oldTestsAreMoved_data() {
        QTest::addColumn<int>("version");
        QTest::newRow("1") << 1;
        QTest::newRow("2") << 2;
    }
    void oldTestsAreMoved() {
        QFETCH(const int, version);
        putOld("table_tests.sqlite", oldTests(version));
        croupier::TakenTest known = testAt(1);
        known.scheme.hands = -1; // nobody stored it
        if (version == 1) {
            known.clean = known.payments = 0;
            known.paymentTime = known.length = 0;
        }
        QVERIFY(store().tests() == std::optional(std::vector{known}));
        verifyMigrated("table_tests.sqlite");
    }

    void oldEquipmentIsMoved() {
        putOld("equipment.sqlite", kOldEquipment);
        equipment::EquipmentSession known = equipmentSession();
        known.numbers = 2;
        QVERIFY(store().equipment() == std::optional(std::vector{known}));
        QCOMPARE((*store().counts("Roda 2", 38))[37], std::int64_t{2});
        verifyMigrated("equipment.sqlite");
    }

    void oldLessonsAreMoved_data() {
        QTest::addColumn<bool>("named");
        QTest::newRow("of a trainee") << true;
        QTest::newRow("among the settings") << false;
    }
    void oldLessonsAreMoved() {
        QFETCH(const bool, named);
        const QString file =
            m_folder->filePath(named ? QStringLiteral("lessons.ini") : QStringLiteral("a.ini"));
        {
            QSettings old(file, QSettings::IniFormat);
            old.setValue(QStringLiteral("lessons/poker_01_place"), 4);
            old.setValue(QStringLiteral("lessons/poker_01_done"), true);
            old.setValue(QStringLiteral("lessons/poker_01_best"), 2);
            old.setValue(QStringLiteral("lessons/poker_01_answers"), QStringLiteral("rw-"));
            old.setValue(QStringLiteral("lessons/bingo_01_place"), QStringLiteral("much"));
            old.setValue(QStringLiteral("lessons/odd"), 1);
            old.setValue(QStringLiteral("sound/volume"), 7);
        }
        const ResultStore with(m_folder->path(), named ? std::nullopt : std::optional(file));
        for (int times = 0; times < 2; ++times) {
            const auto lessons = with.lessons();
            QVERIFY(lessons);
            QCOMPARE(lessons->size(), 2);
            QVERIFY(lessons->value(QStringLiteral("poker_01")) == kStanding);
            QCOMPARE(lessons->value(QStringLiteral("bingo_01")).place, 0);
        }
        if (named) {
            verifyMigrated("lessons.ini");
        } else {
            const QSettings now(file, QSettings::IniFormat);
            QVERIFY(!now.contains(QStringLiteral("lessons/poker_01_place")));
            QCOMPARE(now.value(QStringLiteral("lessons_migrated/poker_01_place")).toInt(), 4);
            QCOMPARE(now.value(QStringLiteral("sound/volume")).toInt(), 7);
        }
        QVERIFY(with.forget(ResultKind::lessons));
        QVERIFY(with.lessons()->isEmpty());
        QVERIFY(!QFile::exists(file + QStringLiteral(".migrated")));
        QVERIFY(!QSettings(file, QSettings::IniFormat).contains(QStringLiteral("lessons_migrated/odd")));
    }

    // The program was ended between the last write and the renaming.
    void interruptedMigrationDoublesNothing() {
        putOld("croupier.sqlite", oldShifts(3));
        QCOMPARE(sizeOf(store(), ResultKind::shifts), std::optional(std::size_t{1}));
        QVERIFY(QFile::rename(name("croupier.sqlite.migrated"), name("croupier.sqlite")));
        Database(path(kFile), OpenMode::write).execute("INSERT INTO migrated VALUES('croupier.sqlite')");
        QVERIFY(store().add(shiftAt(2)));
        QVERIFY(store().shifts() == std::optional(std::vector{shiftAt(1), shiftAt(2)}));
        verifyMigrated("croupier.sqlite");
    }

    // What fails half-way leaves nothing behind, and is done again.
    void failedMigrationIsRepeated() {
        putOld("croupier.sqlite", oldShifts(3));
        const auto old = path(QStringLiteral("croupier.sqlite"));
        Database(old, OpenMode::write).execute("UPDATE fault SET count=-1 WHERE kind='half'");
        for (int times = 0; times < 2; ++times) {
            QVERIFY(!store().shifts());
            QVERIFY(!store().add(shiftAt(2)));
            QVERIFY(QFile::exists(name("croupier.sqlite")));
        }
        QCOMPARE(Database(path(kFile), OpenMode::read).number("SELECT count(*) FROM shift"), std::int64_t{0});
        Database(old, OpenMode::write).execute("UPDATE fault SET count=1 WHERE kind='half'");
        QVERIFY(store().shifts() == std::optional(std::vector{shiftAt(1)}));
        verifyMigrated("croupier.sqlite");
    }

    // An earlier version has been used once more: what it stored is added.
    void laterOldFileIsMovedToo() {
        putOld("croupier.sqlite", oldShifts(3));
        QVERIFY(store().shifts());
        putOld("croupier.sqlite", oldShifts(3));
        QVERIFY(store().shifts() == std::optional(std::vector{shiftAt(1), shiftAt(1)}));
        verifyMigrated("croupier.sqlite");
        QVERIFY(QFile::exists(name("croupier.sqlite.2.migrated")));
        QVERIFY(store().forget(ResultKind::shifts)); // what is deleted is gone
        QVERIFY(!QFile::exists(name("croupier.sqlite.migrated")));
        QVERIFY(!QFile::exists(name("croupier.sqlite.2.migrated")));
    }

    void damagedOldFileIsLeftAlone_data() { kinds(ResultKind::lessons); }
    void damagedOldFileIsLeftAlone() {
        QFETCH(const ResultKind, kind);
        const QString old = name(oldNames.at(static_cast<std::size_t>(kind)));
        putText(old, kNoDatabase);
        QVERIFY(!sizeOf(store(), kind));
        QVERIFY(!adds(store(), kind, 1));
        QVERIFY(!store().forget(kind));
        QCOMPARE(textOf(old), QByteArray(kNoDatabase));
        for (const ResultKind one : kAll) { // the others do not suffer
            QCOMPARE(adds(store(), one, 1), one != kind);
        }
    }

    void emptyOldFileHasNothing() {
        putText(name("practice.sqlite"), "");
        QCOMPARE(sizeOf(store(), ResultKind::drills), std::optional(std::size_t{0}));
        verifyMigrated("practice.sqlite");
    }

    void damagedFileIsLeftAlone_data() { kinds(); }
    void damagedFileIsLeftAlone() {
        QFETCH(const ResultKind, kind);
        putText(m_folder->filePath(kFile), kNoDatabase);
        putOld("croupier.sqlite", oldShifts(3));
        QVERIFY(!sizeOf(store(), kind));
        QVERIFY(!adds(store(), kind, 1));
        QVERIFY(!store().forget(kind));
        QVERIFY(!store().answers());
        QCOMPARE(textOf(m_folder->filePath(kFile)), QByteArray(kNoDatabase));
        QVERIFY(QFile::exists(name("croupier.sqlite"))); // nothing is renamed before it is copied
    }

    void laterVersionsFileIsLeftAlone() {
        QVERIFY(store().add(shiftAt(1)));
        Database(path(kFile), OpenMode::write).execute("PRAGMA user_version=2");
        QVERIFY(!store().shifts());
        QVERIFY(!store().add(shiftAt(2)));
    }

    // Several desks of several windows open the file for the first time at once.
    void manyMayStartAtOnce() {
        putOld("croupier.sqlite", oldShifts(3));
        putOld("practice.sqlite", kOldDrills);
        std::vector<std::thread> windows;
        for (int window = 0; window < 3; ++window) {
            windows.emplace_back([one = store(), window] {
                (void)one.shifts();
                (void)one.drills();
                (void)one.add(testAt(window));
            });
        }
        for (std::thread& window : windows) {
            window.join();
        }
        QCOMPARE(sizeOf(store(), ResultKind::shifts), std::optional(std::size_t{1}));
        QCOMPARE(sizeOf(store(), ResultKind::drills), std::optional(std::size_t{1}));
        QCOMPARE(sizeOf(store(), ResultKind::tests), std::optional(std::size_t{3}));
        verifyMigrated("croupier.sqlite");
        verifyMigrated("practice.sqlite");
    }

#ifdef Q_OS_UNIX
    // The results may be elsewhere, with a link to them in the folder.
    void linksAreFollowed() {
        const QTemporaryDir elsewhere;
        QVERIFY(QFile::link(elsewhere.filePath(kFile), m_folder->filePath(kFile)));
        putOld("croupier.sqlite", oldShifts(3));
        QVERIFY(QFile::rename(name("croupier.sqlite"), elsewhere.filePath(QStringLiteral("old"))));
        QVERIFY(QFile::link(elsewhere.filePath(QStringLiteral("old")), name("croupier.sqlite")));
        QVERIFY(store().add(shiftAt(2)));
        QCOMPARE(sizeOf(ResultStore(elsewhere.path()), ResultKind::shifts), std::optional(std::size_t{2}));
        QVERIFY(QFile::exists(elsewhere.filePath(QStringLiteral("old")))); // only the link is renamed
        verifyMigrated("croupier.sqlite");
    }
#endif

private:
    static constexpr std::array kAll = {ResultKind::drills, ResultKind::shifts, ResultKind::tests,
                                        ResultKind::lessons, ResultKind::equipment};
    static constexpr std::array oldNames = {"practice.sqlite", "croupier.sqlite", "table_tests.sqlite",
                                            "lessons.ini", "equipment.sqlite"};

    static void kinds(std::optional<ResultKind> except = {}) {
        QTest::addColumn<ResultKind>("kind");
        for (const ResultKind kind : kAll) {
            if (kind != except) {
                QTest::newRow(oldNames.at(static_cast<std::size_t>(kind))) << kind;
            }
        }
    }

    ResultStore store() const { return ResultStore(m_folder->path()); }
    QString name(const char* file) const { return m_folder->filePath(QLatin1String(file)); }
    std::filesystem::path path(const QString& file) const {
        return std::filesystem::path(m_folder->filePath(file).toStdU16String());
    }
    void putOld(const char* file, const std::string& sql) const {
        Database(path(QLatin1String(file)), OpenMode::create).execute(sql.c_str());
    }
    static void putText(const QString& file, const char* text) {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) >= 0);
    }
    static QByteArray textOf(const QString& file) {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void verifyMigrated(const char* file) const {
        QVERIFY(!QFile::exists(name(file)));
        QVERIFY(QFile::exists(name(file) + QStringLiteral(".migrated")));
        if (QFile::exists(m_folder->filePath(kFile))) {
            QCOMPARE(Database(path(kFile), OpenMode::read).number("SELECT count(*) FROM migrated"),
                     std::int64_t{0});
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

MESAVIVA_TEST(ResultStoreTest)

#include "tst_result_store.moc"
