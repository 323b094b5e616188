// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

QStringList sorted(QStringList list) {
    list.sort();
    return list;
}

/// An open table at which the player staked on 5 in the previous round, and now has red and the zero series.
struct Scene {
    explicit Scene(const Settings& settings = casino()) : table(settings, QStringLiteral("8")) {
        player = table.join();
        table.runToBetting();
        table.stake(player, QStringLiteral("straight 5"), 300);
        table.runToClose();
        table.runToBetting();
    }
    void stakeSome() {
        table.stake(player, QStringLiteral("red"), 1'000);
        table.series(player, Series::zero, 100);
    }

    Table table;
    PlayerId player = 0;
};

} // namespace

/// How stakes are taken back and moved.
class RouletteTakingBackTest : public QObject {
    Q_OBJECT

private slots:
    void everyActIsUndone_data();
    void everyActIsUndone();
    void undoGoesBackActByAct();
    void undoEndsWithTheRound_data();
    void undoEndsWithTheRound();
    void clearTakesEverythingOff();
    void oneSpotIsTakenUp_data();
    void oneSpotIsTakenUp();
    void aGroupIsTakenUpWhole();
    void chipsAreMoved_data();
    void chipsAreMoved();
};

void RouletteTakingBackTest::everyActIsUndone_data() {
    QTest::addColumn<bool>("bare"); // no stakes before
    QTest::addColumn<QString>("act");
    QTest::newRow("R20 a stake") << false << "stake";
    QTest::newRow("R20 chips on top of a stake") << false << "more";
    QTest::newRow("R20 a series, whole") << false << "series";
    QTest::newRow("R20 neighbours, whole") << false << "neighbours";
    QTest::newRow("R20 a taking up") << false << "take";
    QTest::newRow("I-R34c a taking up of a series") << false << "take a series";
    QTest::newRow("R20 a clearing") << false << "clear";
    QTest::newRow("R20 a doubling") << false << "double";
    QTest::newRow("R20 a move") << false << "move";
    QTest::newRow("R20 a move onto other chips") << false << "join";
    QTest::newRow("R20 a repetition") << true << "repeat";
    QTest::newRow("R20 a favourite") << false << "favourite";
}

void RouletteTakingBackTest::everyActIsUndone() {
    QFETCH(const bool, bare);
    QFETCH(const QString, act);
    Scene scene;
    Table& table = scene.table;
    const PlayerId player = scene.player;
    if (!bare) {
        scene.stakeSome();
        table.stake(player, "black", 500);
    }
    const QStringList before = sorted(table.lying(player));
    const std::int64_t wallet = table.wallet(player);
    const std::int64_t staked = table.staked(player);
    const auto carryOut = [&]() -> std::optional<Refusal> {
        if (act == QLatin1String("stake")) {
            return table.stake(player, "split 1 2", 500);
        }
        if (act == QLatin1String("more")) {
            return table.stake(player, "red", 500);
        }
        if (act == QLatin1String("series")) {
            return table.series(player, Series::zero, 200);
        }
        if (act == QLatin1String("neighbours")) {
            return table.neighbours(player, "17", 5, 100);
        }
        if (act == QLatin1String("take")) {
            return table.take(player, "red");
        }
        if (act == QLatin1String("take a series")) {
            return table.take(player, "straight 26");
        }
        if (act == QLatin1String("clear")) {
            return table.clear(player);
        }
        if (act == QLatin1String("double")) {
            return table.doubleUp(player);
        }
        if (act == QLatin1String("move")) {
            return table.move(player, "red", "even");
        }
        if (act == QLatin1String("join")) {
            return table.move(player, "red", "black");
        }
        if (act == QLatin1String("repeat")) {
            return table.repeat(player);
        }
        return table.send(PlaceAll{
            player, {{table.spot("odd"), {}, Money{300}}, {table.spot("straight 9"), {}, Money{200}}}});
    };
    QCOMPARE(outcome(carryOut()), kDone);
    QVERIFY(sorted(table.lying(player)) != before);
    QCOMPARE(outcome(table.undo(player)), kDone);
    QCOMPARE(sorted(table.lying(player)), before);
    QCOMPARE(table.wallet(player), wallet);
    QCOMPARE(table.staked(player), staked);
    QCOMPARE(table.state().onLayout(player).cents, staked);
}

void RouletteTakingBackTest::undoGoesBackActByAct() {
    Scene scene;
    Table& table = scene.table;
    const PlayerId other = table.join();
    scene.stakeSome();
    table.stake(other, "black", 500);
    table.clear(scene.player);
    QCOMPARE(outcome(table.undo(scene.player)), kDone); // the clearing
    QCOMPARE(table.staked(scene.player), 1'400);
    QCOMPARE(outcome(table.undo(scene.player)), kDone); // the series
    QCOMPARE(table.lying(scene.player), QStringList{QStringLiteral("red: 1000")});
    QCOMPARE(outcome(table.undo(scene.player)), kDone); // red
    QCOMPARE(outcome(table.undo(scene.player)), QStringLiteral("no_stake"));
    QCOMPARE(table.staked(other), 500);
    QCOMPARE(table.staked(scene.player), 0);
    for (const StakeTakenBack& back : table.all<StakeTakenBack>()) {
        QCOMPARE(back.player, scene.player);
    }
}

void RouletteTakingBackTest::undoEndsWithTheRound_data() {
    QTest::addColumn<QString>("end");
    QTest::newRow("R19 a round that was played") << "played";
    QTest::newRow("O20 a void round") << "void";
    QTest::newRow("O27 a session that was ended") << "left";
}

void RouletteTakingBackTest::undoEndsWithTheRound() {
    QFETCH(const QString, end);
    Table table(online(), QStringLiteral("8"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 1'000);
    table.clear(player);
    if (end == QLatin1String("left")) {
        QCOMPARE(outcome(table.leave(player)), kDone);
        QCOMPARE(outcome(table.send(Join{player, {}})), kDone);
    } else {
        if (end == QLatin1String("void")) {
            QCOMPARE(outcome(table.send(FailSystem{})), kDone);
        }
        QVERIFY(table.runToClose());
        QVERIFY(table.runToBetting());
    }
    QCOMPARE(outcome(table.undo(player)), QStringLiteral("no_stake"));
    QCOMPARE(table.staked(player), 0);
}

void RouletteTakingBackTest::clearTakesEverythingOff() {
    Scene scene;
    scene.stakeSome();
    Table& table = scene.table;
    QCOMPARE(outcome(table.clear(scene.player)), kDone);
    QCOMPARE(table.count<StakeTakenBack>(), 5U);
    QVERIFY(table.lying(scene.player).isEmpty());
    QCOMPARE(table.state().onLayout(scene.player).cents, 0);
    QCOMPARE(table.wallet(scene.player), 1'000'000 - 300);
    QCOMPARE(outcome(table.clear(scene.player)), QStringLiteral("no_stake"));
}

void RouletteTakingBackTest::oneSpotIsTakenUp_data() {
    QTest::addColumn<QString>("spot");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<qint64>("left");
    const auto row = [](const char* tag, const char* spot, const char* result, const char* rule,
                        qint64 left) {
        QTest::newRow(tag) << QString::fromLatin1(spot) << QString::fromLatin1(result)
                           << QString::fromLatin1(rule) << left;
    };
    // 1000 on red, 500 on 26, and the zero series with chips of 100, one of them on 26.
    row("R20 a single stake", "red", "done", "", 900);
    row("R20 the single chips before a series' part", "straight 26", "done", "", 1'400);
    row("I-R34c a series' part brings the series", "split 0 3", "done", "", 1'500);
    row("R20 where nothing lies", "black", "no_stake", "", 1'900); // by no rule
    row("R20 from nowhere", "line 1 2 3 7 8 9", "not_a_stake", "R24a", 1'900);
}

void RouletteTakingBackTest::oneSpotIsTakenUp() {
    QFETCH(const QString, spot);
    QFETCH(const QString, result);
    QFETCH(const QString, rule);
    QFETCH(const qint64, left);
    Scene scene;
    scene.stakeSome();
    Table& table = scene.table;
    table.stake(scene.player, "straight 26", 500);
    const PlayerId other = table.join();
    table.stake(other, "red", 300);
    const std::int64_t all = table.wallet(scene.player) + table.staked(scene.player);
    const std::optional<Refusal> refusal = table.take(scene.player, spot);
    QCOMPARE(outcome(refusal), result);
    if (refusal) {
        QCOMPARE(ids(refusal->rules), rule.isEmpty() ? QStringList{} : QStringList{rule});
        QCOMPARE(table.last<Refused>().action, Action::take);
    }
    QCOMPARE(table.staked(scene.player), left);
    QCOMPARE(table.state().onLayout(scene.player).cents, left);
    QCOMPARE(table.wallet(scene.player), all - left);
    QCOMPARE(table.staked(other), 300);
}

// R25a, R25b, I-R34c: of several groups on a spot the latest is taken up first; by name any of them is.
void RouletteTakingBackTest::aGroupIsTakenUpWhole() {
    Scene scene;
    Table& table = scene.table;
    const PlayerId player = scene.player;
    table.series(player, Series::zero, 100);
    table.neighbours(player, "26", 3, 200);
    const Group neighbours(Pocket(26), 3);
    QCOMPARE(outcome(table.take(player, "straight 26")), kDone);
    QCOMPARE(stakedOn(table.state().players[player], neighbours), Money{});
    QCOMPARE(table.staked(player), 400);
    QCOMPARE(outcome(table.undo(player)), kDone);
    QCOMPARE(table.staked(player), 1'000);
    QCOMPARE(outcome(table.send(TakeUp{player, kNoSpot, Group(Series::zero)})), kDone);
    QCOMPARE(table.staked(player), 600);
    QCOMPARE(stakedOn(table.state().players[player], neighbours), Money{600});
    QCOMPARE(outcome(table.send(TakeUp{player, kNoSpot, Group(Series::zero)})), QStringLiteral("no_stake"));
}

void RouletteTakingBackTest::chipsAreMoved_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("result");
    QTest::addColumn<qint64>("there");
    const auto row = [](const char* tag, const char* from, const char* to, const char* result, qint64 there) {
        QTest::newRow(tag) << QString::fromLatin1(from) << QString::fromLatin1(to)
                           << QString::fromLatin1(result) << there;
    };
    // 1000 on red, 500 on 17, and the zero series with chips of 100.
    row("R20 to a bare spot", "straight 17", "split 17 20", "done", 500);
    row("R20 onto other chips", "straight 17", "red", "done", 1'500);
    row("R34a within the other spot's limit", "red", "straight 17", "above_maximum", 500);
    row("R20 where nothing lies", "black", "even", "no_stake", 0);
    row("R20 onto itself", "red", "red", "not_a_stake", 1'000);
    row("R20 from nowhere", "line 1 2 3 7 8 9", "red", "not_a_stake", 1'000);
    row("R20 to nowhere", "red", "line 1 2 3 7 8 9", "not_a_stake", 0);
    row("R25a a series' chips stay with it", "straight 26", "straight 25", "no_stake", 0);
    row("R25a single chips go beside a series' chip", "straight 17", "straight 26", "done", 500);
}

void RouletteTakingBackTest::chipsAreMoved() {
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, result);
    QFETCH(const qint64, there);
    Scene scene;
    scene.stakeSome();
    Table& table = scene.table;
    table.stake(scene.player, "straight 17", 500);
    const std::int64_t staked = table.staked(scene.player);
    QCOMPARE(outcome(table.move(scene.player, from, to)), result);
    if (table.spot(to) != kNoSpot) {
        QCOMPARE(table.on(scene.player, to), there);
    }
    QCOMPARE(table.staked(scene.player), staked);
    QCOMPARE(table.state().onLayout(scene.player).cents, staked);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteTakingBackTest)
#include "tst_roulette_taking_back.moc"
