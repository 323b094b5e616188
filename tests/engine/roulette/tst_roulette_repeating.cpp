// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Commands that place several stakes: those of the last round, doubling, favourites.
class RouletteRepeatingTest : public QObject {
    Q_OBJECT

private slots:
    void lastStakesAreRepeated();
    void replayIsRefused_data();
    void replayIsRefused();
    void stakesAreDoubledWholeOrNotAtAll();
    void favouritesArePlacedWholeOrNotAtAll_data();
    void favouritesArePlacedWholeOrNotAtAll();
};

void RouletteRepeatingTest::lastStakesAreRepeated() {
    Table table(casino(), QStringLiteral("8 8"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    table.stake(player, "red", 1'000);
    table.series(player, Series::pequena, 100);
    const QStringList lay = table.lying(player);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting()); // a round without a stake in between
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.repeat(player)), kDone);
    QCOMPARE(table.lying(player), lay);
    QCOMPARE(table.on(player, "split 5 8", Group(Series::pequena)), 100);
    QCOMPARE(table.all<Staked>().back().act, 1U);
}

void RouletteRepeatingTest::replayIsRefused_data() {
    QTest::addColumn<bool>("played");
    QTest::addColumn<bool>("staked");
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<QString>("result");
    QTest::newRow("R19 nothing to repeat") << false << false << qint64(10'000) << "no_stake";
    QTest::newRow("R19 something lies already") << true << true << qint64(10'000) << "already_decided";
    QTest::newRow("R12 too few points left") << true << false << qint64(1'500) << "not_enough_points";
    QTest::newRow("R19 repeated") << true << false << qint64(2'000) << "done";
}

void RouletteRepeatingTest::replayIsRefused() {
    QFETCH(const bool, played);
    QFETCH(const bool, staked);
    QFETCH(const qint64, wallet);
    QFETCH(const QString, result);
    Table table(casino(), QStringLiteral("8"));
    const PlayerId player = table.join(wallet);
    QVERIFY(table.runToBetting());
    if (played) {
        QCOMPARE(outcome(table.stake(player, "red", 500)), kDone);
        QCOMPARE(outcome(table.stake(player, "straight 1", 500)), kDone);
    }
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    if (staked) {
        table.stake(player, "even", 100);
    }
    QCOMPARE(outcome(table.repeat(player)), result);
    QCOMPARE(table.staked(player), result == kDone ? 1'000 : staked ? 100 : 0);
}

void RouletteRepeatingTest::stakesAreDoubledWholeOrNotAtAll() {
    Table table(casino());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.doubleUp(player)), QStringLiteral("no_stake"));
    table.stake(player, "straight 1", 300);
    table.series(player, Series::zero, 100);
    QCOMPARE(outcome(table.doubleUp(player)), kDone);
    QCOMPARE(table.staked(player), 1'400);
    QCOMPARE(table.on(player, "straight 26", Group(Series::zero)), 200);
    const std::optional<Refusal> refusal = table.doubleUp(player); // the straight up would reach 1200
    QCOMPARE(outcome(refusal), QStringLiteral("above_maximum"));
    QCOMPARE(refusal->limit.cents, 1'000);
    QCOMPARE(table.staked(player), 1'400);
}

void RouletteRepeatingTest::favouritesArePlacedWholeOrNotAtAll_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("stakes"); // words and cents, each with its group
    QTest::addColumn<QString>("result");
    const auto row = [](const char* tag, const Settings& settings, const char* stakes, const char* result) {
        QTest::newRow(tag) << settings << QString::fromLatin1(stakes) << QString::fromLatin1(result);
    };
    row("R26 single stakes", casino(), "red=1000; straight 1=500", "done");
    row("R26 the same spot twice", casino(), "straight 1=500; straight 1=500", "done");
    row("R34a both together are too much", casino(), "straight 1=500; straight 1=600", "above_maximum");
    row("R34a the last of them is too much", casino(), "red=1000; even=1000; straight 1=1100",
        "above_maximum");
    row("R34a the last of them is too little", casino(), "red=1000; straight 1=0", "below_minimum");
    row("R12 all together are too much", casino(), "red=7000; even=7000", "not_enough_points");
    row("R24a none", casino(), "", "no_stake");
    row("R24a no such spot", casino(), "red=1000; line 1 2 3 7 8 9=100", "not_a_stake");
    row("R25a a whole series", casino(),
        "split 0 3=100 zero; split 12 15=100 zero; straight 26=100 zero; split 32 35=100 zero", "done");
    row("R25a part of a series", casino(), "split 0 3=100 zero; split 12 15=100 zero", "not_a_stake");
    row("R25a a series with uneven chips", casino(),
        "split 0 3=100 zero; split 12 15=200 zero; straight 26=100 zero; split 32 35=100 zero",
        "not_a_stake");
    row("R25a a series with a chip too many", casino(),
        "split 0 3=100 zero; split 12 15=100 zero; straight 26=100 zero; split 32 35=100 zero; red=100 zero",
        "not_a_stake");
    row("R25b a number with its neighbours", casino(),
        "straight 25=100 17/3; straight 17=100 17/3; straight 34=100 17/3", "done");
    row("R25b a number with one neighbour", casino(), "straight 25=100 17/3; straight 17=100 17/3",
        "not_a_stake");
    row("R25b a number that the wheel lacks", casino(),
        "straight 26=100 00/3; straight 0=100 00/3; straight 32=100 00/3", "not_a_stake");
    row("R34c a series beyond its limit", casino(),
        "split 0 3=3100 zero; split 12 15=3100 zero; straight 26=3100 zero; split 32 35=3100 zero",
        "above_maximum");
    row("R34c enormous chips", casino(),
        "split 0 3=9223372036854775807 zero; split 12 15=9223372036854775807 zero; "
        "straight 26=9223372036854775807 zero; split 32 35=9223372036854775807 zero",
        "above_maximum");
    row("I-O7b online groups are booked as single stakes", online(), "straight 25=100 zero", "done");
    row("R25a no groups with the American order", americanCasino(), "straight 25=100 zero", "done");
    row("O12 what the house leaves out", macau(), "double_dozen 1-24=100", "not_offered");
}

void RouletteRepeatingTest::favouritesArePlacedWholeOrNotAtAll() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, stakes);
    QFETCH(const QString, result);
    Table table(settings);
    const PlayerId player = table.join(12'500);
    QVERIFY(table.runToBetting());
    PlaceAll command{player, {}};
    std::int64_t total = 0;
    for (const QString& entry : stakes.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        const QStringList sum = entry.section(QLatin1Char('='), 1).split(QLatin1Char(' '));
        Stake stake{table.spot(entry.section(QLatin1Char('='), 0, 0)), {}, Money{sum[0].toLongLong()}};
        if (sum.size() > 1) {
            const std::optional<Series> series = seriesFrom(sum[1].toStdString());
            stake.group = series ? Group(*series)
                                 : Group(pocket(sum[1].section(QLatin1Char('/'), 0, 0)),
                                         sum[1].section(QLatin1Char('/'), 1).toInt());
        }
        command.stakes.push_back(stake);
        total += sum[0].size() > 9 ? 0 : stake.amount.cents;
    }
    QCOMPARE(outcome(table.send(command)), result);
    const bool done = result == kDone;
    QCOMPARE(table.staked(player), done ? total : 0);
    QCOMPARE(table.count<Staked>(), done ? command.stakes.size() : 0U);
    for (const Staked& staked : table.all<Staked>()) {
        QCOMPARE(staked.act, 1U);
        QVERIFY(groupsAreBooked(settings) || staked.stake.group.isNone());
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteRepeatingTest)
#include "tst_roulette_repeating.moc"
