// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// A player who stakes nothing is invited to leave, warned, and finally removed.
class IdleTest : public QObject {
    Q_OBJECT

private slots:
    void individualTableCountsMinutes_data();
    void individualTableCountsMinutes();
    void individualTableCountsFromTheOpening_data();
    void individualTableCountsFromTheOpening();
    void severalPlayersCountRounds_data();
    void severalPlayersCountRounds();
    void stakeInTimeStopsTheClock();
    void stakeInTimeStopsTheCount();
    void chipsTakenUpAgainDoNotCount();
    void anteOnTheTableIsNoIdleness();
    void longRoundsAreNoIdleness();
    void onlyTheIdleAreShownOut();
    void houseMaySetItsOwnRules();
};

void IdleTest::individualTableCountsMinutes_data() {
    QTest::addColumn<double>("time");
    QTest::addColumn<bool>("invited");
    QTest::addColumn<bool>("ended");
    QTest::newRow("P41a nothing happens before 3 minutes are over") << 179.999 << false << false;
    QTest::newRow("P41a after 3 minutes the player is invited to leave") << 180.0 << true << false;
    QTest::newRow("I-P41 invitation and warning come together") << 181.0 << true << false;
    QTest::newRow("P42 a minute is left after the warning") << 239.999 << true << false;
    QTest::newRow("P42 the session ends a minute after the warning") << 240.0 << true << true;
}

void IdleTest::individualTableCountsMinutes() {
    QFETCH(const double, time);
    QFETCH(const bool, invited);
    QFETCH(const bool, ended);

    Table table(individualTable());
    table.sit(1);
    table.wait(time);
    QCOMPARE(table.count<SessionInvited>(), invited ? 1U : 0U);
    QCOMPARE(table.count<SessionWarned>(), invited ? 1U : 0U);
    QCOMPARE(table.announced(CommonPhrase::leave_invitation), invited);
    QCOMPARE(table.announced(CommonPhrase::leave_warning), invited);
    QCOMPARE(table.count<SessionEnded>(), ended ? 1U : 0U);
    QCOMPARE(table.isSeated(1), !ended);
    if (invited) {
        QCOMPARE(table.timeOf<SessionInvited>(), 180.0);
        QCOMPARE(table.timeOf<SessionWarned>(), 180.0);
        QVERIFY(table.last<SessionWarned>().until);
        QCOMPARE(Table::seconds(*table.last<SessionWarned>().until), 240.0);
        QVERIFY(ids(rulesOf(table.last<SessionInvited>(), table.state().settings))
                    .contains(QStringLiteral("P41a")));
        QCOMPARE(ids(rulesOf(Announced{CommonPhrase::leave_invitation}, table.state().settings)),
                 QStringList{QStringLiteral("P41a")});
    }
    if (ended) {
        QCOMPARE(table.last<SessionEnded>().reason, SessionEnd::idle);
        QCOMPARE(table.count<RoundClosed>(), 1U);
        QVERIFY(!table.driver().nextNeed());
    }
}

void IdleTest::individualTableCountsFromTheOpening_data() {
    QTest::addColumn<int>("edition");
    QTest::newRow("I-P41 from the round's opening") << 2;
    QTest::newRow("I-P41 edition 1: from the last stake") << 1;
}

void IdleTest::individualTableCountsFromTheOpening() {
    QFETCH(const int, edition);

    Settings settings = individualTable();
    settings.edition = edition;
    Table table(settings);
    stakeAll(table, {1});
    const double staked = table.timeOf<Staked>();
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(1);
    QVERIFY(table.runTo<RoundOpened>());
    const double opened = table.timeOf<RoundOpened>();
    QVERIFY(opened > staked);
    QVERIFY(table.runTo<SessionInvited>());
    QCOMPARE(table.timeOf<SessionInvited>(), (edition == 1 ? staked : opened) + 180.0);
}

void IdleTest::severalPlayersCountRounds_data() {
    QTest::addColumn<int>("rounds");
    QTest::addColumn<bool>("invited");
    QTest::addColumn<bool>("ended");
    QTest::newRow("P41b five rounds without a stake are allowed") << 5 << false << false;
    QTest::newRow("P41b after the sixth the player is invited to leave") << 6 << true << false;
    QTest::newRow("P42 after the next one the session ends") << 7 << true << true;
    QTest::newRow("I-P41 empty rounds count") << 7 << true << true;
}

void IdleTest::severalPlayersCountRounds() {
    QFETCH(const int, rounds);
    QFETCH(const bool, invited);
    QFETCH(const bool, ended);

    Table table;
    table.sit(1);
    for (int round = 0; round < rounds; ++round) {
        QVERIFY(table.runToClose());
    }
    QCOMPARE(table.count<CardBurnt>(), 0U); // no deal without a stake
    QCOMPARE(table.count<SessionInvited>(), invited ? 1U : 0U);
    QCOMPARE(table.count<SessionWarned>(), invited ? 1U : 0U);
    QCOMPARE(table.count<SessionEnded>(), ended ? 1U : 0U);
    QCOMPARE(table.isSeated(1), !ended);
    if (invited) {
        QCOMPARE(table.lastEntry<SessionInvited>().round, 6U);
        QVERIFY(!table.last<SessionWarned>().until);
        QVERIFY(ids(rulesOf(table.last<SessionInvited>(), table.state().settings))
                    .contains(QStringLiteral("P41b")));
        QCOMPARE(ids(rulesOf(Announced{CommonPhrase::leave_invitation}, table.state().settings)),
                 QStringList{QStringLiteral("P41b")});
    }
    if (ended) {
        QCOMPARE(table.last<SessionEnded>().reason, SessionEnd::idle);
        QCOMPARE(table.lastEntry<SessionEnded>().round, 7U);
    }
}

void IdleTest::stakeInTimeStopsTheClock() {
    Table table(individualTable());
    table.sit(1);
    table.wait(200);
    QVERIFY(table.state().players[0].session.warned);
    table.ante(1, 500); // 40 seconds before the end
    QVERIFY(!table.state().players[0].session.warned);
    table.clear(1);
    table.wait(179);
    QCOMPARE(table.count<SessionInvited>(), 1U);
    table.wait(1);
    QCOMPARE(table.count<SessionInvited>(), 2U);
}

void IdleTest::stakeInTimeStopsTheCount() {
    Table table;
    table.sit(1);
    for (int round = 0; round < 6; ++round) {
        QVERIFY(table.runToClose());
    }
    QVERIFY(table.state().players[0].session.warned);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    QVERIFY(!table.state().players[0].session.warned);
    QVERIFY(table.runToClose());
    QVERIFY(table.isSeated(1));
    for (int round = 0; round < 5; ++round) {
        QVERIFY(table.runToClose());
    }
    QCOMPARE(table.count<SessionInvited>(), 1U);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<SessionInvited>(), 2U);
}

void IdleTest::chipsTakenUpAgainDoNotCount() {
    // P41b counts rounds without a stake, including those in which it was taken back in time.
    Table table;
    table.sit(1);
    for (int round = 1; round <= 7; ++round) {
        QVERIFY(table.runTo<BettingOpened>());
        table.ante(1, 500);
        table.clear(1);
        QCOMPARE(table.state().players[0].session.warned, round == 7);
    }
    QVERIFY(table.runToClose());
    QVERIFY(!table.isSeated(1));
}

void IdleTest::anteOnTheTableIsNoIdleness() {
    Table table(individualTable());
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    table.wait(600);
    QCOMPARE(table.count<SessionInvited>(), 0U);
}

void IdleTest::longRoundsAreNoIdleness() {
    Table table(individualTable());
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    table.wait(600);
    table.deal(1);
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(1);
    QVERIFY(table.runTo<BettingOpened>());
    const double opened = table.timeOf<BettingOpened>();
    table.wait(179);
    QCOMPARE(table.count<SessionInvited>(), 0U);
    table.wait(1);
    QCOMPARE(table.timeOf<SessionInvited>(), opened + 180.0);

    table.ante(1, 500);
    table.wait(600);
    table.undo(1);
    QVERIFY(table.driver().nextNeed()->at > table.driver().now());
}

void IdleTest::onlyTheIdleAreShownOut() {
    Table table;
    table.sit(1);
    table.sit(2);
    for (int round = 0; round < 7; ++round) {
        QVERIFY(table.runTo<BettingOpened>());
        QCOMPARE(outcome(table.ante(2, 500)), kDone);
        QVERIFY(table.runToClose());
    }
    QVERIFY(!table.isSeated(1));
    QVERIFY(table.isSeated(2));
    QCOMPARE(table.count<SessionEnded>(), 1U);
}

void IdleTest::houseMaySetItsOwnRules() {
    Settings settings;
    settings.idle.invitedAfterRounds = 2;
    settings.idle.endedAfterRounds = 2;
    Table table(settings);
    table.sit(1);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<SessionInvited>(), 0U);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<SessionInvited>(), 1U);
    QVERIFY(table.runToClose());
    QVERIFY(table.isSeated(1));
    QVERIFY(table.runToClose());
    QVERIFY(!table.isSeated(1));
}

#include "program/test_list.h"

MESAVIVA_TEST(IdleTest)
#include "tst_idle.moc"
