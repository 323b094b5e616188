// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/real_time.h"
#include "fake_ticks.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <utility>
#include <vector>

using mesaviva::Instant;
using mesaviva::kTableOpened;
using mesaviva::app::RealTime;
using mesaviva::app::SystemTicks;
using mesaviva::test::FakeTicks;
using std::chrono::hours;
using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::nanoseconds;
using std::chrono::seconds;

namespace {

// A table's clock and the real clock that drives it.
struct TimeBench {
    explicit TimeBench(double speed) : TimeBench(speed, std::make_unique<FakeTicks>()) {}
    TimeBench(double speed, std::unique_ptr<FakeTicks> made)
        : ticks(*made),
          time(speed, std::move(made)),
          due(&time, &RealTime::due) {}

    FakeTicks& ticks;
    RealTime time;
    QSignalSpy due;
};

} // namespace

class TestRealTime : public QObject {
    Q_OBJECT

private slots:
    void startsAtTheOpening() {
        const TimeBench bench(1);
        QCOMPARE(bench.time.now(), kTableOpened);
        QCOMPARE(bench.time.seconds(), 0.0);
        QVERIFY(!bench.time.isPaused());
    }

    void secondsAreTheSameTimeFiner() {
        TimeBench bench(1);
        bench.ticks.pass(microseconds(1'234'567));
        QCOMPARE(bench.time.now(), kTableOpened + milliseconds(1'234));
        QCOMPARE(bench.time.seconds(), 1.234567);
        bench.time.setPaused(true);
        QCOMPARE(bench.time.seconds(), 1.234567);
    }

    void wakesOnceWhenItIsTime() {
        TimeBench bench(1);
        bench.time.wakeAt(kTableOpened + milliseconds(20));
        bench.ticks.pass(microseconds(19'999));
        QCOMPARE(bench.due.count(), 0);
        bench.ticks.pass(microseconds(1));
        QCOMPARE(bench.due.count(), 1);
        QCOMPARE(bench.time.now(), kTableOpened + milliseconds(20));
        bench.ticks.pass(hours(1));
        QCOMPARE(bench.due.count(), 1);
    }

    void wakesAfterManyShortSleeps() {
        TimeBench bench(1);
        bench.time.wakeAt(kTableOpened + minutes(9));
        bench.ticks.pass(minutes(9) - nanoseconds(1));
        QCOMPARE(bench.due.count(), 0);
        bench.ticks.pass(nanoseconds(1));
        QCOMPARE(bench.due.count(), 1);
    }

    void sleepsUntilItIsAsked() {
        TimeBench bench(1000);
        QVERIFY(bench.ticks.isSilent());
        bench.ticks.pass(minutes(1));
        QCOMPARE(bench.due.count(), 0);
        QCOMPARE(bench.time.now(), kTableOpened + minutes(1000));
    }

    void whatIsPastIsDueAtOnce() {
        TimeBench bench(1);
        bench.ticks.pass(seconds(1));
        bench.time.wakeAt(kTableOpened);
        QCOMPARE(bench.due.count(), 0); // not before the caller returns
        bench.ticks.pass(nanoseconds(0));
        QCOMPARE(bench.due.count(), 1);
        QCOMPARE(bench.time.now(), kTableOpened + seconds(1));
    }

    void askingAgainReplacesWhatWasAsked() {
        TimeBench bench(1);
        bench.time.wakeAt(kTableOpened + hours(1));
        bench.time.wakeAt(kTableOpened + milliseconds(10));
        bench.ticks.pass(milliseconds(10));
        QCOMPARE(bench.due.count(), 1);

        bench.time.wakeAt(bench.time.now() + milliseconds(30));
        bench.time.wakeAt(std::nullopt);
        QVERIFY(bench.ticks.isSilent());
        bench.ticks.pass(hours(2));
        QCOMPARE(bench.due.count(), 1);
    }

    void tableTimeRunsAtItsSpeed_data() {
        QTest::addColumn<double>("speed");
        QTest::addColumn<int>("real"); // milliseconds for 30 seconds of the table
        QTest::newRow("a thousand times") << 1000.0 << 30;
        QTest::newRow("three times") << 3.0 << 10'000;
        QTest::newRow("as it is") << 1.0 << 30'000;
        QTest::newRow("half") << 0.5 << 60'000;
    }

    void tableTimeRunsAtItsSpeed() {
        QFETCH(const double, speed);
        QFETCH(const int, real);
        TimeBench bench(speed);
        QCOMPARE(bench.time.speed(), speed);
        bench.time.wakeAt(kTableOpened + seconds(30));
        bench.ticks.pass(milliseconds(real - 1));
        QCOMPARE(bench.due.count(), 0);
        bench.ticks.pass(milliseconds(1));
        QCOMPARE(bench.due.count(), 1);
        QCOMPARE(bench.time.now(), kTableOpened + seconds(30));
    }

    void pausedTimeStands() {
        TimeBench bench(1000);
        bench.time.wakeAt(kTableOpened + seconds(1000));
        bench.ticks.pass(milliseconds(5));
        bench.time.setPaused(true);
        QVERIFY(bench.time.isPaused());
        const Instant stopped = bench.time.now();
        QCOMPARE(stopped, kTableOpened + seconds(5));
        bench.time.wakeAt(stopped + seconds(20));
        bench.ticks.pass(hours(1));
        QCOMPARE(bench.due.count(), 0);
        QCOMPARE(bench.time.now(), stopped);

        bench.time.setPaused(false);
        QCOMPARE(bench.time.now(), stopped);
        bench.ticks.pass(milliseconds(20));
        QCOMPARE(bench.due.count(), 1);
        QCOMPARE(bench.time.now(), stopped + seconds(20));
    }

    void pausingTwiceIsPausingOnce() {
        TimeBench bench(1000);
        bench.time.setPaused(true);
        bench.ticks.pass(seconds(1));
        bench.time.setPaused(true);
        QCOMPARE(bench.time.now(), kTableOpened);
        bench.time.setPaused(false);
        bench.ticks.pass(milliseconds(1));
        QCOMPARE(bench.time.now(), kTableOpened + seconds(1));
    }

    void aTableThatHasRunBeforeGoesOn() {
        TimeBench bench(1);
        bench.ticks.pass(seconds(3));
        bench.time.startAt(kTableOpened + hours(5));
        bench.ticks.pass(seconds(2));
        QCOMPARE(bench.time.now(), kTableOpened + hours(5) + seconds(2));
    }

    void noPartOfAMillisecondIsLost() {
        TimeBench bench(1);
        connect(&bench.time, &RealTime::due, this,
                [&] { bench.time.wakeAt(bench.time.now() + milliseconds(1)); });
        bench.time.wakeAt(kTableOpened);
        for (int step = 0; step < 1000; ++step) {
            bench.ticks.pass(microseconds(700));
            bench.time.setPaused(true);
            bench.time.setPaused(false);
        }
        QCOMPARE(bench.time.now(), kTableOpened + milliseconds(700));
    }

    void timeNeverGoesBack() {
        TimeBench bench(100);
        double last = bench.time.seconds();
        int woken = 0;
        const auto look = [&] {
            QVERIFY(bench.time.seconds() >= last);
            last = bench.time.seconds();
        };
        connect(&bench.time, &RealTime::due, this, [&] {
            look();
            ++woken;
            bench.ticks.stop(milliseconds(woken % 5 == 0 ? 2000 : 3)); // the work takes some time
            look();
            bench.time.wakeAt(bench.time.now() + milliseconds(150));
            look();
        });
        bench.time.wakeAt(kTableOpened);
        while (woken < 20) {
            bench.ticks.pass(microseconds(333));
            look();
            if (woken == 10) {
                bench.ticks.stop(milliseconds(RealTime::kLongestLateness));
                bench.time.setPaused(true);
                look();
                bench.time.setPaused(false);
                bench.ticks.stop(microseconds(1));
                look();
            }
        }
        QVERIFY(bench.time.now() >= kTableOpened + milliseconds(19 * 150));
    }

    void aStopInTheMiddleOfAPeriodDoesNotCount() {
        TimeBench deciding(1);
        deciding.time.wakeAt(kTableOpened + seconds(20));
        deciding.ticks.stop(hours(3));
        QCOMPARE(deciding.time.now(), kTableOpened + milliseconds(RealTime::kLongestSleep));
        deciding.ticks.pass(nanoseconds(0));
        QCOMPARE(deciding.due.count(), 0);
        deciding.ticks.pass(seconds(19));
        QCOMPARE(deciding.due.count(), 1);
        QCOMPARE(deciding.time.now(), kTableOpened + seconds(20));
    }

    void latenessThatATimerExplainsCounts_data() {
        QTest::addColumn<int>("late"); // milliseconds
        QTest::addColumn<int>("counted");
        QTest::newRow("explained") << RealTime::kLongestLateness << RealTime::kLongestLateness;
        QTest::newRow("not explained") << RealTime::kLongestLateness + 1 << 0;
    }

    void latenessThatATimerExplainsCounts() {
        QFETCH(const int, late);
        QFETCH(const int, counted);
        TimeBench bench(1);
        bench.time.wakeAt(kTableOpened + milliseconds(500));
        bench.ticks.stop(milliseconds(500 + late));
        QCOMPARE(bench.time.now(), kTableOpened + milliseconds(500 + counted));
    }

    void aLongStopSwallowsNoDeadline() {
        const Instant first = kTableOpened + milliseconds(50);
        const Instant second = kTableOpened + milliseconds(1000);
        TimeBench woken(1);
        std::vector<Instant> wokenAt;
        connect(&woken.time, &RealTime::due, this, [&] {
            wokenAt.push_back(woken.time.now());
            woken.time.wakeAt(wokenAt.size() == 1 ? std::optional(second) : std::nullopt);
        });
        woken.time.wakeAt(first);
        woken.ticks.stop(hours(1));
        woken.ticks.pass(seconds(1));
        QCOMPARE(wokenAt, (std::vector<Instant>{first, second}));
    }

    // As by a click that waits in the queue: asked before the alarm fires.
    void askingAfterAStopFindsTheTimeBeforeIt() {
        const Instant first = kTableOpened + milliseconds(50);
        TimeBench asked(1);
        asked.time.wakeAt(first);
        asked.ticks.stop(hours(1));
        QCOMPARE(asked.time.now(), first);
        asked.time.wakeAt(kTableOpened + milliseconds(1000));
        QCOMPARE(asked.time.now(), first);
        asked.ticks.pass(milliseconds(950));
        QCOMPARE(asked.due.count(), 1);
    }

    // The machine's own ticks: never early, once, and not after silencing.
    void theSystemRingsWhenItIsTime() {
        SystemTicks ticks;
        QSignalSpy rung(&ticks, &SystemTicks::rung);
        const nanoseconds asked = ticks.now();
        ticks.ringAfter(hours(1));
        ticks.ringAfter(milliseconds(2));
        QVERIFY(rung.wait(60'000));
        QVERIFY(ticks.now() >= asked + milliseconds(1)); // the system's timers count whole milliseconds
        ticks.ringAfter(milliseconds(0));
        ticks.silence();
        QCoreApplication::processEvents();
        QCOMPARE(rung.count(), 1);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRealTime)
#include "tst_real_time.moc"
