// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

Settings procedureTwo() {
    Settings settings = macau();
    settings.closing = Closing::on_slowdown;
    return settings;
}

} // namespace

/// What happens to a round when an object falls into the wheel, or the ball is faulty.
class RouletteVoidSpinsTest : public QObject {
    Q_OBJECT

private slots:
    void objectVoidsTheSpin_data();
    void objectVoidsTheSpin();
    void openStakesStayOpen_data();
    void openStakesStayOpen();
    void closedStakesStayClosed();
    void ballGoesBackOnTheLastNumber();
    void objectsFallOnlyIntoARunningWheel_data();
    void objectsFallOnlyIntoARunningWheel();
    void faultyBallIsReplaced_data();
    void faultyBallIsReplaced();
};

void RouletteVoidSpinsTest::objectVoidsTheSpin_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("rule");
    QTest::newRow("R22 in casinos") << casino() << "R22";
    QTest::newRow("M2.2 in Macau: a void spin") << macau() << "M2.2";
    QTest::newRow("M2.3 in Macau: launched again") << macau() << "M2.3";
}

void RouletteVoidSpinsTest::objectVoidsTheSpin() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, rule);
    Table table(settings, QStringLiteral("4 9"));
    threePlayers(table);
    QVERIFY(table.runTo<BallLaunched>());
    table.wait(12);
    QCOMPARE(outcome(table.send(DropObject{})), kDone);
    QCOMPARE(table.last<SpinVoid>().reason, SpinVoidReason::object_in_wheel);
    QVERIFY(table.announced(OwnPhrase::void_spin));
    QVERIFY(table.rulesOfLast<SpinVoid>().contains(rule));
    QCOMPARE(table.staked(0), 700); // stakes are unchanged
    QCOMPARE(outcome(table.send(DropObject{})), kNotNow);
    QVERIFY(table.runTo<BallLaunched>());
    QCOMPARE(table.timeOf<BallLaunched>(), 25.0 + 12 + 6);
    QCOMPARE(Table::seconds(table.last<SpinVoid>().relaunch), table.timeOf<BallLaunched>());
    QCOMPARE(table.last<BallLaunched>().direction, Turn::anticlockwise);
    QVERIFY(table.runToClose());
    QCOMPARE(table.all<NumberDrawn>().size(), 1U);
    QCOMPARE(table.last<NumberDrawn>().pocket, Pocket(9)); // the void spin had its own number
    QCOMPARE(table.settled(0)->net().cents, 7'500);
    QCOMPARE(table.count<BettingClosed>(), 1U);
    QCOMPARE(table.state().round, 1U);
}

void RouletteVoidSpinsTest::openStakesStayOpen_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("R22 in casinos") << casino();
    QTest::newRow("M2.3 in Macau, procedure two") << procedureTwo();
}

void RouletteVoidSpinsTest::openStakesStayOpen() {
    QFETCH(const Settings, settings);
    Table table(settings, QStringLiteral("4 9"));
    threePlayers(table);
    QVERIFY(table.runTo<BallLaunched>());
    table.wait(5); // stakes are still taken
    table.send(DropObject{});
    QCOMPARE(table.count<BettingClosed>(), 0U);
    QCOMPARE(outcome(table.stake(2, "red", 400)), kDone);
    QVERIFY(table.runTo<BallLaunched>());
    QCOMPARE(outcome(table.stake(2, "red", 400)), kDone);
    QVERIFY(table.runTo<BettingClosed>());
    QCOMPARE(table.timeOf<BettingClosed>(), table.timeOf<BallLaunched>() + 9.6);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(2)->returned.cents, 1'600);
    QCOMPARE(table.count<BettingClosed>(), 1U);
}

void RouletteVoidSpinsTest::closedStakesStayClosed() {
    // R20: R22 does not undo what has been announced.
    Table table(casino());
    threePlayers(table);
    QVERIFY(table.runTo<BettingClosed>());
    QCOMPARE(outcome(table.send(DropObject{})), kDone);
    QCOMPARE(outcome(table.stake(2, "red", 400)), kNotNow);
    QVERIFY(table.runTo<BallLaunched>());
    QCOMPARE(outcome(table.stake(2, "red", 400)), kNotNow);
}

void RouletteVoidSpinsTest::ballGoesBackOnTheLastNumber() {
    // R22, M2.3
    Table table(casino(), QStringLiteral("31 4 8 9"));
    QVERIFY(table.runTo<BallLaunched>());
    table.send(DropObject{});
    QVERIFY(!table.last<SpinVoid>().back); // there was none
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(table.last<NumberDrawn>().pocket, Pocket(4));
    QVERIFY(table.runTo<BallLaunched>());
    table.send(DropObject{});
    QCOMPARE(table.last<SpinVoid>().back, std::optional(Pocket(4)));
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(table.last<NumberDrawn>().pocket, Pocket(9));
}

void RouletteVoidSpinsTest::objectsFallOnlyIntoARunningWheel_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("result");
    QTest::newRow("R22 before the launch") << casino() << Phase::betting << "not_now";
    QTest::newRow("R22 once the ball rests") << casino() << Phase::drawn << "not_now";
    QTest::newRow("M2.2 before the launch") << macau() << Phase::launching << "not_now";
    QTest::newRow("M2.2 between rounds") << macau() << Phase::between << "not_now";
    QTest::newRow("O20 no object falls into a wheel of pixels")
        << online() << Phase::running << "not_offered";
}

void RouletteVoidSpinsTest::objectsFallOnlyIntoARunningWheel() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    QFETCH(const QString, result);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.send(DropObject{})), result);
    QCOMPARE(table.count<SpinVoid>(), 0U);
}

void RouletteVoidSpinsTest::faultyBallIsReplaced_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("result");
    QTest::addColumn<bool>("voids");
    QTest::newRow("R18 while stakes are taken") << casino() << Phase::betting << "done" << false;
    QTest::newRow("R18 while it runs: the spin is void") << casino() << Phase::running << "done" << true;
    QTest::newRow("R18 between rounds") << casino() << Phase::between << "done" << false;
    QTest::newRow("O2 not online") << online() << Phase::running << "not_offered" << false;
    QTest::newRow("R18 not in Macau") << macau() << Phase::running << "not_offered" << false;
}

void RouletteVoidSpinsTest::faultyBallIsReplaced() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    QFETCH(const QString, result);
    QFETCH(const bool, voids);
    Table table(settings, voids ? QStringLiteral("4 9") : QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.send(FailBall{})), result);
    const bool done = result == kDone;
    QCOMPARE(table.count<BallChanged>(), done ? 1U : 0U);
    QCOMPARE(table.announced(OwnPhrase::ball_change), done);
    QCOMPARE(table.count<SpinVoid>(), voids ? 1U : 0U);
    if (done) {
        QVERIFY(table.last<BallChanged>().faulty);
        QCOMPARE(table.rulesOfLast<BallChanged>(), QStringList{"R18"});
    }
    if (voids) {
        QCOMPARE(table.last<SpinVoid>().reason, SpinVoidReason::ball);
        QCOMPARE(table.rulesOfLast<SpinVoid>(), QStringList{"R18"}); // R22 has another object
    }
    if (phase != Phase::between) {
        QVERIFY(table.runToClose());
    }
    QCOMPARE(table.settled(0)->net().cents, 7'500);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteVoidSpinsTest)
#include "tst_roulette_void_spins.moc"
