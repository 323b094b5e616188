// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/classroom/class_file.h"
#include "engine/training/classroom/class_list.h"
#include "engine/training/classroom/course.h"
#endif

#include "program/test_list.h"

#include <QByteArray>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::classroom;

namespace {

constexpr std::int64_t kMonday = 1'764'547'200; // 1 December 2025, 0:00 UTC

std::int64_t utc(std::int64_t /*at*/) { return 0; }

ClassResult drillOf(const char* trainee, std::int64_t at, int right) {
    return {trainee, ClassKind::drill, at, "roulette", "payment", 2, 20, right, 60'000, right >= 16};
}

ClassResult testOf(const char* trainee, std::int64_t at, int mark) {
    return {trainee, ClassKind::test, at,          "roulette", "pt-894-2002/colour", 0, 40,
            30,      1'200'000,       mark >= 100, mark};
}

scenario::FileError errorOf(const QByteArray& text) {
    const auto file = readClassFile(text.toStdString());
    return file ? scenario::FileError{} : file.error();
}

} // namespace

/// The files of a class folder: a machine's results, the list of all, and the course.
class ClassFolderTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead() {
        const ClassFile file{"sala-1",
                             {drillOf("Ana Sá", kMonday, 18), testOf("Rui \"R\"", kMonday + 60, 155)}};
        const auto read = readClassFile(write(file));
        QVERIFY(read);
        QVERIFY(read->machine == file.machine);
        QVERIFY(std::ranges::is_permutation(read->results, file.results));
        QVERIFY(readClassFile(write(ClassFile{"sala-1", {}})));
    }

    // Results of the stores, with the marks of a test.
    void storedResultsAreTakenOver() {
        drills::DrillSession session;
        session.at = kMonday;
        session.drill = drills::Drill::hands;
        session.level = 3;
        session.tasks = session.asked = 20;
        session.right = 19;
        session.passPercent = 80;
        session.taken = 61'000;
        croupier::TakenTest test;
        test.at = kMonday;
        test.game = "poker";
        test.table = "pt-803-2015/several";
        test.actions = 40;
        test.clean = 39;
        test.whole = true;
        test.scheme.questions = 0;
        test.hospitality = {160};
        const auto results = classResultsOf("Ana", {{session}, {}, {test}, {{"bingo", "line", 3, 2, true}}});
        QCOMPARE(results.size(), std::size_t{3});
        QVERIFY(results[0] ==
                (ClassResult{"Ana", ClassKind::drill, kMonday, "poker", "hands", 3, 20, 19, 61'000, true}));
        QVERIFY(results[1] == (ClassResult{"Ana", ClassKind::test, kMonday, "poker", "pt-803-2015/several", 0,
                                           40, 39, 0, true, test.marks().final}));
        QVERIFY(results[2] == (ClassResult{"Ana", ClassKind::lesson, 0, "bingo", "line", 0, 3, 2, 0, true}));
    }

    // The schemas describe every field that is written, and what they require is there.
    void filesKeepToTheirSchemas() {
        using Json = nlohmann::json;
        const auto schemaOf = [](const QString& name) {
            QFile file(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/schema/%1.json").arg(name));
            return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
        };
        const auto keeps = [](const Json& object, const Json& schema) {
            bool isKept = true;
            for (const auto& field : object.items()) {
                isKept = isKept && schema["properties"].contains(field.key());
            }
            for (const Json& field : schema["required"]) {
                isKept = isKept && object.contains(field.get<std::string>());
            }
            return isKept;
        };
        const Json results = schemaOf(QStringLiteral("mesaviva.class"));
        const Json file = Json::parse(write(ClassFile{"sala-1", {testOf("Ana", kMonday, 155)}}));
        QVERIFY(keeps(file, results));
        QVERIFY(file["format"] == results["properties"]["format"]["const"]);
        QVERIFY(keeps(file["results"][0], results["$defs"]["result"]));
        const Json courses = schemaOf(QStringLiteral("mesaviva.course"));
        const Json course = Json::parse(
            write(Course{"Roleta",
                         {{ClassKind::drill, "payment", CourseDay{2026, 12, 24}, 3, 30, 90, 8, 30}},
                         {{"Sexta-feira", "payment", "pt-894-2002/37", 3, 2, 30, 90, 8, 30}}}));
        QVERIFY(keeps(course["drills"][0], courses["$defs"]["drill"]));
        QCOMPARE(course["drills"][0].size(), courses["$defs"]["drill"]["properties"].size() - 1);
        QVERIFY(keeps(course, courses));
        QVERIFY(course["format"] == courses["properties"]["format"]["const"]);
        QVERIFY(keeps(course["items"][0], courses["$defs"]["item"]));
        QCOMPARE(course["items"][0].size(), courses["$defs"]["item"]["properties"].size() - 1); // no comment
    }

    // The latest results stay, and lessons, of which there are few.
    void aFileIsBounded() {
        ClassFile file{"sala-1", {}};
        for (std::size_t i = 0; i < kMostClassResults + 10; ++i) {
            file.results.push_back(drillOf("Ana", kMonday + static_cast<std::int64_t>(i), 18));
        }
        file.results.push_back({"Ana", ClassKind::lesson, 0, "bingo", "line", 0, 3, 2, 0, true});
        const auto read = readClassFile(write(file));
        QVERIFY(read);
        QCOMPARE(read->results.size(), kMostClassResults);
        QVERIFY(std::ranges::count(read->results, ClassKind::lesson, &ClassResult::kind) == 1);
        QVERIFY(std::ranges::find(read->results, kMonday, &ClassResult::at) == read->results.end());
        for (ClassResult& result : file.results) {
            result.trainee = std::string(kLongestClassName, 'x');
            result.game = result.subject = std::string(kLongestClassName, '"');
        }
        const std::string large = write(file);
        QVERIFY(large.size() <= kLargestClassFile);
        QVERIFY(readClassFile(large));
        QVERIFY(!readClassFile(std::string(kLargestClassFile + 1, ' ')));
    }

    void whatNobodyCanHaveDoneIsRefused_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("more right than done")
            << QByteArray("\"right\":18") << QByteArray("\"right\":21") << QByteArray("results[0].right");
        QTest::newRow("less than nothing")
            << QByteArray("\"done\":20") << QByteArray("\"done\":-1") << QByteArray("results[0].done");
        QTest::newRow("a kind that there is not")
            << QByteArray("\"drill\"") << QByteArray("\"drive\"") << QByteArray("results[0].kind");
        QTest::newRow("nobody") << QByteArray("\"Ana\"") << QByteArray("\"\"")
                                << QByteArray("results[0].trainee");
        QTest::newRow("a field that nobody knows")
            << QByteArray("\"level\"") << QByteArray("\"levels\"") << QByteArray("results[0].level");
        QTest::newRow("another format")
            << QByteArray("class/1") << QByteArray("class/2") << QByteArray("format");
        QTest::newRow("no text") << QByteArray("\"sala-1\"") << QByteArray("1") << QByteArray("machine");
    }
    void whatNobodyCanHaveDoneIsRefused() {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, path);
        QByteArray text =
            QByteArray::fromStdString(write(ClassFile{"sala-1", {drillOf("Ana", kMonday, 18)}}));
        QVERIFY(errorOf(text) == scenario::FileError{});
        QVERIFY2(text.contains(from), text.constData());
        text.replace(from, to);
        QCOMPARE(QByteArray::fromStdString(errorOf(text).path), path);
    }

    void aFileThatIsBeingWrittenIsNoFile() {
        const std::string text = write(ClassFile{"sala-1", {drillOf("Ana", kMonday, 18)}});
        for (std::size_t size = 0; size + 2 < text.size(); ++size) {
            QVERIFY2(!readClassFile(text.substr(0, size)), text.substr(0, size).c_str());
        }
    }

    // A copy of a file, as a shared drive leaves it, counts once.
    void nothingCountsTwice() {
        const ClassFile one{"sala-1", {drillOf("Ana", kMonday, 18), drillOf("Rui", kMonday, 12)}};
        const ClassFile two{"sala-2", {drillOf("Ana", kMonday + 3'600, 16)}};
        const ClassFile copy{"sala-1", {drillOf("Ana", kMonday, 18)}};
        const std::vector<ClassFile> files = {one, two, copy};
        const std::vector<ClassResult> all = merged(files);
        QCOMPARE(all.size(), std::size_t{3});
        QVERIFY(traineesOf(all) == (std::vector<std::string>{"Ana", "Rui"}));
    }

    void rowsAreAddedUpByTrainee() {
        const std::vector<ClassResult> all = {drillOf("Ana", kMonday, 18), drillOf("Ana", kMonday + 60, 12),
                                              testOf("Ana", kMonday, 90), testOf("Ana", kMonday + 9, 150),
                                              drillOf("Rui", kMonday, 20)};
        const std::vector<ClassRow> rows = classRows(all, ClassGroups::trainees, utc);
        QCOMPARE(rows.size(), std::size_t{3});
        QVERIFY(rows[0] ==
                (ClassRow{"Ana", {}, ClassKind::drill, "roulette", "payment", 2, 40, 30, 120'000, 0, 1}));
        QVERIFY(rows[1] == (ClassRow{"Ana",
                                     {},
                                     ClassKind::test,
                                     "roulette",
                                     "pt-894-2002/colour",
                                     2,
                                     80,
                                     60,
                                     2'400'000,
                                     2,
                                     1,
                                     150}));
        QCOMPARE(rows[2].trainee, std::string("Rui"));
    }

    // Weeks begin on Monday by the clock here, the latest first.
    void rowsAreAddedUpByWeek() {
        constexpr std::int64_t kSecondsADay = 86'400;
        const std::vector<ClassResult> all = {
            drillOf("Ana", kMonday - 1, 18),
            drillOf("Ana", kMonday, 17),
            testOf("Ana", kMonday + 7 * kSecondsADay - 1, 150),
            drillOf("Rui", kMonday + 7 * kSecondsADay, 20),
            {"Ana", ClassKind::lesson, 0, "bingo", "line", 0, 3, 2, 0, true}};
        std::vector<ClassRow> rows = classRows(all, ClassGroups::weeks, utc);
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(*rows[0].week, kMonday / kSecondsADay + 7);
        QCOMPARE(*rows[1].week, kMonday / kSecondsADay);
        QCOMPARE(*rows[2].week, kMonday / kSecondsADay - 7);
        QCOMPARE(rows[1].times, 2);
        QCOMPARE(rows[1].tests, 1);
        QCOMPARE(rows[1].passed, 1);
        // An hour further east the first one is of this week, and the test of the next.
        rows = classRows(all, ClassGroups::weeks, [](std::int64_t) { return 3'600; });
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].tests, 1);
        QCOMPARE(rows[1].trainee, std::string("Rui"));
        QCOMPARE(rows[2].times, 2);
        QCOMPARE(rows[2].tests, 0);
    }

    void aCourseIsReadAgain() {
        const Course course{
            "Roleta, primavera",
            {{ClassKind::drill, "payment", CourseDay{2026, 12, 24}, 3, 30, 90, 8, 30},
             {ClassKind::test, "roulette", CourseDay{2028, 2, 29}},
             {ClassKind::lesson, "poker_01_first_round"}},
            {{"Sexta-feira", "payment", "pt-894-2002/37", 3, 2, 30, 90, 8, 30}, {"Breve", "hands"}}};
        const auto read = readCourse(write(course));
        QVERIFY(read);
        QVERIFY(*read == course);
    }

    // Two machines that change the course at once: nobody's change is lost.
    void bothChangesOfACourseHold() {
        const auto test = [](const char* game, int day) {
            return CourseItem{ClassKind::test, game, CourseDay{2026, 12, day}};
        };
        const Course base{"A", {test("roulette", 1), test("poker", 3)}, {{"one", "payment"}}};
        Course mine = base;
        mine.items = {base.items[1], test("bingo", 5)}; // one taken out, one added
        mine.presets.push_back({"two", "hands", {}, 2});
        Course theirs = base;
        theirs.title = "B";
        theirs.items = {base.items[0], test("cards", 2), base.items[1]};
        theirs.presets = {{"two", "card"}, {"three", "bet"}}; // one taken out, two added
        const Course both = merged(base, mine, theirs);
        QCOMPARE(QByteArray::fromStdString(both.title), QByteArray("B"));
        QVERIFY((both.items == std::vector{test("cards", 2), test("poker", 3), test("bingo", 5)}));
        QVERIFY((both.presets == std::vector<DrillPreset>{{"three", "bet"}, {"two", "hands", {}, 2}}));
        QVERIFY(merged(base, mine, base) == mine);
        QVERIFY(merged(base, base, theirs) == theirs);
        mine.title = "C";
        QCOMPARE(QByteArray::fromStdString(merged(base, mine, theirs).title), QByteArray("C"));
    }

    void daysAreDays_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isDay");
        QTest::newRow("day") << QByteArray("2026-12-24") << true;
        QTest::newRow("leap day") << QByteArray("2028-02-29") << true;
        QTest::newRow("no leap day") << QByteArray("2026-02-29") << false;
        QTest::newRow("month") << QByteArray("2026-13-01") << false;
        QTest::newRow("other order") << QByteArray("24-12-2026") << false;
        QTest::newRow("letters") << QByteArray("2026-12-2x") << false;
        QTest::newRow("longer") << QByteArray("2026-12-240") << false;
        QTest::newRow("none") << QByteArray() << false;
    }
    void daysAreDays() {
        QFETCH(const QByteArray, text);
        const auto day = courseDayFrom(text.toStdString());
        QTEST(day.has_value(), "isDay");
        if (day) {
            QCOMPARE(QByteArray::fromStdString(textOf(*day)), text);
        }
    }

    // A session with fewer tasks, of a lower level or below the percentage does not count, whatever was asked
    // of the trainee then.
    void aDrillIsDoneAsTheCourseWantsIt_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("tasks");
        QTest::addColumn<int>("right");
        QTest::addColumn<bool>("counts");
        QTest::newRow("just") << 2 << 20 << 18 << true;
        QTest::newRow("higher") << 3 << 20 << 18 << true;
        QTest::newRow("lower") << 1 << 20 << 20 << false;
        QTest::newRow("short") << 2 << 19 << 19 << false;
        QTest::newRow("wrong") << 2 << 20 << 17 << false;
    }
    void aDrillIsDoneAsTheCourseWantsIt() {
        QFETCH(const int, level);
        QFETCH(const int, tasks);
        QFETCH(const int, right);
        ClassResult result = drillOf("Ana", kMonday, right);
        result.level = level;
        result.done = tasks;
        result.passed = false;
        QTEST(fulfils(result, {ClassKind::drill, "payment", {}, 2, 20, 90}), "counts");
    }

    void whatIsLackingIsSaid() {
        const Course course{"Roleta",
                            {{ClassKind::drill, "payment", {}, 2, 20, 80},
                             {ClassKind::test, "roulette", {}},
                             {ClassKind::lesson, "line", {}}}};
        const std::vector<ClassResult> all = {
            drillOf("Ana", kMonday + 60, 18),
            drillOf("Ana", kMonday, 17),
            testOf("Ana", kMonday, 90), // not passed
            testOf("Rui", kMonday, 150),
            {"Ana", ClassKind::lesson, 0, "bingo", "line", 0, 3, 2, 0, true}};
        const auto done = doneOf(course, all, "Ana");
        QVERIFY(done[0] == &all[1]); // the earliest
        QVERIFY(done[1] == nullptr);
        QVERIFY(done[2] == &all[4]);
        const auto nobody = doneOf(course, all, "Eva");
        QVERIFY(std::ranges::all_of(nobody, [](const ClassResult* one) { return one == nullptr; }));
    }
};

MESAVIVA_TEST(ClassFolderTest)

#include "tst_class_folder.moc"
