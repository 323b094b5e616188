// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/odds/returns.h"
#include "roulette_kit.h"

#include <QObject>

#include <cmath>
#include <string_view>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

std::vector<Stake> stakesFrom(const Settings& settings, const QStringList& all, std::int64_t cents) {
    std::vector<Stake> stakes;
    for (const QString& words : all) {
        const Spoken place = spoken(words);
        stakes.push_back({settings.layout().find(place.kind, place.covered).value(), {}, Money{cents}});
    }
    return stakes;
}

QString text(const Fraction& fraction) {
    return QStringLiteral("%1/%2").arg(fraction.numerator).arg(fraction.denominator);
}

QString text(const WideFraction& fraction) {
    return QStringLiteral("%1/%2")
        .arg(QString::fromStdString(fraction.numerator.text()))
        .arg(fraction.denominator);
}

/// The result after a series and one parol, over all pairs of numbers.
Returns playParols(const Settings& settings, Series series, std::int64_t chip) {
    Returns returns(Money{chip * chipsOf(series)});
    for (int first = 0; first < settings.pockets; ++first) {
        for (int second = 0; second < settings.pockets; ++second) {
            const QString drawn = key(Pocket(first).text()) + QLatin1Char(' ') + key(Pocket(second).text());
            Table table(settings, drawn);
            const PlayerId player = table.join();
            if (!table.runToBetting() || table.series(player, series, chip) || !table.runToClose()) {
                return returns;
            }
            if (table.parol(player)) { // it has not won, or not enough
                const Money won = table.settled(player)->returned;
                returns.add(won, settings.pockets);
                break;
            }
            if (!table.runTo<NumberDrawn>() || !table.runToClose()) {
                return returns;
            }
            // The player's money before the series is the initial amount less the series.
            returns.add(Money{table.wallet(player) - (1'000'000 - chip * chipsOf(series))}, 1);
        }
    }
    return returns;
}

} // namespace

/// The expected return of stakes, as exact fractions.
class RouletteExactReturnsTest : public QObject {
    Q_OBJECT

private slots:
    void meanVarianceAndEdge_data();
    void meanVarianceAndEdge();
    void everySpotHasTheEdgeOfItsRules_data();
    void everySpotHasTheEdgeOfItsRules();
    void parolIsWhatTheTableDoes_data();
    void parolIsWhatTheTableDoes();
    void parolCountsAllCases();
    void varianceOfSeriesIsThatOfItsCases_data();
    void varianceOfSeriesIsThatOfItsCases();
    void varianceOfLargeStakesIsExact();
};

void RouletteExactReturnsTest::meanVarianceAndEdge_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QStringList>("stakes"); // 100 cents on each
    QTest::addColumn<QString>("mean");
    QTest::addColumn<QString>("variance");
    QTest::addColumn<QString>("edge");
    // One number: 36 for 1 in one of 37 cases; the variance is 36 * 36 * 36 / 37 / 37 of the stake squared.
    QTest::newRow("O13a straight up") << online() << QStringList{"straight 17"} << "3600/37"
                                      << "466560000/1369"
                                      << "1/37";
    QTest::newRow("O13a straight up, 38 numbers") << doubleZero() << QStringList{"straight 17"} << "1800/19"
                                                  << "119880000/361" // 36 * 36 * 37 / 38 / 38
                                                  << "1/19";
    QTest::newRow("O19 red") << online() << QStringList{"red"} << "3600/37"
                             << "13680000/1369" // 4 * 18 * 19 / 37 / 37
                             << "1/37";
    // 18 times 2, once a half: the mean is 73/74; 18 * 4 + 1/4 over 37, less its square.
    QTest::newRow("R27b red, half back on zero") << casino() << QStringList{"red"} << "3650/37"
                                                 << "13410000/1369" // (37 * 72.25 - 36.5 * 36.5) / 37 / 37
                                                 << "1/74";
    QTest::newRow("M8 red, all lost on zero") << macau() << QStringList{"red"} << "3600/37"
                                              << "13680000/1369"
                                              << "1/37";
    // Red and black return 2 for 2 except on zero: 4 * 36 / 37 / 37.
    QTest::newRow("O19 red and black") << online() << QStringList{"red", "black"} << "7200/37"
                                       << "1440000/1369"
                                       << "1/37";
    // With 1 for 2 on zero in casinos: 1 * 36 / 37 / 37.
    QTest::newRow("R27b red and black") << casino() << QStringList{"red", "black"} << "7300/37"
                                        << "360000/1369"
                                        << "1/74";
    QTest::newRow("O13a stakes of several chances")
        << online() << QStringList{"straight 17", "split 17 20", "street 16 17 18"}
        << "10800/37"
        // 36 + 18 + 12 on 17; 18 on 20; 12 on 16 and 18: (37 * 4968 - 108 * 108) / 37 / 37
        << "1721520000/1369"
        << "1/37";
}

void RouletteExactReturnsTest::meanVarianceAndEdge() {
    QFETCH(const Settings, settings);
    QFETCH(const QStringList, stakes);
    QFETCH(const QString, mean);
    QFETCH(const QString, variance);
    QFETCH(const QString, edge);
    const Returns returns = returnsOf(settings, stakesFrom(settings, stakes, 100));
    QCOMPARE(returns.allCases(), std::int64_t{settings.pockets});
    QCOMPARE(text(returns.mean()), mean);
    QCOMPARE(text(returns.variance()), variance);
    QCOMPARE(text(returns.edge()), edge);
}

void RouletteExactReturnsTest::everySpotHasTheEdgeOfItsRules_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("multiple");
    QTest::addColumn<QString>("even");
    QTest::newRow("O13 37 numbers") << online() << "1/37"
                                    << "1/37";
    QTest::newRow("O13 38 numbers") << doubleZero() << "1/19"
                                    << "1/19";
    QTest::newRow("R27 R29 half back") << casino() << "1/37"
                                       << "1/74";
    QTest::newRow("M7 Macau") << macau() << "1/37"
                              << "1/37";
}

void RouletteExactReturnsTest::everySpotHasTheEdgeOfItsRules() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, multiple);
    QFETCH(const QString, even);
    for (std::size_t i = 0; i < settings.layout().spots().size(); ++i) {
        const auto spot = static_cast<SpotId>(i);
        if (offers(settings, spot)) {
            const Stake stake{spot, {}, Money{1'000}};
            QCOMPARE(text(returnsOf(settings, {&stake, 1}).edge()),
                     isEvenChance(settings.layout()[spot].kind) ? even : multiple);
        }
    }
}

void RouletteExactReturnsTest::parolIsWhatTheTableDoes_data() {
    QTest::addColumn<Series>("series");
    QTest::addColumn<qint64>("maximum"); // of a series, in minimums
    QTest::newRow("R28 zero") << Series::zero << qint64(120);
    QTest::newRow("R28 vadios") << Series::vadios << qint64(120);
    QTest::newRow("I-R28 bounded by the maximum") << Series::zero << qint64(10);
}

void RouletteExactReturnsTest::parolIsWhatTheTableDoes() {
    QFETCH(const Series, series);
    QFETCH(const qint64, maximum);
    Settings settings = casino();
    settings.seriesMaximum = maximum;
    const Money minimum = settings.minimumOf(ChanceKind::straight);
    const Returns played = playParols(settings, series, minimum.cents);
    const Returns computed = returnsOfParol(settings, series, minimum, minimum, 1);
    QCOMPARE(played.allCases(), std::int64_t{37 * 37});
    QVERIFY(computed.cases() == played.cases());
}

void RouletteExactReturnsTest::parolCountsAllCases() {
    const Settings settings = casino();
    std::int64_t cases = 37;
    for (int parols = 0; parols <= 3; ++parols) {
        const Returns returns = returnsOfParol(settings, Series::grande, Money{200}, Money{200}, parols);
        QCOMPARE(returns.allCases(), cases);
        QCOMPARE(returns.staked(), Money{1'800});
        cases *= 37;
    }
    // Without a parol it is an ordinary stake; each further spin takes its edge from the whole stake.
    QCOMPARE(text(returnsOfParol(settings, Series::grande, Money{200}, Money{200}, 0).edge()),
             QStringLiteral("1/37"));
    const Fraction once = returnsOfParol(settings, Series::grande, Money{200}, Money{200}, 1).edge();
    QVERIFY(once.value() > 1.0 / 37 && once.value() < 2.0 / 37);
}

void RouletteExactReturnsTest::varianceOfSeriesIsThatOfItsCases_data() {
    QTest::addColumn<Series>("series");
    QTest::addColumn<int>("parols");
    QTest::addColumn<qint64>("chip");
    for (const Series series : {Series::grande, Series::zero, Series::pequena, Series::vadios}) {
        for (int parols = 0; parols <= 3; ++parols) {
            for (const qint64 chip : {qint64{500}, qint64{1'234'567'890}}) {
                const std::string_view word = name(series);
                QTest::addRow("R28 %.*s, %d parols of %lld", static_cast<int>(word.size()), word.data(),
                              parols, static_cast<long long>(chip))
                    << series << parols << chip;
            }
        }
    }
}

void RouletteExactReturnsTest::varianceOfSeriesIsThatOfItsCases() {
    QFETCH(const Series, series);
    QFETCH(const int, parols);
    QFETCH(const qint64, chip);
    Settings settings = casino();
    settings.setMinimum(Money{chip});
    const Money unit = settings.minimumOf(ChanceKind::straight);
    const Returns returns = returnsOfParol(settings, series, unit, unit, parols);
    const auto all = static_cast<long double>(returns.allCases());
    long double mean = 0;
    for (const auto& [amount, cases] : returns.cases()) {
        mean += static_cast<long double>(amount.cents) * static_cast<long double>(cases) / all;
    }
    long double variance = 0;
    for (const auto& [amount, cases] : returns.cases()) {
        const long double off = static_cast<long double>(amount.cents) - mean;
        variance += off * off * static_cast<long double>(cases) / all;
    }
    const auto exact = static_cast<long double>(returns.variance().value());
    QVERIFY2(std::abs(exact / variance - 1) < 1e-12L, qPrintable(text(returns.variance())));
    // In lowest terms, over the squared number of cases.
    const std::int64_t denominator = returns.variance().denominator;
    QCOMPARE(returns.allCases() * returns.allCases() % denominator, std::int64_t{0});
}

void RouletteExactReturnsTest::varianceOfLargeStakesIsExact() {
    const Settings settings = online();
    std::vector<Stake> stakes = stakesFrom(settings, {"straight 17", "red"}, 1);
    stakes[0].amount = kLargestAmount;
    const Returns returns = returnsOf(settings, stakes);
    // 36 s on 17 (black), 2 on each of 18 red numbers, with s = 10^12:
    // (37 * (1296 s^2 + 72) - (36 s + 36)^2) / 37^2 = (46656 s^2 - 2592 s + 1368) / 1369.
    QCOMPARE(text(returns.variance()), QStringLiteral("46655999999997408000000001368/1369"));
    QCOMPARE(text(returns.edge()), QStringLiteral("1/37"));
    // A single round amount is a small number of large units.
    stakes = stakesFrom(settings, {"straight 17"}, 1'000'000);
    QCOMPARE(text(returnsOf(settings, stakes).variance()), QStringLiteral("46656000000000000/1369"));
    // The largest input of returnsOf(): 36 for one on a thousand, 36 * 36 * 36 / 37^2 of 10^15 squared.
    stakes.assign(1'000, {stakes[0].spot, {}, kLargestAmount});
    QCOMPARE(text(returnsOf(settings, stakes).variance()),
             QStringLiteral("46656") + QString(30, QLatin1Char('0')) + QStringLiteral("/1369"));
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteExactReturnsTest)
#include "tst_roulette_exact_returns.moc"
