// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/real_time.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using mesaviva::Instant;
using mesaviva::kTableOpened;
using mesaviva::app::RealTime;
using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::seconds;

class TestRealTime : public QObject {
    Q_OBJECT

private slots:
    void startsAtTheOpening() {
        const RealTime time(0.001);
        QCOMPARE(time.now(), kTableOpened);
        QVERIFY(!time.isPaused());
    }

    void secondsAreTheSameTimeFiner() {
        RealTime time(1000);
        QTRY_VERIFY(time.seconds() > 1);
        const auto inSeconds = [&time] {
            return static_cast<double>(time.now().time_since_epoch().count()) / 1000;
        };
        const double before = inSeconds();
        const double finer = time.seconds();
        QVERIFY(before <= finer + 0.001 && finer <= inSeconds() + 1);
        time.setPaused(true);
        QCOMPARE(time.seconds(), inSeconds());
    }

    void wakesOnceWhenItIsTime() {
        RealTime time(1);
        QSignalSpy due(&time, &RealTime::due);
        time.wakeAt(kTableOpened + milliseconds(20));
        QVERIFY(due.wait());
        QVERIFY(time.now() >= kTableOpened + milliseconds(20));
        QVERIFY(!due.wait(50));
        QCOMPARE(due.count(), 1);
    }

    void sleepsUntilItIsAsked() {
        RealTime time(1000);
        QSignalSpy due(&time, &RealTime::due);
        QVERIFY(!due.wait(50));
    }

    void whatIsPastIsDueAtOnce() {
        RealTime time(1);
        QSignalSpy due(&time, &RealTime::due);
        time.wakeAt(kTableOpened);
        QVERIFY(due.wait());
    }

    void askingAgainReplacesWhatWasAsked() {
        RealTime time(1);
        QSignalSpy due(&time, &RealTime::due);
        time.wakeAt(kTableOpened + hours(1));
        time.wakeAt(kTableOpened + milliseconds(10));
        QVERIFY(due.wait());

        time.wakeAt(time.now() + milliseconds(30));
        time.wakeAt(std::nullopt);
        QVERIFY(!due.wait(60));
    }

    void tableTimeRunsAtItsSpeed() {
        QElapsedTimer real;
        real.start();
        RealTime time(1000);
        QCOMPARE(time.speed(), 1000.0);
        QSignalSpy due(&time, &RealTime::due);
        time.wakeAt(kTableOpened + seconds(30));
        QVERIFY(due.wait());
        QVERIFY(time.now() >= kTableOpened + seconds(30));
        QVERIFY(time.now() <= kTableOpened + seconds(real.elapsed() + 1));
    }

    void pausedTimeStands() {
        RealTime time(1000);
        QSignalSpy due(&time, &RealTime::due);
        time.wakeAt(kTableOpened + seconds(1000));
        QTRY_VERIFY(time.now() > kTableOpened);
        time.setPaused(true);
        QVERIFY(time.isPaused());
        const Instant stopped = time.now();
        time.wakeAt(stopped + seconds(20));
        QVERIFY(!due.wait(60));
        QCOMPARE(time.now(), stopped);

        time.setPaused(false);
        QVERIFY(time.now() < stopped + seconds(1000));
        QVERIFY(due.wait());
        QVERIFY(time.now() >= stopped + seconds(20));
    }

    void pausingTwiceIsPausingOnce() {
        RealTime time(1000);
        time.setPaused(true);
        const Instant stopped = time.now();
        time.setPaused(true);
        QCOMPARE(time.now(), stopped);
        time.setPaused(false);
        QTRY_VERIFY(time.now() > stopped);
    }

    void timeNeverGoesBack() {
        RealTime time(100);
        Instant last = time.now();
        int woken = 0;
        connect(&time, &RealTime::due, this, [&] {
            QVERIFY(time.now() >= last);
            last = time.now();
            if (++woken < 20) {
                time.wakeAt(last + milliseconds(150));
            }
        });
        time.wakeAt(last);
        QTRY_COMPARE(woken, 20);
        QVERIFY(last >= kTableOpened + milliseconds(19 * 150));
    }

    // Here and below a sleep stands for a process that is stopped for longer than any timer is late.
    void aStopInTheMiddleOfAPeriodDoesNotCount() {
        RealTime deciding(1);
        deciding.wakeAt(kTableOpened + milliseconds(20'000));
        QThread::msleep(RealTime::kLongestSleep + RealTime::kLongestLateness + 300);
        QVERIFY(deciding.now() <= kTableOpened + milliseconds(RealTime::kLongestSleep));
    }

    void aLongStopSwallowsNoDeadline() {
        const Instant first = kTableOpened + milliseconds(50);
        const Instant second = kTableOpened + milliseconds(1000);
        RealTime woken(1);
        RealTime asked(1);
        RealTime late(1);
        std::vector<Instant> wokenAt;
        connect(&woken, &RealTime::due, this, [&] {
            wokenAt.push_back(woken.now());
            woken.wakeAt(wokenAt.size() == 1 ? std::optional(second) : std::nullopt);
        });
        woken.wakeAt(first);
        asked.wakeAt(first);
        late.wakeAt(kTableOpened + milliseconds(1500));
        QThread::msleep(2000);

        // Lateness that a timer explains counts.
        QVERIFY(late.now() >= kTableOpened + milliseconds(2000));

        // Asked before the timer has had its turn, as by a click that waits in the queue.
        QCOMPARE(asked.now(), first);
        asked.wakeAt(second);
        QVERIFY(asked.now() < second);

        QTRY_COMPARE(wokenAt.size(), std::size_t{2});
        QVERIFY(wokenAt[0] < second);
        QVERIFY(wokenAt[1] >= second);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRealTime)
#include "tst_real_time.moc"
