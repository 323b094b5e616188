// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

const QString kDisconnected = QStringLiteral("disconnected");

} // namespace

/// What happens to the stakes of players who are disconnected or leave.
class RouletteLostPlayersTest : public QObject {
    Q_OBJECT

private slots:
    void lostPlayersStakeStands_data();
    void lostPlayersStakeStands();
    void lostPlayersCannotAct_data();
    void lostPlayersCannotAct();
    void lostPlayersWheelIsSpun();
    void leavingIsLikeLosingTheLine_data();
    void leavingIsLikeLosingTheLine();
    void leavingLaunchesTheIndividualWheel();
};

void RouletteLostPlayersTest::lostPlayersStakeStands_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<bool>("back");
    QTest::newRow("O22 lost while stakes are taken") << Phase::betting << false;
    QTest::newRow("O22 lost while the ball runs") << Phase::running << false;
    QTest::newRow("O23 the round is settled, and the player finds it so") << Phase::running << true;
    QTest::newRow("O23 lost before being paid") << Phase::drawn << false;
}

void RouletteLostPlayersTest::lostPlayersStakeStands() {
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

void RouletteLostPlayersTest::lostPlayersCannotAct_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QStringList>("lost"); // rules for a player with a stake
    QTest::addColumn<QStringList>("idle"); // and for one without
    QTest::addColumn<QStringList>("back");
    const QStringList read{"I-O22"};
    QTest::newRow("O22 online") << online() << QStringList{"O22", "O23"} << QStringList{}
                                << QStringList{"O22"};
    QTest::newRow("I-O22 casino") << casino() << read << read << read;
    QTest::newRow("I-O22 Macau") << macau() << read << read << read;
}

void RouletteLostPlayersTest::lostPlayersCannotAct() {
    QFETCH(const Settings, settings);
    QFETCH(const QStringList, back);
    Table table(settings);
    threePlayers(table);
    table.send(LosePlayer{2});
    QVERIFY(!table.last<PlayerDisconnected>().atStake);
    QTEST(table.rulesOfLast<PlayerDisconnected>(), "idle");
    table.send(LosePlayer{0});
    QVERIFY(table.last<PlayerDisconnected>().atStake);
    QTEST(table.rulesOfLast<PlayerDisconnected>(), "lost");
    const std::optional<Refusal> refusal = table.stake(0, "red", 100);
    QCOMPARE(outcome(refusal), kDisconnected);
    QVERIFY(refusal->rules.empty()); // no rule forbids it: they can't be heard
    QCOMPARE(outcome(table.clear(0)), kDisconnected);
    QCOMPARE(outcome(table.send(LosePlayer{0})), kDisconnected);
    QCOMPARE(outcome(table.send(RestorePlayer{1})), kNotNow);
    QCOMPARE(outcome(table.send(RestorePlayer{9})), QStringLiteral("not_seated"));
    QCOMPARE(outcome(table.send(RestorePlayer{0})), kDone);
    QCOMPARE(table.rulesOfLast<PlayerReconnected>(), back);
    QCOMPARE(outcome(table.stake(0, "red", 100)), kDone);
}

void RouletteLostPlayersTest::lostPlayersWheelIsSpun() {
    // O22: no other player could ask for the launch.
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

void RouletteLostPlayersTest::leavingIsLikeLosingTheLine_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::newRow("I-P35 online, while stakes are taken") << online() << Phase::betting;
    QTest::newRow("I-P35 online, while the ball runs") << online() << Phase::running;
    QTest::newRow("R12 casino, while stakes are taken") << casino() << Phase::running;
    QTest::newRow("I-P35 Macau, before the sweep") << macau() << Phase::drawn;
}

void RouletteLostPlayersTest::leavingIsLikeLosingTheLine() {
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

void RouletteLostPlayersTest::leavingLaunchesTheIndividualWheel() {
    // O23, I-P35
    Table table(individualWheel(), QStringLiteral("9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "straight 9", 100);
    QCOMPARE(outcome(table.leave(player)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(table.wallet(player), 1'000'000 + 3'500);
    QVERIFY(!table.isHere(player));
    QVERIFY(!table.driver().nextNeed()); // the wheel stops without its player
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteLostPlayersTest)
#include "tst_roulette_lost_players.moc"
