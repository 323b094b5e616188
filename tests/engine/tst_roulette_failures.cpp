// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

const QString kDone = QStringLiteral("done");
const QString kNotNow = QStringLiteral("not_now");

Settings procedureTwo() {
    Settings settings = macau();
    settings.closing = Closing::on_slowdown;
    return settings;
}

/// Player 0 has 500 on red and 200 on the 9, player 1 has 300 on black, player 2 nothing.
void threePlayers(Table& table) {
    for (int i = 0; i < 3; ++i) {
        table.join();
    }
    table.runToBetting();
    table.stake(0, "red", 500);
    table.stake(0, "straight 9", 200);
    table.stake(1, "black", 300);
}

} // namespace

/// What becomes of a round when something fails.
class RouletteFailuresTest : public QObject {
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
    void lostPlayersStakeStands_data();
    void lostPlayersStakeStands();
    void lostPlayersCannotAct();
    void lostPlayersWheelIsSpun();
    void leavingIsLikeLosingTheLine_data();
    void leavingIsLikeLosingTheLine();
    void leavingLaunchesTheIndividualWheel();
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
    void disturbedStakesArePutBack_data();
    void disturbedStakesArePutBack();
    void timersWaitForTheStakes();
    void disturbedTableTakesNothing();
    void failureWaitsForDisturbedStakes();
    void disturbanceIsRefused_data();
    void disturbanceIsRefused();
    void recordMustFit_data();
    void recordMustFit();
    void recordKnowsWhatLies();
    void spinAskedForWhileDisturbed();
};

void RouletteFailuresTest::breakdownBeforeTheNumberVoidsTheRound_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::newRow("O20 while stakes are taken") << online() << Phase::betting;
    QTest::newRow("O20 just before the launch") << online() << Phase::launching;
    QTest::newRow("O21 while the ball runs: stakes are returned") << online() << Phase::running;
    QTest::newRow("R20 while the ball runs and stakes are taken") << casino() << Phase::running;
    QTest::newRow("M3.2.1 while the ball runs") << macau() << Phase::running;
}

void RouletteFailuresTest::breakdownBeforeTheNumberVoidsTheRound() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.send(FailSystem{})), kDone);
    QCOMPARE(table.count<RoundVoid>(), 1U);
    QVERIFY(table.announced(Phrase::round_void));
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

void RouletteFailuresTest::breakdownAfterTheNumberSettlesTheRest_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<int>("payments"); // made before
    QTest::newRow("O21 the number is valid: before the sweep") << online() << Phase::drawn << 0;
    QTest::newRow("O21 the number is valid: before the payments") << online() << Phase::paying << 0;
    QTest::newRow("O21 the number is valid: between payments") << online() << Phase::paying << 1;
    QTest::newRow("R23 the number is valid") << casino() << Phase::drawn << 0;
    QTest::newRow("M4 the number is valid") << macau() << Phase::paying << 1;
}

void RouletteFailuresTest::breakdownAfterTheNumberSettlesTheRest() {
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

void RouletteFailuresTest::breakdownBetweenRounds_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("O20 once all is settled") << Phase::ending;
    QTest::newRow("O20 between rounds") << Phase::between;
}

void RouletteFailuresTest::breakdownBetweenRounds() {
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

void RouletteFailuresTest::tableGoesOnAfterABreakdown_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("O20 at a wheel for several") << online();
    QTest::newRow("O20 at an individual wheel") << individualWheel();
}

void RouletteFailuresTest::tableGoesOnAfterABreakdown() {
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

void RouletteFailuresTest::lostPlayersStakeStands_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<bool>("back");
    QTest::newRow("O22 lost while stakes are taken") << Phase::betting << false;
    QTest::newRow("O22 lost while the ball runs") << Phase::running << false;
    QTest::newRow("O23 the round is settled, and the player finds it so") << Phase::running << true;
    QTest::newRow("O23 lost before being paid") << Phase::drawn << false;
}

void RouletteFailuresTest::lostPlayersStakeStands() {
    QFETCH(const Phase, phase);
    QFETCH(const bool, back);
    Table table(online(), QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.send(LosePlayer{0})), kDone);
    if (back) {
        QCOMPARE(outcome(table.send(RestorePlayer{0})), kDone);
    }
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(0)->net().cents, 500 + 7'000);
    QCOMPARE(table.wallet(0), 1'000'000 + 7'500);
    QVERIFY(table.isHere(0));
    QCOMPARE(table.state().players[0].connected, back);
}

void RouletteFailuresTest::lostPlayersCannotAct() {
    Table table;
    threePlayers(table);
    table.send(LosePlayer{0});
    QCOMPARE(outcome(table.stake(0, "red", 100)), kNotNow);
    QCOMPARE(outcome(table.clear(0)), kNotNow);
    QCOMPARE(outcome(table.send(LosePlayer{0})), kNotNow);
    QCOMPARE(outcome(table.send(RestorePlayer{1})), kNotNow);
    QCOMPARE(outcome(table.send(RestorePlayer{9})), QStringLiteral("not_seated"));
    QCOMPARE(outcome(table.send(RestorePlayer{0})), kDone);
    QCOMPARE(outcome(table.stake(0, "red", 100)), kDone);
}

void RouletteFailuresTest::lostPlayersWheelIsSpun() {
    // O22: nobody else would ask for the launch.
    Table table(individualWheel(), QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "straight 9", 100);
    QCOMPARE(outcome(table.send(LosePlayer{player})), kDone);
    QCOMPARE(table.count<SpinOrdered>(), 1U);
    QVERIFY(table.runToClose());
    QCOMPARE(table.wallet(player), 1'000'000 + 3'500);
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.send(RestorePlayer{player})), kDone);
    QCOMPARE(outcome(table.repeat(player)), kDone);
}

void RouletteFailuresTest::leavingIsLikeLosingTheLine_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::newRow("I-P35 online, while stakes are taken") << online() << Phase::betting;
    QTest::newRow("I-P35 online, while the ball runs") << online() << Phase::running;
    QTest::newRow("R12 casino, while stakes are taken") << casino() << Phase::running;
    QTest::newRow("I-P35 Macau, before the sweep") << macau() << Phase::drawn;
}

void RouletteFailuresTest::leavingIsLikeLosingTheLine() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.leave(0)), kDone);
    QCOMPARE(table.count<PlayerLeaving>(), 1U);
    QCOMPARE(table.count<SessionEnded>(), 0U);
    QCOMPARE(outcome(table.leave(0)), QStringLiteral("not_seated"));
    QCOMPARE(outcome(table.stake(0, "red", 100)), QStringLiteral("not_seated"));
    QCOMPARE(outcome(table.clear(0)), QStringLiteral("not_seated"));
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(0)->net().cents, 7'500);
    QCOMPARE(table.wallet(0), 1'000'000 + 7'500);
    QVERIFY(!table.isHere(0));
    QCOMPARE(table.last<SessionEnded>().player, PlayerId{0});
    QCOMPARE(table.last<SessionEnded>().summary.returned.cents, 8'200);
    QCOMPARE(table.timeOf<SessionEnded>(), table.timeOf<RoundClosed>());
}

void RouletteFailuresTest::leavingLaunchesTheIndividualWheel() {
    // O23, I-P35
    Table table(individualWheel(), QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "straight 9", 100);
    QCOMPARE(outcome(table.leave(player)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(table.wallet(player), 1'000'000 + 3'500);
    QVERIFY(!table.isHere(player));
    QVERIFY(!table.driver().nextNeed()); // the wheel rests without its player
}

void RouletteFailuresTest::objectVoidsTheSpin_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("rule");
    QTest::newRow("R22 in casinos") << casino() << "R22";
    QTest::newRow("M2.2 in Macau: a void spin") << macau() << "M2.2";
    QTest::newRow("M2.3 in Macau: launched again") << macau() << "M2.3";
}

void RouletteFailuresTest::objectVoidsTheSpin() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, rule);
    Table table(settings, QStringLiteral("4 9"));
    threePlayers(table);
    QVERIFY(table.runTo<BallLaunched>());
    table.wait(12);
    QCOMPARE(outcome(table.send(DropObject{})), kDone);
    QCOMPARE(table.last<SpinVoid>().reason, SpinVoidReason::object_in_wheel);
    QVERIFY(table.announced(Phrase::void_spin));
    QVERIFY(table.rulesOfLast<SpinVoid>().contains(rule));
    QCOMPARE(table.staked(0), 700); // stakes lie as they lay
    QCOMPARE(outcome(table.send(DropObject{})), kNotNow);
    QVERIFY(table.runTo<BallLaunched>());
    QCOMPARE(table.timeOf<BallLaunched>(), 25.0 + 12 + 6);
    QCOMPARE(Table::seconds(table.last<SpinVoid>().relaunch), table.timeOf<BallLaunched>());
    QCOMPARE(table.last<BallLaunched>().direction, Turn::anticlockwise);
    QVERIFY(table.runToClose());
    QCOMPARE(table.all<NumberDrawn>().size(), 1U);
    QCOMPARE(table.last<NumberDrawn>().pocket, Pocket(9)); // the void spin had a number of its own
    QCOMPARE(table.settled(0)->net().cents, 7'500);
    QCOMPARE(table.count<BettingClosed>(), 1U);
    QCOMPARE(table.state().round, 1U);
}

void RouletteFailuresTest::openStakesStayOpen_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("R22 in casinos") << casino();
    QTest::newRow("M2.3 in Macau, procedure two") << procedureTwo();
}

void RouletteFailuresTest::openStakesStayOpen() {
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

void RouletteFailuresTest::closedStakesStayClosed() {
    // R20: what has been announced is not taken back by R22.
    Table table(casino());
    threePlayers(table);
    QVERIFY(table.runTo<BettingClosed>());
    QCOMPARE(outcome(table.send(DropObject{})), kDone);
    QCOMPARE(outcome(table.stake(2, "red", 400)), kNotNow);
    QVERIFY(table.runTo<BallLaunched>());
    QCOMPARE(outcome(table.stake(2, "red", 400)), kNotNow);
}

void RouletteFailuresTest::ballGoesBackOnTheLastNumber() {
    // R22, M2.3
    Table table(casino(), QStringLiteral("31 4 8 9"));
    QVERIFY(table.runTo<BallLaunched>());
    table.send(DropObject{});
    QVERIFY(!table.last<SpinVoid>().back); // there has been none
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(table.last<NumberDrawn>().pocket, Pocket(4));
    QVERIFY(table.runTo<BallLaunched>());
    table.send(DropObject{});
    QCOMPARE(table.last<SpinVoid>().back, std::optional(Pocket(4)));
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(table.last<NumberDrawn>().pocket, Pocket(9));
}

void RouletteFailuresTest::objectsFallOnlyIntoARunningWheel_data() {
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

void RouletteFailuresTest::objectsFallOnlyIntoARunningWheel() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    QFETCH(const QString, result);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.send(DropObject{})), result);
    QCOMPARE(table.count<SpinVoid>(), 0U);
}

void RouletteFailuresTest::faultyBallIsReplaced_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("result");
    QTest::addColumn<bool>("voids");
    QTest::newRow("R18 while stakes are taken") << casino() << Phase::betting << "done" << false;
    QTest::newRow("R18 while it runs: the spin is void") << casino() << Phase::running << "done" << true;
    QTest::newRow("R18 between rounds") << casino() << Phase::between << "done" << false;
    QTest::newRow("O20 not online") << online() << Phase::running << "not_offered" << false;
    QTest::newRow("M2.2 not in Macau") << macau() << Phase::running << "not_offered" << false;
}

void RouletteFailuresTest::faultyBallIsReplaced() {
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
    QCOMPARE(table.announced(Phrase::ball_change), done);
    QCOMPARE(table.count<SpinVoid>(), voids ? 1U : 0U);
    if (done) {
        QVERIFY(table.last<BallChanged>().faulty);
    }
    if (voids) {
        QCOMPARE(table.last<SpinVoid>().reason, SpinVoidReason::ball);
    }
    if (phase != Phase::between) {
        QVERIFY(table.runToClose());
    }
    QCOMPARE(table.settled(0)->net().cents, 7'500);
}

void RouletteFailuresTest::disturbedStakesArePutBack_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::newRow("R33 while stakes are taken") << casino() << Phase::betting;
    QTest::newRow("R33 while the ball runs") << casino() << Phase::running;
    QTest::newRow("R33 once the number is known") << casino() << Phase::drawn;
    QTest::newRow("R33 winning stakes, while they are paid") << casino() << Phase::paying;
    QTest::newRow("M5.3 while the ball runs") << macau() << Phase::running;
    QTest::newRow("M5.3 winning stakes, while they are paid") << macau() << Phase::paying;
}

void RouletteFailuresTest::disturbedStakesArePutBack() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    if (settings.rules == RuleSet::casino) {
        table.series(1, Series::pequena, 100);
    }
    table.stake(2, "even", 400); // put down, taken up, put down: the record has all that
    table.clear(2);
    table.undo(2);
    QVERIFY(table.runToPhase(phase));
    const QList<QStringList> lay{table.lying(0), table.lying(1), table.lying(2)};
    QCOMPARE(outcome(table.send(DisturbStakes{})), kDone);
    for (PlayerId player = 0; player < 3; ++player) {
        QVERIFY(table.lying(player).isEmpty());
    }
    const double disturbed = table.now();
    QVERIFY(table.runTo<StakesRestored>());
    QVERIFY(table.now() <= disturbed + 3.0);
    QVERIFY(table.announced(Phrase::stakes_restored));
    for (PlayerId player = 0; player < 3; ++player) {
        QCOMPARE(table.lying(player), lay[player]);
        QCOMPARE(table.state().players[player].settled, lay[player].isEmpty());
    }
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(0)->net().cents, 7'500);
    QCOMPARE(table.settled(2)->net().cents, -400);
    QCOMPARE(table.count<Paid>(), 2U);
}

void RouletteFailuresTest::timersWaitForTheStakes() {
    // R33: they are put back before stakes close, before the ball rests, before anything is swept.
    Table table(casino(), QStringLiteral("9"));
    threePlayers(table);
    QVERIFY(table.runTo<BallLaunched>());
    table.wait(9); // 0.6 s before stakes close
    table.send(DisturbStakes{});
    QVERIFY(table.runTo<BettingClosed>());
    QCOMPARE(table.count<StakesRestored>(), 1U);
    QCOMPARE(table.timeOf<StakesRestored>(), table.timeOf<BettingClosed>());
    QVERIFY(table.indexOf<StakesRestored>() < table.indexOf<BettingClosed>());
    table.wait(6); // 0.4 s before the ball rests
    table.send(DisturbStakes{});
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(table.count<StakesRestored>(), 2U);
    QCOMPARE(table.timeOf<NumberDrawn>(), 41.0);
}

void RouletteFailuresTest::disturbedTableTakesNothing() {
    Table table(casino());
    threePlayers(table);
    table.send(DisturbStakes{});
    const std::optional<Refusal> refusal = table.stake(2, "red", 100);
    QCOMPARE(outcome(refusal), kNotNow);
    QVERIFY(ids(refusal->rules).contains(QStringLiteral("R33")));
    QCOMPARE(outcome(table.clear(0)), kNotNow);
    QCOMPARE(outcome(table.undo(0)), kNotNow);
    QCOMPARE(outcome(table.send(DisturbStakes{})), kNotNow);
    QVERIFY(table.runTo<StakesRestored>());
    QCOMPARE(outcome(table.stake(2, "red", 100)), kDone);
    QCOMPARE(outcome(table.clear(0)), kDone);
    QCOMPARE(table.wallet(0), 1'000'000);
}

// R33, I-P35: a breakdown comes after the stakes are put back, so that everybody gets the own ones.
void RouletteFailuresTest::failureWaitsForDisturbedStakes() {
    Table table(casino());
    threePlayers(table);
    table.send(DisturbStakes{});
    QCOMPARE(outcome(table.send(FailSystem{})), kDone);
    QCOMPARE(table.count<RoundVoid>(), 0U);
    QVERIFY(table.runTo<RoundVoid>());
    QCOMPARE(table.count<StakesRestored>(), 1U);
    QVERIFY(table.runTo<RoundClosed>());
    for (PlayerId player = 0; player < 3; ++player) {
        QCOMPARE(table.wallet(player), 1'000'000);
    }
}

void RouletteFailuresTest::disturbanceIsRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<bool>("staked");
    QTest::addColumn<QString>("result");
    QTest::newRow("R33 nothing lies") << casino() << false << "no_stake";
    QTest::newRow("M5.3 nothing lies") << macau() << false << "no_stake";
    QTest::newRow("O20 there is no staff online") << online() << true << "not_offered";
}

void RouletteFailuresTest::disturbanceIsRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const bool, staked);
    QFETCH(const QString, result);
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    if (staked) {
        table.stake(player, "red", 100);
    }
    QCOMPARE(outcome(table.send(DisturbStakes{})), result);
}

void RouletteFailuresTest::recordMustFit_data() {
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("result");
    QTest::newRow("R33 as it was") << "none"
                                   << "done";
    QTest::newRow("R33 a cent too much") << "more"
                                         << "impossible_outcome";
    QTest::newRow("R33 a stake is missing") << "missing"
                                            << "impossible_outcome";
    QTest::newRow("R33 a stake of nothing") << "nothing"
                                            << "impossible_outcome";
    QTest::newRow("R33 a stake below nothing, made up for by another") << "negative"
                                                                       << "impossible_outcome";
    QTest::newRow("R33 another player's") << "other"
                                          << "impossible_outcome";
    QTest::newRow("R33 a player who was never here") << "stranger"
                                                     << "impossible_outcome";
    QTest::newRow("R33 a spot that there is not") << "spot"
                                                  << "impossible_outcome";
    QTest::newRow("R33 too early") << "early"
                                   << "not_now";
}

void RouletteFailuresTest::recordMustFit() {
    QFETCH(const QString, fault);
    QFETCH(const QString, result);
    Table table(casino());
    threePlayers(table);
    RestoreStakes command = stakesOnRecord(table.journal().round(1));
    QCOMPARE(command.stakes.size(), 3U);
    table.send(DisturbStakes{});
    RestoreStakes::Owned& owned = command.stakes.front();
    if (fault == QLatin1String("more")) {
        owned.stake.amount += Money{1};
    } else if (fault == QLatin1String("missing")) {
        command.stakes.pop_back();
    } else if (fault == QLatin1String("nothing")) {
        command.stakes.push_back({2, {0, {}, Money{0}}});
    } else if (fault == QLatin1String("negative")) {
        owned.stake.amount += Money{100};
        command.stakes.push_back({0, {0, {}, Money{-100}}});
    } else if (fault == QLatin1String("other")) {
        owned.player = 1;
    } else if (fault == QLatin1String("stranger")) {
        owned.player = 7;
    } else if (fault == QLatin1String("spot")) {
        owned.stake.spot = kNoSpot;
    }
    const Instant due = table.driver().nextNeed()->at;
    std::vector<Event> events;
    QCOMPARE(outcome(decide(table.state(), command, fault == QLatin1String("early") ? due - Duration(1) : due,
                            events)),
             result);
    QCOMPARE(events.empty(), result != kDone);
}

void RouletteFailuresTest::recordKnowsWhatLies() {
    Table table(casino(), QStringLiteral("26"));
    threePlayers(table);
    table.series(2, Series::zero, 100);
    table.move(0, "red", "odd");
    table.doubleUp(0);
    const auto onRecord = [&] {
        std::vector<QStringList> lying(3);
        const RestoreStakes record = stakesOnRecord(table.journal().round(table.state().round));
        for (const RestoreStakes::Owned& owned : record.stakes) {
            lying[owned.player].push_back(table.inWords(owned.stake));
        }
        return lying;
    };
    const auto onLayout = [&] {
        return std::vector<QStringList>{table.lying(0), table.lying(1), table.lying(2)};
    };
    QCOMPARE(onRecord(), onLayout());
    QVERIFY(table.runTo<Settled>()); // the losers' are gone
    QCOMPARE(onRecord(), onLayout());
    QVERIFY(table.runToClose());
    table.send(PlaceParol{2, {}});
    QVERIFY(table.runToBetting()); // a parol is on the record of its round
    QCOMPARE(onRecord(), onLayout());
    QVERIFY(!table.lying(2).isEmpty());
}

void RouletteFailuresTest::spinAskedForWhileDisturbed() {
    // A player who is lost at a casino's individual wheel: the launch waits for the stakes.
    Settings settings = casino();
    settings.individual = true;
    Table table(settings, QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "straight 9", 100);
    table.send(DisturbStakes{});
    QCOMPARE(outcome(table.spin(player)), kNotNow);
    QCOMPARE(outcome(table.send(LosePlayer{player})), kDone);
    QVERIFY(table.runTo<StakesRestored>());
    QCOMPARE(table.driver().nextNeed(), std::optional(Need{table.driver().now(), NeedKind::launch}));
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->returned.cents, 3'600);
}

QTEST_GUILESS_MAIN(RouletteFailuresTest)
#include "tst_roulette_failures.moc"
