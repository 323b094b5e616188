// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// What happens to a round when the system breaks down.
class RouletteBreakdownTest : public QObject {
    Q_OBJECT

private slots:
    void breakdownBeforeTheNumberVoidsTheRound_data();
    void breakdownBeforeTheNumberVoidsTheRound();
    void breakdownAfterTheNumberSettlesTheRest_data();
    void breakdownAfterTheNumberSettlesTheRest();
    void breakdownBetweenRounds_data();
    void breakdownBetweenRounds();
    void tableGoesOnAfterABreakdown_data();
    void tableGoesOnAfterABreakdown();
};

void RouletteBreakdownTest::breakdownBeforeTheNumberVoidsTheRound_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::newRow("O20 while stakes are taken") << online() << Phase::betting;
    QTest::newRow("O20 just before the launch") << online() << Phase::launching;
    QTest::newRow("O21 while the ball runs: stakes are returned") << online() << Phase::running;
    QTest::newRow("I-R22 while the ball runs and stakes are taken") << casino() << Phase::running;
    QTest::newRow("I-R22 in Macau, while the ball runs") << macau() << Phase::running;
}

void RouletteBreakdownTest::breakdownBeforeTheNumberVoidsTheRound() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.send(FailSystem{})), kDone);
    QCOMPARE(table.count<RoundVoid>(), 1U);
    QVERIFY(table.announced(CommonPhrase::round_void));
    const bool isOnline = settings.rules == RuleSet::online;
    const QStringList rules = isOnline ? QStringList{"O20", "O21"} : QStringList{"I-R22"};
    QCOMPARE(table.rulesOfLast<SystemFailed>(), QStringList{rules.front()});
    QCOMPARE(table.rulesOfLast<RoundVoid>(), rules);
    QCOMPARE(table.rulesOfLast<Settled>(), rules);
    QCOMPARE(table.count<Settled>(), 2U);
    for (const PlayerId player : {PlayerId{0}, PlayerId{1}}) {
        const Settled settled = table.settled(player).value();
        QVERIFY(settled.voided);
        QCOMPARE(settled.net().cents, 0);
        QCOMPARE(settled.staked.cents, player == 0 ? 700 : 300);
        for (const SettledStake& each : settled.stakes) {
            QCOMPARE(each.returned, each.stake.amount);
        }
        QCOMPARE(table.wallet(player), 1'000'000);
    }
    QCOMPARE(table.house(), 0);
    QCOMPARE(outcome(table.stake(0, "red", 500)), kNotNow);
    QVERIFY(table.runToClose());
    QVERIFY(!table.last<RoundClosed>().pocket);
    QCOMPARE(table.count<NumberDrawn>(), 0U);
    QCOMPARE(table.count<Settled>(), 2U);
}

void RouletteBreakdownTest::breakdownAfterTheNumberSettlesTheRest_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<int>("payments"); // made before the breakdown
    QTest::newRow("O21 the number is valid: before the sweep") << online() << Phase::drawn << 0;
    QTest::newRow("O21 the number is valid: before the payments") << online() << Phase::paying << 0;
    QTest::newRow("O21 the number is valid: between payments") << online() << Phase::paying << 1;
    QTest::newRow("R23 the number is valid") << casino() << Phase::drawn << 0;
    QTest::newRow("M4 the number is valid") << macau() << Phase::paying << 1;
}

void RouletteBreakdownTest::breakdownAfterTheNumberSettlesTheRest() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    QFETCH(const int, payments);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    for (int i = 0; i < payments; ++i) {
        QVERIFY(table.runTo<Paid>());
    }
    QCOMPARE(outcome(table.send(FailSystem{})), kDone);
    QCOMPARE(table.count<RoundVoid>(), 0U);
    QCOMPARE(table.count<Settled>(), 2U);
    QCOMPARE(table.count<Paid>(), 2U);
    QCOMPARE(table.count<Collected>(), 1U);
    QCOMPARE(table.wallet(0), 1'000'000 + 500 + 200 * 35);
    QCOMPARE(table.wallet(1), 1'000'000 - 300);
    QVERIFY(table.runToClose());
    QCOMPARE(table.last<RoundClosed>().pocket, std::optional(Pocket(9)));
    QCOMPARE(table.count<Settled>(), 2U);
}

void RouletteBreakdownTest::breakdownBetweenRounds_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("O20 once all is settled") << Phase::ending;
    QTest::newRow("O20 between rounds") << Phase::between;
}

void RouletteBreakdownTest::breakdownBetweenRounds() {
    QFETCH(const Phase, phase);
    Table table(online(), QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runTo<NumberDrawn>());
    QVERIFY(table.runToPhase(phase));
    const State before = table.state();
    QCOMPARE(outcome(table.send(FailSystem{})), kDone);
    QVERIFY(table.state() == before);
    QCOMPARE(table.count<RoundVoid>(), 0U);
}

void RouletteBreakdownTest::tableGoesOnAfterABreakdown_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("O20 at a wheel for several") << online();
    QTest::newRow("O20 at an individual wheel") << individualWheel();
}

void RouletteBreakdownTest::tableGoesOnAfterABreakdown() {
    QFETCH(const Settings, settings);
    Table table(settings, QStringLiteral("9 17"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "straight 17", 100);
    if (settings.individual) {
        table.spin(player);
    }
    QVERIFY(table.runTo<BallLaunched>());
    table.send(FailSystem{});
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.repeat(player)), kDone);
    if (settings.individual) {
        QCOMPARE(outcome(table.spin(player)), kDone);
    }
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->returned.cents, 3'600);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteBreakdownTest)
#include "tst_roulette_breakdown.moc"
