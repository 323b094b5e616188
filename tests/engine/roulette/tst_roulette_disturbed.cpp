// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_three.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/check.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// How disturbed stakes are restored.
class RouletteDisturbedTest : public QObject {
    Q_OBJECT

private slots:
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
    void eventsOfAFileAreBounded();
};

void RouletteDisturbedTest::disturbedStakesArePutBack_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Phase>("phase");
    QTest::newRow("R33 while stakes are taken") << casino() << Phase::betting;
    QTest::newRow("R33 while the ball runs") << casino() << Phase::running;
    QTest::newRow("R33 once the number is known") << casino() << Phase::drawn;
    QTest::newRow("R33 winning stakes, while they are paid") << casino() << Phase::paying;
    QTest::newRow("M5.3 while the ball runs") << macau() << Phase::running;
    QTest::newRow("M5.3 winning stakes, while they are paid") << macau() << Phase::paying;
}

void RouletteDisturbedTest::disturbedStakesArePutBack() {
    QFETCH(const Settings, settings);
    QFETCH(const Phase, phase);
    Table table(settings, QStringLiteral("9"));
    threePlayers(table);
    if (settings.rules == RuleSet::casino) {
        table.series(1, Series::pequena, 100);
    }
    table.stake(2, "even", 400); // placed, taken up, placed: the record has all of it
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
    QVERIFY(table.announced(OwnPhrase::stakes_restored));
    // R33 and M5.3 are about winning stakes: no rule before the number.
    const bool isDrawn = phase == Phase::drawn || phase == Phase::paying;
    const QString rule = settings.rules == RuleSet::casino ? QStringLiteral("R33") : QStringLiteral("M5.3");
    QCOMPARE(table.rulesOfLast<StakesDisturbed>(), isDrawn ? QStringList{rule} : QStringList{});
    QCOMPARE(table.rulesOfLast<StakesRestored>(), isDrawn ? QStringList{rule} : QStringList{});
    for (PlayerId player = 0; player < 3; ++player) {
        QCOMPARE(table.lying(player), lay[player]);
        QCOMPARE(table.state().players[player].settled, lay[player].isEmpty());
    }
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(0)->net().cents, 7'500);
    QCOMPARE(table.settled(2)->net().cents, -400);
    QCOMPARE(table.count<Paid>(), 2U);
}

void RouletteDisturbedTest::timersWaitForTheStakes() {
    // R33: they are restored before stakes close, before the ball rests, and before the sweep.
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

void RouletteDisturbedTest::disturbedTableTakesNothing() {
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

// R33, I-P35: a breakdown waits until the stakes are restored, so that all players get their own back.
void RouletteDisturbedTest::failureWaitsForDisturbedStakes() {
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

void RouletteDisturbedTest::disturbanceIsRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<bool>("staked");
    QTest::addColumn<QString>("result");
    QTest::newRow("R33 nothing lies") << casino() << false << "no_stake";
    QTest::newRow("M5.3 nothing lies") << macau() << false << "no_stake";
    QTest::newRow("O2 there is no staff online") << online() << true << "not_offered";
}

void RouletteDisturbedTest::disturbanceIsRefused() {
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

void RouletteDisturbedTest::recordMustFit_data() {
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

void RouletteDisturbedTest::recordMustFit() {
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
    Events events;
    QCOMPARE(outcome(decide(table.state(), command, fault == QLatin1String("early") ? due - Duration(1) : due,
                            events)),
             result);
    QCOMPARE(events.empty(), result != kDone);
}

void RouletteDisturbedTest::recordKnowsWhatLies() {
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
    QVERIFY(table.runTo<Settled>()); // losing stakes are collected
    QCOMPARE(onRecord(), onLayout());
    QVERIFY(table.runToClose());
    table.send(PlaceParol{2, {}});
    QVERIFY(table.runToBetting()); // a parol is recorded in its own round
    QCOMPARE(onRecord(), onLayout());
    QVERIFY(!table.lying(2).isEmpty());
}

void RouletteDisturbedTest::spinAskedForWhileDisturbed() {
    // A player is disconnected at a casino's individual wheel: the launch waits for the stakes.
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
    QCOMPARE(table.driver().nextNeed(), std::optional(Need{table.driver().now(), OwnNeed::launch}));
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->returned.cents, 3'600);
}

// A record may contain any event: stakes that were never placed cannot be restored, taken back or settled.
void RouletteDisturbedTest::eventsOfAFileAreBounded() {
    Table table(casino());
    threePlayers(table);
    const State before = table.state();
    const Stake first = before.players[0].stakes.front();
    const Stake other{static_cast<SpotId>(first.spot + 1), {}, Money{500}};
    const Money all = before.players[0].staked;
    const Money lying = before.onLayout(0);
    const auto isRefused = [&](const std::vector<Event>& events) {
        const UntrustedEvents fromAFile;
        State state = before;
        for (std::size_t i = 0; i + 1 < events.size(); ++i) {
            Game::evolve(state, events[i], kTableOpened);
        }
        try {
            Game::evolve(state, events.back(), kTableOpened);
            return false;
        } catch (const BrokenInvariant&) {
            return true;
        }
    };
    QVERIFY(!isRefused({StakesDisturbed{}, StakeRestored{0, {first.spot, {}, all}}}));
    QVERIFY(isRefused({StakesDisturbed{}, StakeRestored{0, {first.spot, {}, all + Money{1}}}}));
    QVERIFY(isRefused({StakesDisturbed{}, StakeRestored{0, {first.spot, {}, all}}, StakeRestored{0, other}}));
    QVERIFY(isRefused({StakesDisturbed{}, StakeRestored{0, {first.spot, {}, Money{-1}}}}));
    QVERIFY(isRefused({StakeRestored{0, other}}));
    QVERIFY(isRefused({StakeTakenBack{0, {kNoSpot, {}, Money{1}}, 1, false}}));
    QVERIFY(!isRefused({Settled{0, all, lying, true, {}}}));
    QVERIFY(isRefused({Settled{0, all + Money{1}, lying, true, {}}}));
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteDisturbedTest)
#include "tst_roulette_disturbed.moc"
