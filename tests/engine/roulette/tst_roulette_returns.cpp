// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <map>
#include <numeric>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// Enough cents for every pay-out to be a whole number.
constexpr std::int64_t kStake = 1'000;

/// The total payback over every pocket for one cent staked, in lowest terms.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    static Fraction of(std::int64_t numerator, std::int64_t denominator) {
        const std::int64_t common = std::gcd(numerator, denominator);
        return {numerator / common, denominator / common};
    }
    friend bool operator==(const Fraction&, const Fraction&) = default;
};

QString text(const Fraction& fraction) {
    return QStringLiteral("%1/%2").arg(fraction.numerator).arg(fraction.denominator);
}

/// A table at which one player can stake on everything.
Settings wide(Settings settings) {
    settings.setMinimum(Money{kStake});
    return settings;
}

/// What each spot pays back when this pocket is drawn, to a player who stakes on all of them.
std::map<SpotId, std::int64_t> playAll(const Settings& settings, Pocket drawn) {
    Table table(settings, key(drawn.text()));
    const PlayerId player = table.join(kLargestAmount.cents);
    std::vector<Stake> stakes;
    for (std::size_t i = 0; i < settings.layout().spots().size(); ++i) {
        if (offers(settings, static_cast<SpotId>(i))) {
            stakes.push_back({static_cast<SpotId>(i), {}, Money{kStake}});
        }
    }
    std::map<SpotId, std::int64_t> returns;
    if (!table.runToBetting() || table.send(PlaceAll{player, stakes}) || !table.runToClose()) {
        return returns;
    }
    const std::optional<Settled> settlement = table.settled(player);
    for (const SettledStake& settled : settlement->stakes) {
        returns[settled.stake.spot] = settled.returned.cents;
    }
    return returns;
}

} // namespace

/// The payback of stakes: each case, and over all pockets as an exact fraction.
class RouletteReturnsTest : public QObject {
    Q_OBJECT

private slots:
    void everyStakeReturnsItsFraction_data();
    void everyStakeReturnsItsFraction();
    void oneStake_data();
    void oneStake();
    void seriesReturns_data();
    void seriesReturns();
    void neighboursReturn_data();
    void neighboursReturn();
    void largestPayOutKeepsEveryCent();
};

void RouletteReturnsTest::everyStakeReturnsItsFraction_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<int>("spots");
    QTest::addColumn<QString>("multiple");
    QTest::addColumn<QString>("even");
    // 37: 37 + 60 + 14 + 23 + 11 + 3 + 3 + 2 + 2 + 6.
    QTest::newRow("O13a online, 37 numbers") << wide(online()) << 161 << "36/37"
                                             << "36/37";
    // 38: 38 + 62 + 15 + 22 + 11 + 3 + 3 + 2 + 2 + 6.
    QTest::newRow("O13a online, 38 numbers") << wide(doubleZero()) << 164 << "18/19"
                                             << "18/19";
    QTest::newRow("R27b casino, French order: half of the even chances comes back on zero")
        << wide(casino()) << 161 << "36/37"
        << "73/74";
    QTest::newRow("R27b casino, American order") << wide(americanCasino()) << 161 << "36/37"
                                                 << "73/74";
    // 37 + 57 + 12 + 22 + 11 + 3 + 3 + 6, and 6 sectors: no stake holds zero with other numbers (I-M8).
    QTest::newRow("M7.1 Macau, American order") << wide(macau()) << 157 << "36/37"
                                                << "36/37";
    QTest::newRow("M7.1 Macau, French order") << wide(frenchMacau()) << 151 << "36/37"
                                              << "36/37";
}

void RouletteReturnsTest::everyStakeReturnsItsFraction() {
    QFETCH(const Settings, settings);
    QFETCH(const int, spots);
    QFETCH(const QString, multiple);
    QFETCH(const QString, even);
    std::map<SpotId, std::int64_t> returned;
    for (int i = 0; i < settings.pockets; ++i) {
        const std::map<SpotId, std::int64_t> round = playAll(settings, Pocket(i));
        QCOMPARE(static_cast<int>(round.size()), spots);
        for (const auto& [spot, cents] : round) {
            returned[spot] += cents;
        }
    }
    for (const auto& [spot, cents] : returned) {
        const Spot& place = settings.layout()[spot];
        QVERIFY2(text(Fraction::of(cents, kStake * settings.pockets)) ==
                     (isEvenChance(place.kind) ? even : multiple),
                 qPrintable(key(name(place.kind)) + QStringLiteral(", spot %1").arg(spot)));
    }
}

void RouletteReturnsTest::oneStake_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<qint64>("returned"); // of 1000
    const auto row = [](const char* tag, const Settings& settings, const char* words, const char* drawn,
                        qint64 returned) {
        QTest::newRow(tag) << settings << QString::fromLatin1(words) << QString::fromLatin1(drawn)
                           << returned;
    };
    row("O13a straight pays 35", online(), "straight 17", "17", 36'000);
    row("O13a split pays 17", online(), "split 17 20", "20", 18'000);
    row("O13a street pays 11", online(), "street 16 17 18", "18", 12'000);
    row("O13a corner pays 8", online(), "corner 17 18 20 21", "21", 9'000);
    row("O13a line pays 5", online(), "line 16-21", "19", 6'000);
    row("O13a dozen pays 2", online(), "dozen 13-24", "13", 3'000);
    row("O13a column pays 2", online(), "column 1 4 7 10 13 16 19 22 25 28 31 34", "34", 3'000);
    row("O13a double dozen pays one half", online(), "double_dozen 13-36", "24", 1'500);
    row("O13a double column pays one half", online(),
        "double_column 1 2 4 5 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35", "2", 1'500);
    row("O13b even pays 1", online(), "even", "8", 2'000);
    row("O13b odd pays 1", online(), "odd", "9", 2'000);
    row("O13b low pays 1", online(), "low", "18", 2'000);
    row("O13b high pays 1", online(), "high", "19", 2'000);
    row("O13b red pays 1", online(), "red", "1", 2'000);
    row("O13b black pays 1", online(), "black", "2", 2'000);
    row("O18 a stake without the number loses", online(), "straight 17", "18", 0);
    row("O18 a split without the number loses", online(), "split 17 20", "19", 0);
    row("O18 a colour without the number loses", online(), "red", "2", 0);
    row("O18 a double dozen without the number loses", online(), "double_dozen 13-36", "12", 0);
    row("O19 even chances lose whole on 0", online(), "even", "0", 0);
    row("O19 red loses whole on 0", online(), "red", "0", 0);
    row("O19 low loses whole on 0", online(), "low", "0", 0);
    row("O19 even chances lose whole on 00", doubleZero(), "black", "00", 0);
    row("O19 dozens lose on 0", online(), "dozen 1-12", "0", 0);
    row("O19 double columns lose on 00", doubleZero(),
        "double_column 1 2 4 5 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35", "00", 0);
    row("O19 multiple chances that hold 0 win", online(), "straight 0", "0", 36'000);
    row("O19 a split that holds 0 wins", online(), "split 0 2", "0", 18'000);
    row("O19 a corner that holds 0 wins", online(), "corner 0 1 2 3", "0", 9'000);
    row("O19 0 is not 00", doubleZero(), "straight 0", "00", 0);
    row("O19 the split of both zeros wins on either", doubleZero(), "split 0 00", "00", 18'000);

    row("R27a straight pays 35", casino(), "straight 0", "0", 36'000);
    row("R27a split pays 17", casino(), "split 0 1", "1", 18'000);
    row("R27a street pays 11", casino(), "street 0 2 3", "0", 12'000);
    row("R27a corner pays 8", casino(), "corner 25 26 28 29", "29", 9'000);
    row("R27a line pays 5", casino(), "line 1-6", "6", 6'000);
    row("R27a dozen pays 2", casino(), "dozen 1-12", "12", 3'000);
    row("R27a column pays 2", casino(), "column 3 6 9 12 15 18 21 24 27 30 33 36", "36", 3'000);
    row("R27a double dozen pays one half", casino(), "double_dozen 1-24", "1", 1'500);
    row("R27a double column pays one half", casino(),
        "double_column 2 3 5 6 8 9 11 12 14 15 17 18 20 21 23 24 26 27 29 30 32 33 35 36", "2", 1'500);
    row("R27b even chances pay 1", casino(), "black", "26", 2'000);
    row("R27b an even chance that loses loses whole", casino(), "black", "27", 0);
    row("R27b half of red comes back on zero", casino(), "red", "0", 500);
    row("R27b half of black comes back on zero", casino(), "black", "0", 500);
    row("R29 even loses half on zero", casino(), "even", "0", 500);
    row("R29 odd loses half on zero", casino(), "odd", "0", 500);
    row("R29 low loses half on zero", casino(), "low", "0", 500);
    row("R29 high loses half on zero, American order too", americanCasino(), "high", "0", 500);
    row("R29 dozens lose on zero", casino(), "dozen 25-36", "0", 0);
    row("R29 columns lose on zero", casino(), "column 1 4 7 10 13 16 19 22 25 28 31 34", "0", 0);
    row("R29 double dozens lose on zero", casino(), "double_dozen 1-24", "0", 0);
    row("R29 double columns lose on zero", casino(),
        "double_column 2 3 5 6 8 9 11 12 14 15 17 18 20 21 23 24 26 27 29 30 32 33 35 36", "0", 0);

    row("M7.1 straight pays 35", macau(), "straight 7", "7", 36'000);
    row("M7.2 split pays 17", macau(), "split 7 8", "7", 18'000);
    row("M7.3 street pays 11", macau(), "street 7 8 9", "9", 12'000);
    row("M7.4 corner pays 8", macau(), "corner 7 8 10 11", "11", 9'000);
    row("M7.5 line pays 5", macau(), "line 7-12", "10", 6'000);
    row("M7.6 sector of nine pays 3", macau(), "sector9 5 22 34 15 3 24 36 13 1", "13", 4'000);
    row("M7.6 sector of nine loses", macau(), "sector9 5 22 34 15 3 24 36 13 1", "27", 0);
    row("M7.7 sector of twelve pays 2", macau(), "sector12 2 4 6 14 16 18 19 21 23 31 33 35", "35", 3'000);
    row("M7.7 column pays 2", macau(), "column 1 4 7 10 13 16 19 22 25 28 31 34", "1", 3'000);
    row("M7.7 small pays 2", macau(), "dozen 1-12", "12", 3'000);
    row("M7.7 middle pays 2", macau(), "dozen 13-24", "24", 3'000);
    row("M7.7 big pays 2", macau(), "dozen 25-36", "36", 3'000);
    row("M7.8 even pays 1", macau(), "even", "36", 2'000);
    row("M7.8 odd pays 1", macau(), "odd", "35", 2'000);
    row("M7.8 low pays 1", macau(), "low", "1", 2'000);
    row("M7.8 high pays 1", macau(), "high", "36", 2'000);
    row("M7.8 red pays 1", macau(), "red", "36", 2'000);
    row("M7.8 black pays 1", macau(), "black", "35", 2'000);
    row("M8 a straight up on zero wins", macau(), "straight 0", "0", 36'000);
    row("M8 even chances lose whole on zero", macau(), "red", "0", 0);
    row("M8 dozens lose on zero", macau(), "dozen 1-12", "0", 0);
    row("M8 sectors lose on zero", macau(), "sector9 28 9 26 30 11 7 20 32 17", "0", 0);
}

void RouletteReturnsTest::oneStake() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, words);
    QFETCH(const QString, drawn);
    QFETCH(const qint64, returned);
    QCOMPARE(playOne(settings, words, 1'000, drawn), returned);
}

void RouletteReturnsTest::seriesReturns_data() {
    QTest::addColumn<Series>("series");
    QTest::addColumn<qint64>("staked"); // with chips of 100
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<qint64>("returned");
    const auto row = [](const char* tag, Series series, qint64 staked, const char* drawn, qint64 returned) {
        QTest::newRow(tag) << series << staked << QString::fromLatin1(drawn) << returned;
    };
    row("R27c grande: two chips on 0-2-3 win as a street", Series::grande, 900, "2", 200 * 12);
    row("R27c grande: two chips on 25-26-28-29 win as a corner", Series::grande, 900, "28", 200 * 9);
    row("R27c grande: the chip on 19-22 wins as a split", Series::grande, 900, "22", 100 * 18);
    row("R27c grande: zero", Series::grande, 900, "0", 200 * 12);
    row("R27c grande: all lose", Series::grande, 900, "5", 0);
    row("R27c zero: the chip on 26 wins as a straight up", Series::zero, 400, "26", 100 * 36);
    row("R27c zero: the chip on 0-3 wins as a split", Series::zero, 400, "3", 100 * 18);
    row("R27c zero: all lose", Series::zero, 400, "1", 0);
    row("R27c pequena: a split", Series::pequena, 600, "27", 100 * 18);
    row("R27c pequena: all lose", Series::pequena, 600, "0", 0);
    row("R27c vadios: the chip on 1 wins as a straight up", Series::vadios, 500, "1", 100 * 36);
    row("R27c vadios: two chips hold the 17", Series::vadios, 500, "17", 2 * 100 * 18);
    row("R27c vadios: one holds the 34", Series::vadios, 500, "34", 100 * 18);
}

void RouletteReturnsTest::seriesReturns() {
    QFETCH(const Series, series);
    QFETCH(const qint64, staked);
    QFETCH(const QString, drawn);
    QFETCH(const qint64, returned);
    Table table(casino(), drawn);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.series(player, series, 100)), kDone);
    QCOMPARE(table.staked(player), staked);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->returned.cents, returned);
    QCOMPARE(table.settled(player)->staked.cents, staked);
    for (const Paid& paid : table.all<Paid>()) {
        QVERIFY(paid.stake.group == Group(series));
        QVERIFY(ids(rulesOf(paid, table.state().settings)).contains(QStringLiteral("R27c")));
    }
}

void RouletteReturnsTest::neighboursReturn_data() {
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("chips");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<qint64>("returned");
    QTest::newRow("R27d the number itself wins as a straight up") << "0" << 5 << "0" << qint64(3'600);
    QTest::newRow("R27d a neighbour wins as a straight up") << "0" << 5 << "15" << qint64(3'600);
    QTest::newRow("R27d the next but two loses with five chips") << "0" << 5 << "19" << qint64(0);
    QTest::newRow("R27d and wins with seven") << "0" << 7 << "19" << qint64(3'600);
    QTest::newRow("R27d three chips, all lose") << "17" << 3 << "2" << qint64(0);
}

void RouletteReturnsTest::neighboursReturn() {
    QFETCH(const QString, number);
    QFETCH(const int, chips);
    QFETCH(const QString, drawn);
    QFETCH(const qint64, returned);
    Table table(casino(), drawn);
    const PlayerId player = table.join();
    QVERIFY(table.runToBetting());
    QCOMPARE(outcome(table.neighbours(player, number, chips, 100)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(player)->staked.cents, 100 * chips);
    QCOMPARE(table.settled(player)->returned.cents, returned);
    QCOMPARE(table.wallet(player), 1'000'000 - 100 * chips + returned);
}

void RouletteReturnsTest::largestPayOutKeepsEveryCent() {
    // O11, O13a: the largest possible win of one stake.
    Settings settings = online();
    settings.setMinimum({kLargestAmount.cents / 720});
    const std::int64_t stake = settings.maximumOf(ChanceKind::straight).cents;
    QCOMPARE(playOne(settings, QStringLiteral("straight 36"), stake, QStringLiteral("36")), stake * 36);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteReturnsTest)
#include "tst_roulette_returns.moc"
