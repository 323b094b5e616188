// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel's motion at the roulette table: the ball ends in the drawn pocket.

#include "roulette_desk.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/ball/proportions.h"
#endif
#include "program/test_list.h"

#include <QSignalSpy>

#include <cmath>

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::LiveRouletteTable;
using app::RouletteDesk;
using app::RouletteDeskTest;
using app::RouletteTableModel;
using app::WheelMotion;

class TestRouletteTableWheel : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void ballRestsInTheDrawnPocket_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<int>("pockets");
        QTest::addColumn<int>("drawn");
        QTest::newRow("O6c") << RuleSet::online << 37 << 17;
        QTest::newRow("O6c, 00") << RuleSet::online << 38 << 37;
        QTest::newRow("R2a") << RuleSet::casino << 37 << 26;
        QTest::newRow("I-M6") << RuleSet::macau << 37 << 36;
    }
    void ballRestsInTheDrawnPocket() {
        QFETCH(RuleSet, rules);
        QFETCH(int, pockets);
        QFETCH(int, drawn);
        LiveRouletteTable settings = quickTable(rules);
        settings.settings.pockets = pockets;
        settings.pockets = {Pocket(drawn)};
        openAtBetting(settings);
        WheelMotion& wheel = *table().wheel();
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        wheel.advance();
        QVERIFY(wheel.isMoving());
        QVERIFY(!wheel.isBallVisible()); // the croupier's hand brings the first ball
        QCOMPARE(wheel.stage(), WheelMotion::Track);
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        wheel.advance();
        QCOMPARE(wheel.stage(), WheelMotion::Resting);
        QCOMPARE(wheel.ballRadius(), proportions::kPocketRest);
        QVERIFY(std::abs(offPocket(wheel, drawn)) < 1e-9);
        // R21: the rotor turns against the ball.
        QVERIFY(table().isClockwise() == (wheel.rotorSpeed() < 0));
    }

    void wheelIsRightForATableThatIsOpenedMidRun() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(17)};
        auto tableSession = std::make_unique<app::LiveRouletteSession>(settings);
        app::LiveRouletteSession& running = *tableSession;
        running.advanceTo(kTableOpened + settings.settings.betting + std::chrono::seconds(3));
        QCOMPARE(app::SecondListener<roulette::Game>(running.source()).state().phase, Phase::running);
        m_desk = std::make_unique<RouletteDesk>(std::move(tableSession), file());
        QCOMPARE(table().phase(), RouletteTableModel::Running);
        QVERIFY(table().wheel()->isMoving());
        QVERIFY(table().wheel()->isBallVisible());
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        table().wheel()->advance();
        QVERIFY(std::abs(offPocket(*table().wheel(), 17)) < 1e-9);
    }

    void theWheelComesNearWhenStakesAreClosed_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<QString>("open"); // the last event while stakes are accepted
        QTest::newRow("O15") << RuleSet::online << "betting_opened";
        QTest::newRow("R20") << RuleSet::casino << "ball_launched";
        QTest::newRow("M3") << RuleSet::macau << "betting_opened";
    }
    void theWheelComesNearWhenStakesAreClosed() {
        QFETCH(RuleSet, rules);
        QFETCH(QString, open);
        openAtBetting(quickTable(rules));
        WheelMotion& wheel = *table().wheel();
        wheel.setReduced(true); // near or far at once: no animation frames
        QVERIFY(open == QLatin1String("betting_opened") || m_desk->runTo(open));
        QVERIFY(table().isStakesOpen());
        QCOMPARE(wheel.nearness(), 0.0);
        double nearest = 0;
        connect(&wheel, &WheelMotion::poseChanged, this,
                [&] { nearest = std::max(nearest, wheel.nearness()); });
        QVERIFY(m_desk->runTo(QStringLiteral("betting_closed")));
        QCOMPARE(nearest, 1.0);
        wheel.disconnect(this);
    }

    void reducedMotionShowsTheBallAtRestOnly() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(17)};
        openAtBetting(settings);
        WheelMotion& wheel = *table().wheel();
        wheel.setReduced(true);
        QVERIFY(!wheel.isMoving());
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        QVERIFY(!wheel.isMoving());
        QVERIFY(!wheel.isBallVisible());
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        QVERIFY(wheel.isBallVisible());
        QCOMPARE(wheel.rotorAngle(), 0.0);
        QVERIFY(std::abs(offPocket(wheel, 17)) < 1e-9);
    }

    void wheelStandsStillInAPause() {
        openAtBetting(quickTable(RuleSet::online));
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        QVERIFY(table().isPaused());
        table().wheel()->advance();
        QSignalSpy moved(table().wheel(), &WheelMotion::poseChanged);
        table().wheel()->advance();
        QCOMPARE(moved.size(), 0);
    }
};

MESAVIVA_TEST(TestRouletteTableWheel)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_table_wheel.moc"
