// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <map>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

Settings withShortcut(int pockets = 37) {
    Settings settings = online();
    settings.pockets = pockets;
    settings.seriesShortcut = true;
    return settings;
}

// R34c's tens bind every series and neighbours stake.
Settings inTens() {
    Settings settings = casino();
    settings.seriesMultiples = SeriesMultiples::stakes;
    return settings;
}

/// A player with chips of this value plays a zero series of `chip` each; 26 is drawn, which pays 36 chips.
PlayerId winZeroSeries(Table& table, std::int64_t chipValue, std::int64_t chip) {
    const PlayerId player = table.join(1'000'000, chipValue);
    table.runToBetting();
    if (table.series(player, Series::zero, chip)) {
        qFatal("no series");
    }
    return player;
}

} // namespace

/// Series, neighbours and parol.
class RouletteSeriesTest : public QObject {
    Q_OBJECT

private slots:
    void seriesLieAsTheTextSays_data();
    void seriesLieAsTheTextSays();
    void seriesAreRunsOfTheFrenchWheel_data();
    void seriesAreRunsOfTheFrenchWheel();
    void seriesAreOffered_data();
    void seriesAreOffered();
    void neighboursLieOnTheWheelsNumbers_data();
    void neighboursLieOnTheWheelsNumbers();
    void completeBetsHaveThePublishedChips_data();
    void completeBetsHaveThePublishedChips();
    void finalsEndInTheSameDigit();
    void shortcutBooksSingleStakes();
    void groupsHaveTheirOwnMaximum_data();
    void groupsHaveTheirOwnMaximum();
    void groupsDoNotCountAgainstSingleStakes();
    void groupsAreApart();
    void groupMaximumIsForTheHouse_data();
    void groupMaximumIsForTheHouse();
    void groupsAreWholeTens_data();
    void groupsAreWholeTens();
    void wholeTensStayWhole();
    void parolBuysWholeSets_data();
    void parolBuysWholeSets();
    void parolWaitsForTheNextRound();
    void parolDuringBetting();
    void parolOfOneSeries();
    void parolIsRefused_data();
    void parolIsRefused();
    void parolIsUndone();
    void parolNeedsThePoints();
};

void RouletteSeriesTest::seriesLieAsTheTextSays_data() {
    QTest::addColumn<Series>("series");
    QTest::addColumn<int>("chips");
    QTest::addColumn<QStringList>("lying");
    QTest::newRow("R25a grande: nine chips")
        << Series::grande << 9
        << QStringList{"street 0 2 3: 200", "split 4 7: 100",          "split 12 15: 100", "split 18 21: 100",
                       "split 19 22: 100",  "corner 25 26 28 29: 200", "split 32 35: 100"};
    QTest::newRow("R25a zero: four chips")
        << Series::zero << 4
        << QStringList{"split 0 3: 100", "split 12 15: 100", "straight 26: 100", "split 32 35: 100"};
    QTest::newRow("R25a pequena: six chips")
        << Series::pequena << 6 << QStringList{"split 5 8: 100",   "split 10 11: 100", "split 13 16: 100",
                                               "split 23 24: 100", "split 27 30: 100", "split 33 36: 100"};
    QTest::newRow("R25a vadios: five chips")
        << Series::vadios << 5
        << QStringList{"straight 1: 100", "split 6 9: 100", "split 14 17: 100", "split 17 20: 100",
                       "split 31 34: 100"};
}

void RouletteSeriesTest::seriesLieAsTheTextSays() {
    QFETCH(const Series, series);
    QFETCH(const int, chips);
    QFETCH(const QStringList, lying);
    Table table(casino());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.series(player, series, 100)), kDone);
    QCOMPARE(table.lying(player), lying);
    QCOMPARE(chipsOf(series), chips);
    QCOMPARE(table.staked(player), 100 * chips);
    const std::vector<Staked> staked = table.all<Staked>();
    for (const Staked& part : staked) { // one act, and each part has the series' name
        QVERIFY(part.stake.group == Group(series));
        QCOMPARE(part.act, staked.front().act);
        QVERIFY(ids(rulesOf(part, casino())).contains(QStringLiteral("R25a")));
    }
}

void RouletteSeriesTest::seriesAreRunsOfTheFrenchWheel_data() {
    QTest::addColumn<Series>("series");
    QTest::addColumn<QStringList>("runs");
    QTest::newRow("R25a grande: 17 numbers")
        << Series::grande << QStringList{"22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25"};
    QTest::newRow("R25a zero: seven numbers") << Series::zero << QStringList{"12 35 3 26 0 32 15"};
    QTest::newRow("R25a pequena: 12 numbers")
        << Series::pequena << QStringList{"27 13 36 11 30 8 23 10 5 24 16 33"};
    QTest::newRow("R25a vadios: eight numbers in two runs")
        << Series::vadios << QStringList{"1 20 14 31 9", "17 34 6"};
}

void RouletteSeriesTest::seriesAreRunsOfTheFrenchWheel() {
    QFETCH(const Series, series);
    QFETCH(const QStringList, runs);
    const Layout& layout = Layout::of(37);
    Numbers covered;
    const std::vector<Part> parts = partsOf(series, layout).value();
    for (const Part& part : parts) {
        layout[part.spot].numbers.forEach([&](Pocket pocket) { covered.add(pocket); });
    }
    QCOMPARE(covered, numbers(runs.join(QLatin1Char(' '))));
    const Wheel wheel(WheelOrder::french);
    for (const QString& run : runs) {
        const std::vector<Pocket> row = pockets(run);
        for (std::size_t i = 0; i < row.size(); ++i) {
            QCOMPARE(wheel.at(wheel.placeOf(row[0]) + static_cast<int>(i)), row[i]);
        }
    }
}

void RouletteSeriesTest::seriesAreOffered_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QStringList>("series");
    QTest::addColumn<bool>("neighbours");
    const QStringList all{"grande", "zero", "pequena", "vadios"};
    QTest::newRow("R25a with the French order") << casino() << all << true;
    QTest::newRow("R25a not with the American one") << americanCasino() << QStringList{} << false;
    QTest::newRow("I-O7b online: off by default") << online() << QStringList{} << false;
    QTest::newRow("I-O7b online: on") << withShortcut() << all << true;
    // With 00, 0-2-3 and 0-3 are not stakes.
    QTest::newRow("I-O7b online with 00: those whose stakes the layout has")
        << withShortcut(38) << QStringList{"pequena", "vadios"} << true;
    QTest::newRow("R25a not in Macau") << macau() << QStringList{} << false;
}

void RouletteSeriesTest::seriesAreOffered() {
    QFETCH(const Settings, settings);
    QFETCH(const QStringList, series);
    QFETCH(const bool, neighbours);
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    for (const Series each : kAllSeries) {
        const bool offered = series.contains(key(name(each)));
        QCOMPARE(outcome(table.series(player, each, 100)), offered ? kDone : QStringLiteral("not_offered"));
        QCOMPARE(offersSeries(settings, each), offered);
        QCOMPARE(seriesFrom(name(each)), std::optional(each));
    }
    QCOMPARE(offersSeries(settings), neighbours);
    QCOMPARE(outcome(table.neighbours(player, QStringLiteral("5"), 3, 100)),
             neighbours ? kDone : QStringLiteral("not_offered"));
}

void RouletteSeriesTest::neighboursLieOnTheWheelsNumbers_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("chips");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("covered");
    const auto row = [](const char* tag, const Settings& settings, const char* number, int chips,
                        const char* result, const char* covered) {
        QTest::newRow(tag) << settings << QString::fromLatin1(number) << chips << QString::fromLatin1(result)
                           << QString::fromLatin1(covered);
    };
    row("R25b three chips", casino(), "17", 3, "done", "25 17 34");
    row("R25b five chips", casino(), "17", 5, "done", "2 25 17 34 6");
    row("R25b seven chips", casino(), "17", 7, "done", "21 2 25 17 34 6 27");
    row("R25b round the zero", casino(), "0", 7, "done", "35 3 26 0 32 15 19");
    row("R25b not one chip", casino(), "17", 1, "not_a_stake", "");
    row("R25b not four", casino(), "17", 4, "not_a_stake", "");
    row("R25b not nine", casino(), "17", 9, "not_a_stake", "");
    row("R25b not less than none", casino(), "17", -3, "not_a_stake", "");
    row("R25b not a number that the wheel lacks", casino(), "00", 3, "not_a_stake", "");
    row("I-O7b in the wheel's own order", withShortcut(), "17", 5, "done", "20 32 17 5 22");
    row("I-O7b with the double zero", withShortcut(38), "00", 3, "done", "1 00 27");
}

void RouletteSeriesTest::neighboursLieOnTheWheelsNumbers() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, number);
    QFETCH(const int, chips);
    QFETCH(const QString, result);
    QFETCH(const QString, covered);
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.neighbours(player, number, chips, 200)), result);
    const std::vector<Pocket> row = pockets(covered);
    QStringList lying;
    for (Pocket each : row) {
        lying.push_back(QStringLiteral("straight ") + key(each.text()) + QStringLiteral(": 200"));
    }
    QCOMPARE(table.lying(player), lying);
    const Group group = groupsAreBooked(settings) ? Group(pocket(number), chips) : Group();
    for (const Staked& part : table.all<Staked>()) {
        QVERIFY(part.stake.group == group);
        if (!group.isNone()) {
            QVERIFY(part.stake.group.isNeighbours());
            QCOMPARE(part.stake.group.number(), pocket(number));
            QCOMPARE(part.stake.group.chips(), chips);
        }
    }
}

// The counts that casinos publish for a complete bet at a layout with one zero.
void RouletteSeriesTest::completeBetsHaveThePublishedChips_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("chips");
    QTest::newRow("zero") << 0 << 17;
    QTest::newRow("1") << 1 << 27;
    QTest::newRow("2") << 2 << 36;
    QTest::newRow("4") << 4 << 30;
    QTest::newRow("17") << 17 << 40;
    QTest::newRow("34") << 34 << 18;
    QTest::newRow("35") << 35 << 24;
}

void RouletteSeriesTest::completeBetsHaveThePublishedChips() {
    QFETCH(const int, number);
    QFETCH(const int, chips);
    const Settings settings = online();
    int count = 0;
    for (const Part& part : completeOf(Pocket(number), settings.layout())) {
        QVERIFY(settings.layout()[part.spot].numbers.has(Pocket(number)));
        count += part.chips;
    }
    QCOMPARE(count, chips);
}

void RouletteSeriesTest::finalsEndInTheSameDigit() {
    const Settings settings = online();
    for (int digit = 0; digit < 10; ++digit) {
        const std::vector<Part> parts = finalOf(digit, settings.layout());
        QCOMPARE(parts.size(), digit <= 6 ? std::size_t{4} : std::size_t{3});
        for (const Part& part : parts) {
            settings.layout()[part.spot].numbers.forEach(
                [digit](Pocket pocket) { QCOMPARE(pocket.index() % 10, digit); });
        }
    }
}

void RouletteSeriesTest::shortcutBooksSingleStakes() {
    // I-O7b: chips on the same spot are added, and count against O11.
    Table table(withShortcut(), QStringLiteral("12"));
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(player, QStringLiteral("split 12 15"), 500)), kDone);
    QCOMPARE(outcome(table.series(player, Series::zero, 100)), kDone);
    QCOMPARE(table.on(player, QStringLiteral("split 12 15")), 600);
    QCOMPARE(outcome(table.series(player, Series::zero, 3'000)), QStringLiteral("above_maximum")); // the 26
    QCOMPARE(table.staked(player), 900);
    QCOMPARE(outcome(table.parol(player)), QStringLiteral("not_offered"));
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->returned.cents, 600 * 18);
    QVERIFY(table.state().players[player].lastSeries.empty());
}

void RouletteSeriesTest::groupsHaveTheirOwnMaximum_data() {
    QTest::addColumn<int>("maximum");
    QTest::addColumn<qint64>("chip");
    QTest::addColumn<QString>("result");
    QTest::addColumn<qint64>("limit");
    // A table's minimum of 100; the zero series has four chips.
    QTest::newRow("R34c 120 times the minimum in all") << 120 << qint64(3'000) << "done" << qint64(0);
    QTest::newRow("R34c not more") << 120 << qint64(3'100) << "above_maximum" << qint64(12'000);
    QTest::newRow("I-R34c the house may set 20 times the minimum")
        << 20 << qint64(500) << "done" << qint64(0);
    QTest::newRow("I-R34c and then not more") << 20 << qint64(600) << "above_maximum" << qint64(2'000);
    QTest::newRow("R34c an enormous chip") << 120 << qint64(INT64_MAX) << "above_maximum" << qint64(12'000);
    QTest::newRow("R34a less than the minimum of a chance")
        << 120 << qint64(0) << "below_minimum" << qint64(100);
    QTest::newRow("R34a a chip below nothing") << 120 << qint64(INT64_MIN) << "below_minimum" << qint64(100);
    QTest::newRow("R9 whole chips") << 120 << qint64(150) << "not_whole_chips" << qint64(100);
}

void RouletteSeriesTest::groupsHaveTheirOwnMaximum() {
    QFETCH(const int, maximum);
    QFETCH(const qint64, chip);
    QFETCH(const QString, result);
    QFETCH(const qint64, limit);
    Settings settings = casino();
    settings.seriesMaximum = maximum;
    Table table(settings);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    const std::optional<Refusal> refusal = table.series(player, Series::zero, chip);
    QCOMPARE(outcome(refusal), result);
    QCOMPARE(table.staked(player), refusal ? 0 : 4 * chip);
    QCOMPARE(table.count<Staked>(), refusal ? 0U : 4U); // completely or not at all
    if (refusal) {
        QCOMPARE(refusal->limit.cents, limit);
    }
}

void RouletteSeriesTest::groupsDoNotCountAgainstSingleStakes() {
    // I-R34c: a straight up accepts 10 times the minimum, in addition to the series' chip on 26.
    Table table(casino());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.series(player, Series::zero, 3'000)), kDone);
    QCOMPARE(outcome(table.stake(player, QStringLiteral("straight 26"), 1'000)), kDone);
    QCOMPARE(outcome(table.stake(player, QStringLiteral("straight 26"), 100)),
             QStringLiteral("above_maximum"));
    QCOMPARE(table.on(player, QStringLiteral("straight 26")), 1'000);
    QCOMPARE(table.on(player, QStringLiteral("straight 26"), Group(Series::zero)), 3'000);
    QCOMPARE(outcome(table.series(player, Series::zero, 100)), QStringLiteral("above_maximum"));
}

void RouletteSeriesTest::groupsAreApart() {
    // R34c: each series, and each number with its neighbours, has its own maximum.
    Table table(casino());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.series(player, Series::zero, 3'000)), kDone);
    QCOMPARE(outcome(table.series(player, Series::pequena, 2'000)), kDone);
    QCOMPARE(outcome(table.neighbours(player, QStringLiteral("26"), 3, 4'000)), kDone);
    QCOMPARE(outcome(table.neighbours(player, QStringLiteral("26"), 3, 100)),
             QStringLiteral("above_maximum"));
    QCOMPARE(outcome(table.neighbours(player, QStringLiteral("26"), 5, 2'400)), kDone);
    QCOMPARE(outcome(table.neighbours(player, QStringLiteral("0"), 3, 4'000)), kDone);
    QCOMPARE(table.staked(player), 5 * 12'000);
}

void RouletteSeriesTest::groupMaximumIsForTheHouse_data() {
    QTest::addColumn<int>("maximum");
    QTest::addColumn<QString>("rule"); // that it breaks
    QTest::newRow("I-R34c 10") << 10 << "";
    QTest::newRow("I-R34c 120") << 120 << "";
    QTest::newRow("I-R34c 0") << 0 << "I-R34c";
    QTest::newRow("I-R34c 15 is no multiple of ten") << 15 << "I-R34c";
    QTest::newRow("R34c 130 is too much") << 130 << "R34c";
    QTest::newRow("I-R34c -10") << -10 << "I-R34c";
}

void RouletteSeriesTest::groupMaximumIsForTheHouse() {
    QFETCH(const int, maximum);
    QFETCH(const QString, rule);
    Settings settings = casino();
    settings.seriesMaximum = maximum;
    const std::optional<BadSetting> bad = firstBadSetting(settings);
    QCOMPARE(!bad, rule.isEmpty());
    if (bad) {
        QCOMPARE(key(bad->rule.text()), rule);
        QCOMPARE(key(bad->setting), QStringLiteral("series_maximum"));
    }
}

void RouletteSeriesTest::groupsAreWholeTens_data() {
    QTest::addColumn<int>("chips"); // on 17 and its neighbours; 0: the zero series, of four chips
    QTest::addColumn<qint64>("chip");
    QTest::addColumn<QString>("result");
    QTest::addColumn<qint64>("below"); // the nearest chip
    QTest::addColumn<qint64>("above");
    const auto row = [](const char* tag, int chips, qint64 chip, const char* result, qint64 below,
                        qint64 above) { QTest::newRow(tag) << chips << chip << result << below << above; };
    // A table's minimum of 100, so each stake is a multiple of 1000.
    row("I-R34c four chips of 500", 0, 500, "done", 0, 0);
    row("I-R34c the largest that 120 allow", 0, 3'000, "done", 0, 0);
    row("I-R34c not four of 100", 0, 100, "not_whole_chips", 0, 500);
    row("I-R34c not four of 700", 0, 700, "not_whole_chips", 500, 1'000);
    row("I-R34c three chips of 1000", 3, 1'000, "done", 0, 0);
    row("I-R34c not three of 500", 3, 500, "not_whole_chips", 0, 1'000);
    row("I-R34c five chips of 200", 5, 200, "done", 0, 0);
    row("I-R34c not five of 300", 5, 300, "not_whole_chips", 200, 400);
}

// The other reading of R34c: "whole multiples of 10" bind every series or neighbours stake.
void RouletteSeriesTest::groupsAreWholeTens() {
    QFETCH(const int, chips);
    QFETCH(const qint64, chip);
    QFETCH(const QString, result);
    QFETCH(const qint64, below);
    QFETCH(const qint64, above);
    const auto place = [&](Table& table, PlayerId player, qint64 value) {
        return chips == 0 ? table.series(player, Series::zero, value)
                          : table.neighbours(player, QStringLiteral("17"), chips, value);
    };
    Table table(inTens());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    const std::optional<Refusal> refusal = place(table, player, chip);
    QCOMPARE(outcome(refusal), result);
    QCOMPARE(table.staked(player), refusal ? 0 : (chips == 0 ? 4 : chips) * chip);
    if (!refusal) {
        return;
    }
    QVERIFY(refusal->cause == OwnCause::series_multiples);
    QCOMPARE(ids(refusal->rules), (QStringList{"R34c", "I-R34c"}));
    QCOMPARE(refusal->limit.cents, 1'000);
    QCOMPARE(refusal->nearestBelow.cents, below);
    QCOMPARE(refusal->nearestAbove.cents, above);
    QCOMPARE(outcome(place(table, player, above)), kDone);
    Table usual(casino());
    QVERIFY(usual.join() == player && usual.runToBetting());
    QCOMPARE(outcome(place(usual, player, chip)), kDone);
}

// I-R34c: favourites keep to them, too; what is doubled or repeated stays whole, and single stakes are free.
void RouletteSeriesTest::wholeTensStayWhole() {
    Table table(inTens());
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    const auto favourite = [&](std::int64_t chip) {
        PlaceAll all{player, {}};
        const std::vector<Part> parts = partsOf(Series::zero, table.state().layout()).value();
        for (const Part& part : parts) {
            all.stakes.push_back({part.spot, Group(Series::zero), Money{chip} * part.chips});
        }
        return table.send(all);
    };
    const std::optional<Refusal> refusal = favourite(100);
    QCOMPARE(outcome(refusal), QStringLiteral("not_whole_chips"));
    QVERIFY(refusal->cause == OwnCause::series_multiples);
    QCOMPARE(table.staked(player), 0);
    QCOMPARE(outcome(favourite(500)), kDone);
    QCOMPARE(outcome(table.doubleUp(player)), kDone);
    QCOMPARE(outcome(table.stake(player, QStringLiteral("straight 26"), 100)), kDone);
    QCOMPARE(table.staked(player), 4'100);
    QVERIFY(table.runToClose() && table.runToBetting());
    QCOMPARE(outcome(table.repeat(player)), kDone);
    QCOMPARE(table.staked(player), 4'100);
}

void RouletteSeriesTest::parolBuysWholeSets_data() {
    QTest::addColumn<Settings>("house");
    QTest::addColumn<int>("maximum");
    QTest::addColumn<qint64>("chip");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<qint64>("rest");
    // A zero series of four chips of 100; the straight up returns 36 chips: nine sets.
    QTest::newRow("R28 winnings and winning chips go on the series again")
        << casino() << 120 << qint64(100) << "26" << qint64(3'600) << qint64(0);
    // A split returns 18 chips: four sets of four, and two chips left.
    QTest::newRow("I-R28 what is no whole set is paid out")
        << casino() << 120 << qint64(100) << "3" << qint64(1'600) << qint64(200);
    QTest::newRow("I-R28 the limit bounds it")
        << casino() << 20 << qint64(100) << "26" << qint64(2'000) << qint64(1'600);
    // 36 chips of 500 are 18000; the limit of 12000 takes chips of 3000.
    QTest::newRow("I-R28 the limit bounds it by default")
        << casino() << 120 << qint64(500) << "26" << qint64(12'000) << qint64(6'000);
    // 18 chips of 500 are 9000; sets of four chips of 500 are two tens each.
    QTest::newRow("I-R34c in whole tens")
        << inTens() << 120 << qint64(500) << "3" << qint64(8'000) << qint64(1'000);
}

void RouletteSeriesTest::parolBuysWholeSets() {
    QFETCH(const Settings, house);
    QFETCH(const int, maximum);
    QFETCH(const qint64, chip);
    QFETCH(const QString, drawn);
    QFETCH(const qint64, amount);
    QFETCH(const qint64, rest);
    Settings settings = house;
    settings.seriesMaximum = maximum;
    Table table(settings, drawn);
    const PlayerId player = winZeroSeries(table, 100, chip);
    QVERIFY(table.runToClose());
    QCOMPARE(outcome(table.parol(player)), kDone);
    QCOMPARE(table.staked(player), 0);
    QVERIFY(table.runToBetting());
    QCOMPARE(table.last<ParolPlaced>().amount.cents, amount);
    QCOMPARE(table.last<ParolPlaced>().rest.cents, rest);
    QCOMPARE(table.staked(player), amount);
    QCOMPARE(table.on(player, QStringLiteral("straight 26"), Group(Series::zero)), amount / 4);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->staked.cents, amount);
}

void RouletteSeriesTest::parolWaitsForTheNextRound() {
    // R28: requested as soon as the player is paid, executed when stakes are accepted again.
    Table table(casino(), QStringLiteral("26"));
    const PlayerId player = winZeroSeries(table, 100, 100);
    QVERIFY(table.runTo<NumberDrawn>());
    QCOMPARE(outcome(table.parol(player)), QStringLiteral("not_now"));
    QVERIFY(table.runTo<Settled>());
    QCOMPARE(outcome(table.parol(player)), kDone);
    QCOMPARE(table.count<ParolOrdered>(), 1U);
    QCOMPARE(outcome(table.parol(player)), QStringLiteral("already_decided"));
    QCOMPARE(table.count<ParolPlaced>(), 0U);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(table.count<ParolPlaced>(), 1U);
    QCOMPARE(table.timeOf<ParolPlaced>(), table.timeOf<BettingOpened>());
    QCOMPARE(table.all<Staked>().back().act, 1U);
    // Once staked again it cannot be used twice.
    QCOMPARE(outcome(table.parol(player)), QStringLiteral("no_stake"));
    QCOMPARE(table.count<ParolOrdered>(), 1U);
    QVERIFY(table.rulesOfLast<ParolPlaced>().contains(QStringLiteral("R28")));
}

void RouletteSeriesTest::parolDuringBetting() {
    Table table(casino(), QStringLiteral("26"));
    const PlayerId player = winZeroSeries(table, 100, 100);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.parol(player)), kDone);
    QCOMPARE(table.count<ParolOrdered>(), 0U);
    QCOMPARE(table.last<ParolPlaced>().amount.cents, 3'600);
    QCOMPARE(table.staked(player), 3'600);
}

void RouletteSeriesTest::parolOfOneSeries() {
    // 12 wins in grande and in zero: both are staked again unless one is named.
    for (const bool named : {false, true}) {
        Table table(casino(), QStringLiteral("12"));
        const PlayerId player = table.join();
        QVERIFY(table.runToBetting());
        table.series(player, Series::grande, 100);
        table.series(player, Series::zero, 100);
        QVERIFY(table.runToClose());
        QCOMPARE(outcome(table.parol(player, named ? std::optional(Series::grande) : std::nullopt)), kDone);
        QVERIFY(table.runToBetting());
        QCOMPARE(table.count<ParolPlaced>(), named ? 1U : 2U);
        // 18 chips: two sets of nine, or four sets of four.
        QCOMPARE(table.staked(player), named ? 1'800 : 1'800 + 1'600);
    }
}

void RouletteSeriesTest::parolIsRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<bool>("plays");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<QString>("result");
    QTest::newRow("R28 nothing won") << casino() << true << "1"
                                     << "no_stake";
    QTest::newRow("R28 nothing staked") << casino() << false << "26"
                                        << "no_stake";
    QTest::newRow("R28 no series with the American order") << americanCasino() << false << "26"
                                                           << "not_offered";
    QTest::newRow("I-O7b no parol online") << withShortcut() << true << "26"
                                           << "not_offered";
    QTest::newRow("R28 no parol in Macau") << macau() << false << "26"
                                           << "not_offered";
}

void RouletteSeriesTest::parolIsRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const bool, plays);
    QFETCH(const QString, drawn);
    QFETCH(const QString, result);
    Table table(settings, drawn);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    if (plays) {
        table.series(player, Series::zero, 100);
    }
    QVERIFY(table.runToClose());
    QCOMPARE(outcome(table.parol(player)), result);
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.parol(player)), result);
    QCOMPARE(table.staked(player), 0);
}

void RouletteSeriesTest::parolIsUndone() {
    Table table(casino(), QStringLiteral("26"));
    const PlayerId player = winZeroSeries(table, 100, 100);
    QVERIFY(table.runToClose());
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.parol(player)), kDone);
    QCOMPARE(outcome(table.undo(player)), kDone);
    QCOMPARE(table.staked(player), 0);
    QCOMPARE(table.count<StakeTakenBack>(), 4U);
    QCOMPARE(table.wallet(player), 1'000'000 + 3'200);
}

void RouletteSeriesTest::parolNeedsThePoints() {
    // I-R28: the winnings have been spent meanwhile.
    Table table(casino(), QStringLiteral("26"));
    const PlayerId player = table.join(400);
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.series(player, Series::zero, 100)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(table.wallet(player), 3'600);
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.stake(player, QStringLiteral("red"), 3'000)), kDone);
    QCOMPARE(outcome(table.parol(player)), QStringLiteral("not_enough_points"));
    QCOMPARE(table.staked(player), 3'000);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteSeriesTest)
#include "tst_roulette_series.moc"
