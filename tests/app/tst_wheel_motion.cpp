// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When the wheel approaches and recedes, whatever happens to the ball.

#include "app/games/roulette/wheel_motion.h"
#include "fake_ticks.h"
#include "patience.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

using mesaviva::Instant;
using mesaviva::RandomStream;
using mesaviva::Seed;
using mesaviva::app::RealTime;
using mesaviva::app::WheelMotion;
using mesaviva::roulette::Pocket;
using mesaviva::roulette::Turn;
using mesaviva::roulette::WheelOrder;
using mesaviva::test::FakeTicks;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr seconds kSpin{20};

// A wheel and the table's clock.
struct WheelBench {
    WheelBench() : WheelBench(std::make_unique<FakeTicks>()) {}
    explicit WheelBench(std::unique_ptr<FakeTicks> made)
        : ticks(*made),
          time(1, std::move(made)),
          wheel(WheelOrder::french, time) {}

    void open() { wheel.turn(time.now(), Turn::clockwise); }
    void close() { wheel.close(time.now()); }
    void launch() {
        rest = time.now() + kSpin;
        wheel.launch(time.now(), rest, Turn::anticlockwise, Pocket(17), RandomStream(Seed{}, "look"));
    }
    // Lets time pass until the ball rests.
    void draw() {
        pass(std::chrono::duration_cast<milliseconds>(rest - time.now()));
        wheel.rest(time.now(), Pocket(17));
    }
    double pass(milliseconds span) {
        ticks.pass(span);
        wheel.advance();
        return wheel.nearness();
    }

    FakeTicks& ticks;
    RealTime time;
    WheelMotion wheel;
    Instant rest = mesaviva::kTableOpened;
};

} // namespace

class TestWheelMotion : public QObject {
    Q_OBJECT

private slots:
    // A replay that returns to a moment shows the wheel as near as it was then (P37, O24).
    void itIsPutBackAsNearAsItWas() {
        WheelBench bench;
        bench.open();
        const auto far = bench.wheel.saved();
        bench.pass(seconds(10));
        bench.close();
        const auto closed = bench.wheel.saved();
        bench.pass(seconds(3));
        QCOMPARE(bench.wheel.nearness(), 1.0);
        bench.wheel.restore(*far);
        QCOMPARE(bench.pass(seconds(1)), 0.0);
        bench.wheel.restore(*closed);
        QCOMPARE(bench.pass(seconds(1)), 1.0);
        // A void spin, and the moment before it (R22).
        bench.launch();
        const auto runs = bench.wheel.saved();
        bench.wheel.stop(bench.time.now(), Pocket(3));
        const auto stopped = bench.wheel.saved();
        QCOMPARE(bench.pass(seconds(5)), 0.0);
        bench.wheel.restore(*runs);
        QCOMPARE(bench.pass(seconds(1)), 1.0);
        bench.wheel.restore(*stopped);
        QCOMPARE(bench.pass(seconds(1)), 0.0);
    }

    // While a replay reads the past, the clock stands still.
    void thePastIsNotHeard() {
        WheelBench bench;
        bench.time.setSpeed(16);
        bench.open();
        bench.close();
        const auto before = bench.wheel.saved();
        const Instant launched = bench.time.now();
        const QSignalSpy struck(&bench.wheel, &WheelMotion::struck);
        const auto again = [&] {
            bench.wheel.launch(launched, launched + kSpin, Turn::anticlockwise, Pocket(17),
                               RandomStream(Seed{}, "look"));
        };
        again();
        bench.pass(milliseconds(20'000 / 16 + 10));
        QVERIFY(!struck.isEmpty());
        const auto heard = struck.size();
        bench.wheel.restore(*before);
        bench.wheel.hush();
        again();
        bench.wheel.show();
        QCOMPARE(struck.size(), heard);
    }

    // O15, M3: betting closes, then the ball is launched; in every round.
    void itIsNearFromTheClosingUntilTheBallHasBeenSeenToRest() {
        WheelBench bench;
        for (int round = 0; round < 3; ++round) {
            bench.open();
            QCOMPARE(bench.pass(seconds(10)), 0.0);
            bench.close();
            const double coming = bench.pass(milliseconds(400));
            QVERIFY(coming > 0 && coming < 1);
            bench.launch();
            QVERIFY(bench.pass(milliseconds(100)) > coming);
            QCOMPARE(bench.pass(seconds(2)), 1.0);
            bench.draw();
            QCOMPARE(bench.wheel.nearness(), 1.0);
            QCOMPARE(bench.pass(seconds(1)), 1.0);
            const double going = bench.pass(milliseconds(600));
            QVERIFY(going > 0 && going < 1);
            QCOMPARE(bench.pass(seconds(1)), 0.0);
        }
    }

    // R20: stakes are accepted until the ball slows down; until then the whole layout is in view.
    void whileStakesAreTakenTheBallRunsFarAway() {
        WheelBench bench;
        for (int round = 0; round < 3; ++round) {
            bench.open();
            bench.launch();
            QCOMPARE(bench.pass(seconds(8)), 0.0);
            bench.close();
            QCOMPARE(bench.pass(seconds(2)), 1.0);
            bench.draw();
            QCOMPARE(bench.wheel.nearness(), 1.0);
            QCOMPARE(bench.pass(seconds(3)), 0.0);
        }
    }

    // O4: the rotor does not turn before the player launches the ball.
    void anIndividualWheelComesWithTheLaunch() {
        WheelBench bench;
        for (int round = 0; round < 3; ++round) {
            QCOMPARE(bench.pass(seconds(5)), 0.0);
            bench.close();
            bench.launch();
            QCOMPARE(bench.pass(seconds(2)), 1.0);
            bench.draw();
            QCOMPARE(bench.pass(seconds(3)), 0.0);
            bench.wheel.halt(bench.time.now());
        }
    }

    // R22: the wheel recedes without a jump, and approaches again with the ball.
    void aVoidSpinSendsItBack() {
        WheelBench bench;
        bench.open();
        bench.launch();
        bench.pass(seconds(8));
        bench.close();
        QCOMPARE(bench.pass(seconds(2)), 1.0);
        bench.wheel.stop(bench.time.now(), Pocket(3));
        QVERIFY(bench.pass(milliseconds(20)) > 0.9);
        QCOMPARE(bench.pass(seconds(2)), 0.0);
        bench.launch();
        QVERIFY(bench.wheel.nearness() < 0.1);
        QCOMPARE(bench.pass(seconds(2)), 1.0);
        bench.draw();
        QCOMPARE(bench.pass(seconds(3)), 0.0);
    }

    // A spin that is void before betting closes does not move the wheel.
    void aVoidSpinWhileStakesAreTakenChangesNothing() {
        WheelBench bench;
        bench.open();
        bench.launch();
        bench.pass(seconds(2));
        bench.wheel.stop(bench.time.now(), std::nullopt);
        QCOMPARE(bench.pass(milliseconds(20)), 0.0);
        bench.launch();
        QCOMPARE(bench.pass(seconds(8)), 0.0);
        bench.close();
        QCOMPARE(bench.pass(seconds(2)), 1.0);
    }

    // A round abandoned long after its number was drawn does not bring the wheel back.
    void aVoidRoundAfterTheNumberLeavesItFarAway() {
        WheelBench bench;
        bench.open();
        bench.close();
        bench.launch();
        bench.draw();
        QCOMPARE(bench.pass(seconds(5)), 0.0);
        bench.wheel.stop(bench.time.now(), Pocket(17));
        QCOMPARE(bench.pass(milliseconds(20)), 0.0);
    }

    void withoutMotionItIsNearOrItIsNot() {
        WheelBench bench;
        bench.wheel.setReduced(true);
        bench.open();
        QCOMPARE(bench.pass(seconds(10)), 0.0);
        bench.close();
        QCOMPARE(bench.wheel.nearness(), 1.0);
        bench.launch();
        // No frames are requested; only the moment at which it recedes is scheduled.
        QVERIFY(!bench.wheel.isMoving());
        QVERIFY(!bench.wheel.isBallVisible());
        bench.ticks.pass(std::chrono::duration_cast<milliseconds>(bench.rest - bench.time.now()) +
                         milliseconds(10));
        bench.wheel.listen(); // a croupier reads the number before announcing it
        QVERIFY(bench.wheel.isBallVisible());
        const double angle = bench.wheel.ballAngle();
        bench.wheel.rest(bench.time.now(), Pocket(17));
        QCOMPARE(bench.wheel.ballAngle(), angle);
        QCOMPARE(bench.wheel.nearness(), 1.0);
        QVERIFY(bench.wheel.isBallVisible());
        QVERIFY(bench.wheel.isMoving());
        QCOMPARE(bench.pass(seconds(2)), 0.0);
        QVERIFY(!bench.wheel.isMoving());
    }

    // Even with nobody watching or with animations off, the same ball is heard from launch to rest.
    void theBallIsHeardWhoeverLooks_data() {
        QTest::addColumn<bool>("reduced");
        QTest::addColumn<bool>("looks");
        QTest::newRow("somebody looks") << false << true;
        QTest::newRow("minimised") << false << false;
        QTest::newRow("reduced motion") << true << true;
        QTest::newRow("reduced motion, minimised") << true << false;
    }

    void theBallIsHeardWhoeverLooks() {
        QFETCH(bool, reduced);
        QFETCH(bool, looks);
        WheelBench bench;
        bench.wheel.setReduced(reduced);
        std::vector<double> rolled;
        std::vector<double> turned;
        QStringList struck;
        connect(&bench.wheel, &WheelMotion::rolled, this, [&](double speed) { rolled.push_back(speed); });
        connect(&bench.wheel, &WheelMotion::turned, this, [&](double speed) { turned.push_back(speed); });
        connect(&bench.wheel, &WheelMotion::struck, this, [&](const QString& on) { struck.append(on); });
        bench.open();
        bench.close();
        bench.launch();
        bench.ticks.pass(milliseconds(1'300)); // the ball has left the hand
        QTRY_VERIFY(!rolled.empty());          // by itself
        const double launched = rolled.back();
        for (int i = 0; i < 200; ++i) { // until it rests
            bench.ticks.pass(milliseconds(100));
            looks ? bench.wheel.advance() : bench.wheel.listen();
        }
        QVERIFY2(launched > 3 && launched < 30, qPrintable(QString::number(launched)));
        // It only loses speed, and is silent after leaving the slope.
        const double middle = rolled[rolled.size() / 2];
        QVERIFY2(middle > 0 && middle < launched, qPrintable(QString::number(middle)));
        QCOMPARE(rolled.back(), 0.0);
        QVERIFY(struck.contains(QStringLiteral("pocket")) && struck.size() > 2);
        QVERIFY(turned.back() > 0); // the wheel still turns under the ball,
        bench.wheel.rest(bench.time.now(), Pocket(17));
        for (int i = 0; i < 50; ++i) {
            bench.ticks.pass(milliseconds(100));
            bench.wheel.listen();
        }
        QCOMPARE(turned.back(), 0.0); // but its sound ends
        QCOMPARE(bench.wheel.isReduced(), reduced);
        if (reduced) {
            QCOMPARE(bench.wheel.ballSpeed(), 0.0); // nothing moves visibly
        }
    }

    void aPausedClockIsNotListenedTo() {
        WheelBench bench;
        bench.open();
        bench.launch();
        bench.ticks.pass(milliseconds(1'000));
        QSignalSpy rolled(&bench.wheel, &WheelMotion::rolled);
        QTRY_VERIFY(rolled.size() > 2);
        bench.time.setPaused(true);
        bench.wheel.listen();
        rolled.clear();
        QTest::qWait(150); // three times the interval of reports
        QCOMPARE(rolled.size(), 0);
        bench.time.setPaused(false);
        bench.wheel.listen();
        QTRY_VERIFY(rolled.size() > 2);
    }

    // The croupier's hand lifts the ball from its pocket to the rim before the run: no jump, and it reaches
    // the run's speed only at the end.
    void theBallIsLiftedAndLaunchedByAHand() {
        WheelBench bench;
        bench.open();
        bench.close();
        bench.launch();
        bench.draw();
        bench.open();
        bench.pass(seconds(2));
        const double lay = bench.wheel.ballRadius();
        bench.launch();
        QCOMPARE(bench.wheel.ballRadius(), lay);
        double highest = 0;
        double x = lay * std::sin(bench.wheel.ballAngle());
        double y = lay * std::cos(bench.wheel.ballAngle());
        for (int frame = 0; frame < 150; ++frame) {
            bench.pass(milliseconds(10));
            const double nextX = bench.wheel.ballRadius() * std::sin(bench.wheel.ballAngle());
            const double nextY = bench.wheel.ballRadius() * std::cos(bench.wheel.ballAngle());
            QVERIFY(std::hypot(nextX - x, nextY - y) < 0.12);
            x = nextX;
            y = nextY;
            highest = std::max(highest, bench.wheel.ballHeight());
        }
        QVERIFY(highest > 0.1);
        QVERIFY(bench.wheel.ballRadius() > lay);
        QVERIFY(std::abs(bench.wheel.ballSpeed()) > 4);
        bench.draw();
        QCOMPARE(bench.wheel.ballRadius(), lay);
        QCOMPARE(bench.wheel.stage(), WheelMotion::Resting);
    }

    // The hand appears before the ball moves, holds it until the run starts, and leaves, on the croupier's
    // side.
    void theHandIsSeenOnlyWhereItLaunches() {
        WheelBench bench;
        bench.open();
        bench.close();
        QCOMPARE(bench.wheel.handReach(), 0.0);
        bench.launch();
        QVERIFY(!bench.wheel.isBallVisible()); // the hand brings the first ball
        bench.pass(milliseconds(310));
        QCOMPARE(bench.wheel.handReach(), 1.0);
        QVERIFY(bench.wheel.isBallVisible());
        const double arm = bench.wheel.armAngle();
        QVERIFY(std::abs(arm) <= 0.7);
        for (int frame = 0; frame < 80; ++frame) {
            bench.pass(milliseconds(10));
            QCOMPARE(bench.wheel.handReach(), 1.0);
            QCOMPARE(bench.wheel.handAngle(), bench.wheel.ballAngle());
            QCOMPARE(bench.wheel.handRadius(), bench.wheel.ballRadius());
            QCOMPARE(bench.wheel.armAngle(), arm);
        }
        bench.pass(milliseconds(250)); // the ball runs
        QVERIFY(bench.wheel.handReach() > 0 && bench.wheel.handReach() < 1);
        QVERIFY(bench.wheel.handAngle() != bench.wheel.ballAngle());
        bench.pass(milliseconds(400));
        QCOMPARE(bench.wheel.handReach(), 0.0);
        bench.draw();
        QCOMPARE(bench.wheel.handReach(), 0.0);
        bench.open();
        bench.launch();
        QVERIFY(bench.wheel.isBallVisible()); // it stays in its pocket until the hand takes it
        bench.wheel.setReduced(true);
        bench.pass(milliseconds(500));
        QCOMPARE(bench.wheel.handReach(), 0.0);
    }

    // Without movement nothing is reported.
    void aWheelThatStandsIsSilent() {
        WheelBench bench;
        bench.close();
        bench.launch();
        bench.draw();
        bench.wheel.halt(bench.time.now());
        bench.pass(seconds(20));
        QVERIFY(!bench.wheel.isMoving());
        QSignalSpy moved(&bench.wheel, &WheelMotion::poseChanged);
        bench.pass(seconds(1));
        QCOMPARE(moved.size(), 0);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestWheelMotion)
#include "tst_wheel_motion.moc"
