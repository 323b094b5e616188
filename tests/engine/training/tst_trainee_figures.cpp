// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "program/test_list.h"

#include <QTest>

using namespace mesaviva;
using namespace mesaviva::trainee;

namespace {

constexpr std::int64_t kNoon = 1'764'072'000; // 25 November 2025, 12:00 UTC
constexpr std::int64_t kDay = 86'400;

std::int64_t universal(std::int64_t /*at*/) { return 0; }

drills::DrillSession sessionAt(std::int64_t at, int right) {
    drills::DrillSession session;
    session.at = at;
    session.drill = drills::Drill::payment;
    session.tasks = 20;
    session.asked = 20;
    session.right = right;
    session.passPercent = 80;
    session.taken = 60'000;
    return session;
}

croupier::Shift traineesShift(std::int64_t at) {
    croupier::Shift shift;
    shift.at = at;
    shift.game = "roulette";
    shift.table = "pt-894-2002/colour";
    shift.rounds = 6;
    shift.actions = 40;
    shift.clean = 30;
    shift.payments = 10;
    shift.paymentTime = 50'000;
    shift.time = 240'000;
    shift.length = 720'000;
    shift.faults = {{croupier::FaultKind::sum, "R27a", 2}, {croupier::FaultKind::order, "R33", 3}};
    return shift;
}

croupier::TakenTest testAt(std::int64_t at) {
    croupier::TakenTest test;
    test.at = at;
    test.game = "poker";
    test.table = "a \"table\", named";
    test.rounds = 3;
    test.actions = 20;
    test.clean = 12;
    test.payments = 5;
    test.paymentTime = 40'000;
    test.length = 360'000;
    test.faults = {{croupier::FaultKind::sum, "R27a", 4}};
    return test; // aborted: not passed
}

} // namespace

/// Figures computed from a trainee's results.
class TraineeFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsNothing() {
        const TraineeFigures none = figuresOf({}, universal);
        QVERIFY(none == TraineeFigures{});
        QVERIFY(!none.all.share());
        QVERIFY(!none.all.roundsAnHour());
        QVERIFY(!none.all.secondsAPayment());
        QVERIFY(!none.all.secondsAnAnswer());
    }

    void everythingIsAddedUp() {
        const TraineePast past{{sessionAt(kNoon, 15), sessionAt(kNoon + kDay, 19)},
                               {traineesShift(kNoon), traineesShift(kNoon + 3 * kDay)},
                               {testAt(kNoon + kDay)}};
        const TraineeFigures figures = figuresOf(past, universal);
        QCOMPARE(figures.all.answers, 40);
        QCOMPARE(figures.all.right, 34);
        QCOMPARE(figures.all.rounds, 15);
        QCOMPARE(figures.all.time(), std::int64_t{2 * 60'000 + 2 * 720'000 + 360'000});
        QCOMPARE(*figures.all.roundsAnHour(), 30.0); // 15 rounds in 30 minutes
        QCOMPARE(*figures.all.secondsAPayment(), 140.0 / 25);
        QCOMPARE(figures.all.faults, std::int64_t{14});
        QCOMPARE(*figures.all.secondsAnAnswer(), 3.0);
        QCOMPARE(*figures.all.share(), (34.0 + 72.0) / 140.0);
        QCOMPARE(figures.tests, 1);
        QCOMPARE(figures.passed, 0);
        QCOMPARE(figures.days.size(), std::size_t{3});
        QCOMPARE(figures.days[0].work.answers, 20);
        QCOMPARE(figures.days[0].work.actions, 40);
        QCOMPARE(figures.days[1].work.actions, 20);
        QCOMPARE(figures.days[2].day - figures.days[0].day, std::int64_t{3});
    }

    // The most frequent first, including those of a test.
    void faultsAreCountedByRule() {
        const TraineeFigures figures = figuresOf({{}, {traineesShift(kNoon)}, {testAt(kNoon)}}, universal);
        QCOMPARE(figures.faults.size(), std::size_t{2});
        QVERIFY(figures.faults[0] == (croupier::FaultCount{croupier::FaultKind::sum, "R27a", 6}));
        QVERIFY(figures.faults[1] == (croupier::FaultCount{croupier::FaultKind::order, "R33", 3}));
    }

    void watchedWorkIsCountedSeparately() {
        croupier::Shift watched = traineesShift(kNoon);
        watched.game = "roulette_watched";
        const TraineeFigures figures = figuresOf(
            {{sessionAt(kNoon, 20)}, {traineesShift(kNoon), watched, traineesShift(kNoon)}, {}}, universal);
        QCOMPARE(figures.subjects.size(), std::size_t{3});
        QVERIFY(figures.subjects[0].isDrill);
        QCOMPARE(figures.subjects[0].key, std::string("payment"));
        QCOMPARE(figures.subjects[1].key, std::string("roulette"));
        QCOMPARE(figures.subjects[1].times, 2);
        QCOMPARE(figures.subjects[2].work.rounds, 6);
        QVERIFY(!figures.subjects[2].work.roundsAnHour()); // the program sets the pace there
        QCOMPARE(*figures.all.roundsAnHour(), 30.0);
    }

    // A day begins at local midnight, before and after 1970.
    void aDayIsWhereOneWorks_data() {
        QTest::addColumn<qint64>("at");
        QTest::addColumn<qint64>("zone");
        QTest::addColumn<qint64>("day");
        QTest::newRow("noon") << qint64{kNoon} << qint64{0} << qint64{kNoon / kDay};
        QTest::newRow("eleven at night, two hours ahead")
            << qint64{kNoon + 11 * 3'600} << qint64{2 * 3'600} << qint64{kNoon / kDay + 1};
        QTest::newRow("one in the morning, two hours behind")
            << qint64{kNoon - 11 * 3'600} << qint64{-2 * 3'600} << qint64{kNoon / kDay - 1};
        QTest::newRow("before 1970") << qint64{-1} << qint64{0} << qint64{-1};
        QTest::newRow("a whole day before 1970") << qint64{-kDay} << qint64{0} << qint64{-1};
    }

    void aDayIsWhereOneWorks() {
        QFETCH(qint64, at);
        QFETCH(qint64, zone);
        const TraineeFigures figures =
            figuresOf({{sessionAt(at, 20)}, {}, {}}, [zone](std::int64_t) { return zone; });
        QTEST(qint64{figures.days.at(0).day}, "day");
    }

    // Work done in winter stays on its day when viewed in summer.
    void aDayIsOfItsOwnClock() {
        constexpr std::int64_t kLate = kNoon + 11 * 3'600 + 1'800; // 23:30 in winter
        constexpr std::int64_t kSummer = kLate + 180 * kDay;
        const TraineeFigures figures =
            figuresOf({{sessionAt(kLate, 20), sessionAt(kSummer, 20)}, {}, {}},
                      [](std::int64_t at) { return at > kNoon + 120 * kDay ? 3'600 : 0; });
        QCOMPARE(figures.days.at(0).day, kNoon / kDay);
        QCOMPARE(figures.days.at(1).day, kNoon / kDay + 181);
    }

    // The largest numbers that an altered file can contain.
    void nothingOverflows() {
        croupier::Shift shift = traineesShift(kNoon);
        shift.faults.assign(200, {croupier::FaultKind::sum, "R27a", 1'000'000});
        const TraineeFigures figures = figuresOf({{}, std::vector(2'000, shift), {}}, universal);
        QCOMPARE(figures.all.faults, std::int64_t{400'000'000'000});
        QCOMPARE(figures.faults.at(0).count, 1'000'000'000);
    }

    void theSchoolsMarkDecides_data() {
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("mark");
        QTest::addColumn<bool>("passed");
        QTest::newRow("all") << 10 << 100 << true;
        QTest::newRow("one too few") << 7 << 80 << false;
        QTest::newRow("just enough") << 8 << 80 << true;
    }
    void theSchoolsMarkDecides() {
        QFETCH(const int, right);
        QFETCH(const int, mark);
        drills::DrillSession session = sessionAt(0, right);
        session.tasks = session.asked = 10;
        session.passPercent = mark;
        QTEST(session.isPassed(), "passed");
    }
};

MESAVIVA_TEST(TraineeFiguresTest)

#include "tst_trainee_figures.moc"
