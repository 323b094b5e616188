// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Sessions, their summaries, and free points.
class SessionsTest : public QObject {
    Q_OBJECT

private slots:
    void playerStartsAndEndsTheSession_data();
    void playerStartsAndEndsTheSession();
    void summaryAddsUp();
    void newSessionStartsAtNothing();
    void seatIsFreeAgain();
    void individualTableRestsWithoutItsPlayer();
    void freshAllowance_data();
    void freshAllowance();
    void allowanceIsForTheHouseToSet();
    void pointsAreGivenAndNeverCashed();
    void walletsHaveBounds_data();
    void walletsHaveBounds();
};

void SessionsTest::playerStartsAndEndsTheSession_data() {
    QTest::addColumn<bool>("individual");
    QTest::newRow("P40 at a table for several") << false;
    QTest::newRow("P40 at an individual table") << true;
}

void SessionsTest::playerStartsAndEndsTheSession() {
    QFETCH(const bool, individual);

    Table table(individual ? individualTable() : Settings{});
    table.sit(1);
    QCOMPARE(table.count<PlayerSat>(), 1U);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.leave(1)), kDone);
    QCOMPARE(table.last<SessionEnded>().player, table.at(1));
    QCOMPARE(table.last<SessionEnded>().reason, SessionEnd::left);
    QVERIFY(table.announced(CommonPhrase::session_over));
    QVERIFY(!table.isSeated(1));
    QCOMPARE(outcome(table.leave(1)), QStringLiteral("not_seated"));
}

void SessionsTest::summaryAddsUp() {
    // P39. Round 1: three of a kind win 1000 + 3 x 2000. Round 2: no stake. Round 3: folded.
    Table table({}, deckFor({QStringLiteral("6c 6d 6h Ts 2c")}, kDealerAceKing));
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 1'000);
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    QVERIFY(table.runTo<BettingOpened>()); // round 2
    QVERIFY(table.runTo<BettingOpened>()); // round 3
    table.ante(1, 600);
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(1);
    QVERIFY(table.runToClose());
    QCOMPARE(outcome(table.leave(1)), kDone);

    const SessionSummary summary = table.last<SessionEnded>().summary;
    QCOMPARE(summary.rounds, 2U);
    QCOMPARE(summary.staked.cents, 3'600);
    QCOMPARE(summary.returned.cents, 2'000 + 8'000);
    QCOMPARE(summary.net().cents, 6'400);
    QCOMPARE(table.wallet(1), 106'400);
}

void SessionsTest::newSessionStartsAtNothing() {
    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runToClose());
    table.leave(1);
    const PlayerId player = table.at(1);
    QCOMPARE(outcome(table.driver().submit(Sit{player, 2})), kDone);
    QVERIFY(table.state().players[player].session.summary == SessionSummary{});
    QCOMPARE(table.state().wallet(player).cents, 99'000);
}

void SessionsTest::seatIsFreeAgain() {
    Table table;
    table.sit(3);
    table.leave(3);
    table.sit(3); // another player
    QCOMPARE(table.at(3), PlayerId{1});
}

void SessionsTest::individualTableRestsWithoutItsPlayer() {
    Table table(individualTable());
    QVERIFY(!table.driver().nextNeed());
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.leave(1);
    QVERIFY(table.runToClose());
    QVERIFY(!table.driver().nextNeed());
    QCOMPARE(table.count<RoundOpened>(), 1U);
    table.wait(100);
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(table.timeOf<BettingOpened>(), table.now());
    QCOMPARE(table.state().round, 2U);
}

void SessionsTest::freshAllowance_data() {
    QTest::addColumn<int>("wallet");
    QTest::addColumn<int>("ante");
    QTest::addColumn<QString>("result");
    QTest::newRow("P44 out of points") << 0 << 0 << kDone;
    QTest::newRow("P44 too few for the smallest ante") << 499 << 0 << kDone;
    QTest::newRow("P44 not while there are enough for an ante") << 500 << 0 << QStringLiteral("points_left");
    QTest::newRow("P44 not while the last points are staked") << 500 << 500 << QStringLiteral("points_left");
}

void SessionsTest::freshAllowance() {
    QFETCH(const int, wallet);
    QFETCH(const int, ante);
    QFETCH(const QString, result);

    Table table;
    table.sit(1, wallet);
    QVERIFY(table.runTo<BettingOpened>());
    if (ante > 0) {
        table.ante(1, ante);
    }
    QCOMPARE(outcome(table.takeAllowance(1)), result);
    const bool done = result == QLatin1String("done");
    QCOMPARE(table.wallet(1), wallet - ante + (done ? 100'000 : 0));
    QCOMPARE(table.state().ledger.sum().cents, 0);
}

void SessionsTest::allowanceIsForTheHouseToSet() {
    Settings settings;
    settings.allowance = {7'777};
    Table table(settings);
    table.sit(1, 10);
    QCOMPARE(outcome(table.takeAllowance(1)), kDone);
    QCOMPARE(table.wallet(1), 7'787);
    QCOMPARE(table.last<AllowanceTaken>().amount.cents, 7'777);
}

void SessionsTest::pointsAreGivenAndNeverCashed() {
    // P43, P44: points come from the issuer's account; no event ever returns any to it.
    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runToClose());
    table.leave(1);
    QCOMPARE(table.state().ledger.balance(Ledger::kIssuer).cents, -200'000);
    QCOMPARE(table.wallet(1), 99'000); // nothing is paid out on leaving
}

void SessionsTest::walletsHaveBounds_data() {
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<QString>("result");
    QTest::newRow("P43 no points") << qint64(0) << kDone;
    QTest::newRow("P43 the most") << qint64(kLargestAmount.cents) << kDone;
    QTest::newRow("P43 more than the most")
        << qint64(kLargestAmount.cents + 1) << QStringLiteral("not_offered");
    QTest::newRow("P43 debts") << qint64(-1) << QStringLiteral("not_offered");
}

void SessionsTest::walletsHaveBounds() {
    QFETCH(const qint64, wallet);
    QFETCH(const QString, result);

    Table table;
    QCOMPARE(outcome(table.driver().submit(Admit{{wallet}})), result);
}

#include "program/test_list.h"

MESAVIVA_TEST(SessionsTest)
#include "tst_sessions.moc"
