// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Sessions, exchange of chips, idle players, free points.
class RouletteSessionsTest : public QObject {
    Q_OBJECT

private slots:
    void playerStartsAndEndsTheSession_data();
    void playerStartsAndEndsTheSession();
    void summaryAddsUp();
    void newSessionStartsAtNothing();
    void settledPlayersLeaveAtOnce();
    void individualWheelRestsWithoutItsPlayer();
    void chipsAreChangedOnLeaving_data();
    void chipsAreChangedOnLeaving();
    void chipsBroughtLateCountAtTheMinimum();
    void keepingIsRefused_data();
    void keepingIsRefused();
    void individualWheelCountsMinutes_data();
    void individualWheelCountsMinutes();
    void severalPlayersCountRounds_data();
    void severalPlayersCountRounds();
    void stakeStopsTheClock();
    void stakeStopsTheCount();
    void chipsTakenUpAgainDoNotCount();
    void casinosKnowNoIdleness_data();
    void casinosKnowNoIdleness();
    void freshAllowance_data();
    void freshAllowance();
    void pointsAreGivenAndNeverCashed();
    void walletsHaveBounds_data();
    void walletsHaveBounds();
};

void RouletteSessionsTest::playerStartsAndEndsTheSession_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("O27 at a wheel for several") << online();
    QTest::newRow("O27 at an individual wheel") << individualWheel();
    QTest::newRow("R12 in play until all chips are changed back") << casino();
    QTest::newRow("M9 in Macau") << macau();
}

void RouletteSessionsTest::playerStartsAndEndsTheSession() {
    QFETCH(const Settings, settings);
    Table table(settings);
    const PlayerId player = table.join();
    QCOMPARE(table.count<PlayerJoined>(), 1U);
    QVERIFY(table.isHere(player));
    QCOMPARE(outcome(table.send(Join{player, {}})), QStringLiteral("already_decided"));
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.leave(player)), kDone);
    QCOMPARE(table.last<SessionEnded>().player, player);
    QCOMPARE(table.last<SessionEnded>().reason, SessionEnd::left);
    QVERIFY(table.announced(CommonPhrase::session_over));
    QVERIFY(!table.isHere(player));
    QCOMPARE(outcome(table.leave(player)), QStringLiteral("not_seated"));
    QCOMPARE(outcome(table.stake(player, "red", 100)), QStringLiteral("not_seated"));
}

void RouletteSessionsTest::summaryAddsUp() {
    // O26. Round 1: a split wins 17 times. Round 2: no stake. Round 3: red loses. Round 4: void.
    Table table(online(), QStringLiteral("9 9 8 9"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "split 9 12", 200);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting()); // round 2
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting()); // round 3
    table.stake(player, "red", 700);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting()); // round 4
    table.stake(player, "red", 100);
    table.send(FailSystem{});
    QVERIFY(table.runToClose());
    QCOMPARE(outcome(table.leave(player)), kDone);
    const SessionSummary summary = table.last<SessionEnded>().summary;
    QCOMPARE(summary.rounds, 3U);
    QCOMPARE(summary.staked.cents, 200 + 700 + 100);
    QCOMPARE(summary.returned.cents, 3'600 + 100);
    QCOMPARE(summary.net().cents, 2'700);
    QCOMPARE(table.wallet(player), 1'002'700);
}

void RouletteSessionsTest::newSessionStartsAtNothing() {
    Table table(casino(), QStringLiteral("26"));
    const PlayerId player = table.join(1'000'000, 300);
    QVERIFY(table.runToBetting());
    table.series(player, Series::zero, 300);
    QVERIFY(table.runToClose());
    table.leave(player);
    QCOMPARE(outcome(table.send(Join{player, Money{200}})), kDone);
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.repeat(player)), QStringLiteral("no_stake"));
    QCOMPARE(outcome(table.parol(player)), QStringLiteral("no_stake"));
    QCOMPARE(outcome(table.stake(player, "straight 1", 300)), QStringLiteral("not_whole_chips"));
    QCOMPARE(outcome(table.leave(player)), kDone);
    QCOMPARE(table.last<SessionEnded>().summary, SessionSummary{});
}

void RouletteSessionsTest::settledPlayersLeaveAtOnce() {
    // O27: the player has no stakes left, although the round goes on.
    Table table(online(), QStringLiteral("9"));
    const PlayerId loser = table.join();
    const PlayerId winner = table.join();
    QVERIFY(table.runToBetting());
    table.stake(loser, "black", 100);
    table.stake(winner, "red", 100);
    QVERIFY(table.runTo<Settled>());
    QCOMPARE(outcome(table.leave(loser)), kDone);
    QVERIFY(!table.isHere(loser));
    QCOMPARE(table.count<PlayerLeaving>(), 0U);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(winner)->net().cents, 100);
}

void RouletteSessionsTest::individualWheelRestsWithoutItsPlayer() {
    // O4, O27
    Table table(individualWheel());
    QVERIFY(!table.driver().nextNeed());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.leave(player)), kDone);
    QVERIFY(table.runToClose());
    QVERIFY(!table.driver().nextNeed());
    table.wait(100);
    QCOMPARE(outcome(table.send(Join{player, {}})), kDone);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(table.state().round, 2U);
}

void RouletteSessionsTest::chipsAreChangedOnLeaving_data() {
    QTest::addColumn<qint64>("value");
    QTest::addColumn<qint64>("keep");
    QTest::addColumn<qint64>("changed");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<qint64>("wallet");
    const auto row = [](const char* tag, qint64 value, qint64 keep, qint64 changed, qint64 amount,
                        qint64 wallet) {
        QTest::newRow(tag) << value << keep << changed << amount << wallet;
    };
    // 10050: 33 chips of 300 are 9900 of it.
    row("R16 all chips are changed back", 300, 0, 33, 9'900, 10'050);
    row("R14 what comes back is told", 100, 0, 100, 10'000, 10'050);
    row("R16 some are carried off", 300, 3, 30, 9'000, 9'150);
    row("R16 all are carried off", 300, 33, 0, 0, 150);
}

void RouletteSessionsTest::chipsAreChangedOnLeaving() {
    QFETCH(const qint64, value);
    QFETCH(const qint64, keep);
    QFETCH(const qint64, changed);
    QFETCH(const qint64, amount);
    QFETCH(const qint64, wallet);
    Table table(casino());
    const PlayerId player = table.join(10'050, value);
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.leave(player, keep)), kDone);
    const auto event = table.last<ChipsChanged>();
    QCOMPARE(event.chips, changed);
    QCOMPARE(event.amount.cents, amount);
    QCOMPARE(event.kept, keep);
    QVERIFY(!event.late);
    QCOMPARE(table.wallet(player), wallet);
    QCOMPARE(table.state().ledger.sum().cents, 0);
    QVERIFY(table.indexOf<ChipsChanged>() < table.indexOf<SessionEnded>());
}

void RouletteSessionsTest::chipsBroughtLateCountAtTheMinimum() {
    // R16
    Table table(casino(), QStringLiteral("9"));
    const PlayerId player = table.join(10'000, 500);
    QCOMPARE(outcome(table.send(PresentChips{player})), QStringLiteral("no_stake"));
    QVERIFY(table.runToBetting());
    table.stake(player, "straight 9", 500);
    QCOMPARE(outcome(table.leave(player, 4)), kDone); // when the round ends
    QCOMPARE(outcome(table.send(PresentChips{player})), QStringLiteral("no_stake"));
    QVERIFY(table.runToClose());
    QCOMPARE(table.last<ChipsChanged>().kept, 4);
    QCOMPARE(table.wallet(player), 9'500 + 500 * 36 - 2'000);
    QCOMPARE(outcome(table.send(PresentChips{player})), kDone);
    const auto event = table.last<ChipsChanged>();
    QVERIFY(event.late);
    QCOMPARE(event.chips, 4);
    QCOMPARE(event.amount.cents, 400);
    QCOMPARE(table.wallet(player), 9'500 + 500 * 36 - 2'000 + 400);
    QCOMPARE(outcome(table.send(PresentChips{player})), QStringLiteral("no_stake"));
    QCOMPARE(outcome(table.send(PresentChips{9})), QStringLiteral("no_stake"));
}

void RouletteSessionsTest::keepingIsRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<qint64>("keep");
    QTest::addColumn<QString>("result");
    Settings cash = casino();
    cash.chips = Chips::cash;
    QTest::newRow("R16 more chips than there are") << casino() << qint64(101) << "not_enough_points";
    QTest::newRow("R16 many more") << casino() << qint64(INT64_MAX) << "not_enough_points";
    QTest::newRow("R16 fewer than none") << casino() << qint64(-1) << "not_offered";
    QTest::newRow("R16 cash chips need no changing") << cash << qint64(1) << "not_offered";
    QTest::newRow("O27 online there are none") << online() << qint64(1) << "not_offered";
    QTest::newRow("R16 as many as there are") << casino() << qint64(100) << "done";
}

void RouletteSessionsTest::keepingIsRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const qint64, keep);
    QFETCH(const QString, result);
    Table table(settings);
    const PlayerId player = table.join(10'000);
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.leave(player, keep)), result);
    QCOMPARE(table.isHere(player), result != kDone);
}

void RouletteSessionsTest::individualWheelCountsMinutes_data() {
    QTest::addColumn<double>("time");
    QTest::addColumn<bool>("invited");
    QTest::addColumn<bool>("ended");
    QTest::newRow("O28a nothing happens before 3 minutes are over") << 179.999 << false << false;
    QTest::newRow("O28a after 3 minutes the player is invited to leave") << 180.0 << true << false;
    QTest::newRow("O29 a minute is left after the warning") << 239.999 << true << false;
    QTest::newRow("O29 the session ends a minute after the warning") << 240.0 << true << true;
}

void RouletteSessionsTest::individualWheelCountsMinutes() {
    QFETCH(const double, time);
    QFETCH(const bool, invited);
    QFETCH(const bool, ended);
    Table table(individualWheel());
    const PlayerId player = table.join();
    table.wait(time);
    QCOMPARE(table.count<SessionInvited>(), invited ? 1U : 0U);
    QCOMPARE(table.count<SessionWarned>(), invited ? 1U : 0U);
    QCOMPARE(table.announced(CommonPhrase::leave_invitation), invited);
    QCOMPARE(table.announced(CommonPhrase::leave_warning), invited);
    QCOMPARE(table.count<SessionEnded>(), ended ? 1U : 0U);
    QCOMPARE(table.isHere(player), !ended);
    if (invited) {
        QVERIFY(table.last<SessionInvited>().individual);
        QCOMPARE(table.timeOf<SessionInvited>(), 180.0);
        QCOMPARE(Table::seconds(*table.last<SessionWarned>().until), 240.0);
        QVERIFY(table.rulesOfLast<SessionInvited>().contains(QStringLiteral("O28a")));
        QVERIFY(table.rulesOfLast<SessionWarned>().contains(QStringLiteral("O29")));
    }
    if (ended) {
        QCOMPARE(table.last<SessionEnded>().reason, SessionEnd::idle);
        QCOMPARE(table.count<RoundClosed>(), 1U);
        QVERIFY(!table.driver().nextNeed());
    }
}

void RouletteSessionsTest::severalPlayersCountRounds_data() {
    QTest::addColumn<int>("rounds");
    QTest::addColumn<bool>("invited");
    QTest::addColumn<bool>("ended");
    QTest::newRow("O28b five rounds without a stake bring nothing") << 5 << false << false;
    QTest::newRow("O28b more than five: invited to leave") << 6 << true << false;
    QTest::newRow("O29 warned, then ended with the next round") << 7 << true << true;
}

void RouletteSessionsTest::severalPlayersCountRounds() {
    QFETCH(const int, rounds);
    QFETCH(const bool, invited);
    QFETCH(const bool, ended);
    Table table;
    const PlayerId idle = table.join();
    const PlayerId busy = table.join();
    for (int round = 0; round < rounds; ++round) {
        QVERIFY(table.runToBetting());
        table.stake(busy, "red", 100);
        QVERIFY(table.runToClose());
    }
    QCOMPARE(table.count<SessionInvited>(), invited ? 1U : 0U);
    QCOMPARE(table.count<SessionWarned>(), invited ? 1U : 0U);
    QCOMPARE(table.count<SessionEnded>(), ended ? 1U : 0U);
    QCOMPARE(table.isHere(idle), !ended);
    QVERIFY(table.isHere(busy));
    if (invited) {
        QCOMPARE(table.last<SessionInvited>().player, idle);
        QVERIFY(!table.last<SessionInvited>().individual);
        QVERIFY(!table.last<SessionWarned>().until);
        QVERIFY(table.rulesOfLast<SessionInvited>().contains(QStringLiteral("O28b")));
    }
}

void RouletteSessionsTest::stakeStopsTheClock() {
    // O28a, O29: an individual wheel.
    Table table(individualWheel(), QStringLiteral("9"));
    const PlayerId player = table.join();
    table.wait(200); // warned
    QCOMPARE(outcome(table.stake(player, "red", 100)), kDone);
    table.wait(600); // the stake is placed, and the player takes a long time
    QVERIFY(table.isHere(player));
    table.spin(player);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    const double opened = table.now();
    QVERIFY(table.runTo<SessionInvited>());
    QCOMPARE(table.now(), opened + 180); // time in which no stake is possible does not count
}

void RouletteSessionsTest::stakeStopsTheCount() {
    // O28b: consecutive rounds.
    Table table;
    const PlayerId player = table.join();
    for (int round = 0; round < 6; ++round) {
        QVERIFY(table.runToClose());
    }
    QCOMPARE(table.count<SessionInvited>(), 1U);
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 100);
    for (int round = 0; round < 6; ++round) {
        QVERIFY(table.runToClose());
        QVERIFY(table.isHere(player));
    }
    QCOMPARE(table.count<SessionInvited>(), 1U);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<SessionInvited>(), 2U);
}

void RouletteSessionsTest::chipsTakenUpAgainDoNotCount() {
    // I-P41: they do not delay the end.
    Table table;
    const PlayerId player = table.join();
    for (int round = 0; round < 7; ++round) {
        QVERIFY(table.isHere(player));
        QVERIFY(table.runToBetting());
        table.stake(player, "red", 100);
        table.clear(player);
        QVERIFY(table.runToClose());
    }
    QVERIFY(!table.isHere(player));
}

void RouletteSessionsTest::casinosKnowNoIdleness_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("R12 casino") << casino();
    QTest::newRow("M9 Macau") << macau();
}

void RouletteSessionsTest::casinosKnowNoIdleness() {
    QFETCH(Settings, settings);
    for (const bool individual : {false, true}) {
        settings.individual = individual;
        Table table(settings);
        const PlayerId player = table.join();
        table.wait(3'600);
        QCOMPARE(table.count<SessionInvited>(), 0U);
        QVERIFY(table.isHere(player));
    }
}

void RouletteSessionsTest::freshAllowance_data() {
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<qint64>("staked");
    QTest::addColumn<QString>("result");
    QTest::newRow("O31 nothing is left") << qint64(0) << qint64(0) << "done";
    QTest::newRow("O31 less than the smallest minimum is left") << qint64(99) << qint64(0) << "done";
    QTest::newRow("O31 the smallest minimum is left") << qint64(100) << qint64(0) << "points_left";
    QTest::newRow("O31 everything is staked") << qint64(500) << qint64(500) << "points_left";
}

void RouletteSessionsTest::freshAllowance() {
    QFETCH(const qint64, wallet);
    QFETCH(const qint64, staked);
    QFETCH(const QString, result);
    Table table;
    const PlayerId player = table.join(wallet);
    QVERIFY(table.runToBetting());
    if (staked > 0) {
        QCOMPARE(outcome(table.stake(player, "red", staked)), kDone);
    }
    QCOMPARE(outcome(table.send(TakeAllowance{player})), result);
    QCOMPARE(table.wallet(player), result == kDone ? wallet + 100'000 : wallet - staked);
    QCOMPARE(outcome(table.send(TakeAllowance{9})), QStringLiteral("not_seated"));
}

void RouletteSessionsTest::pointsAreGivenAndNeverCashed() {
    // O30: points come from the issuer, and none are returned to it.
    Table table(online(), QStringLiteral("9 8 9"));
    const PlayerId player = table.join(1'000);
    for (int round = 0; round < 3; ++round) {
        QVERIFY(table.runToBetting());
        table.stake(player, "red", 500);
        QVERIFY(table.runToClose());
        QCOMPARE(table.state().ledger.balance(Ledger::kIssuer).cents, -1'000);
    }
    table.leave(player);
    QCOMPARE(table.state().ledger.balance(Ledger::kIssuer).cents, -1'000);
    QCOMPARE(table.wallet(player) + table.house(), 1'000);
}

void RouletteSessionsTest::walletsHaveBounds_data() {
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<QString>("result");
    QTest::newRow("O30 nothing") << qint64(0) << "done";
    QTest::newRow("O30 the largest amount") << qint64(kLargestAmount.cents) << "done";
    QTest::newRow("O30 more") << qint64(kLargestAmount.cents + 1) << "not_offered";
    QTest::newRow("O30 less than nothing") << qint64(-1) << "not_offered";
}

void RouletteSessionsTest::walletsHaveBounds() {
    QFETCH(const qint64, wallet);
    QFETCH(const QString, result);
    Table table;
    QCOMPARE(outcome(table.send(Admit{{wallet}})), result);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteSessionsTest)
#include "tst_roulette_sessions.moc"
