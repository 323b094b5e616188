// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/statistics.h"

#include <QTest>

#include <cmath>

using namespace mesaviva::chance;

namespace {

bool isNear(double a, double b, double relative) { return std::abs(a - b) <= relative * std::abs(b); }

} // namespace

/// Probabilities of statistics, checked against published tables.
class ChanceStatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void chiSquareIsAsInTables_data();
    void chiSquareIsAsInTables();
    void incompleteGammaIsAsByItsFormula();
    void normalIsAsInTables();
    void poissonIsAsByItsFormula();
    void bothSidesCount();
    void evenCountsGiveChiSquare();
    void smallProportionsAreTakenTogether();
    void runsAreAsInATextbook();
    void equalSpacingsAreCounted();
    void serialPairsDoNotShareValues();
};

void ChanceStatisticsTest::chiSquareIsAsInTables_data() {
    QTest::addColumn<double>("statistic");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("above");
    // Critical values from the NIST/SEMATECH Handbook of Statistical Methods, table 1.3.6.7.4.
    const auto row = [](double statistic, double degrees, double above) {
        QTest::addRow("%g above %g of %g degrees", above, statistic, degrees)
            << statistic << degrees << above;
    };
    row(2.706, 1, 0.10);
    row(3.841, 1, 0.05);
    row(6.635, 1, 0.01);
    row(10.828, 1, 0.001);
    row(18.307, 10, 0.05);
    row(23.209, 10, 0.01);
    row(50.998, 36, 0.05);
    row(58.619, 36, 0.01);
    row(67.985, 36, 0.001);
    row(124.342, 100, 0.05);
    row(135.807, 100, 0.01);
    row(149.449, 100, 0.001);
    row(70.065, 100, 0.99);
    row(0.554, 5, 0.99);
}

void ChanceStatisticsTest::chiSquareIsAsInTables() {
    QFETCH(const double, statistic);
    QFETCH(const double, degrees);
    QFETCH(const double, above);
    QVERIFY(isNear(chiSquareAbove(statistic, degrees), above, 0.002)); // tables have three decimals
}

void ChanceStatisticsTest::incompleteGammaIsAsByItsFormula() {
    // Q(1, x) = e^-x; Q(1/2, x) = erfc(sqrt x); Q(n, x) = e^-x times the first n terms of e^x.
    for (const double x : {0.001, 0.5, 1.0, 3.0, 20.0, 100.0}) {
        QVERIFY(isNear(upperGamma(1, x), std::exp(-x), 1e-11));
        QVERIFY(isNear(upperGamma(0.5, x), std::erfc(std::sqrt(x)), 1e-11));
        QVERIFY(isNear(upperGamma(3, x), std::exp(-x) * (1 + x + x * x / 2), 1e-11));
    }
    QVERIFY(upperGamma(5, 0) == 1);
    // With many degrees of freedom it approaches the normal distribution (Wilson and Hilferty).
    for (const double deviations : {-3.0, -1.0, 0.0, 2.0, 4.0}) {
        const double degrees = 7'921;
        const double root = 1 - 2 / (9 * degrees) + deviations * std::sqrt(2 / (9 * degrees));
        const double expected = 0.5 * std::erfc(deviations / std::sqrt(2.0));
        QVERIFY(isNear(chiSquareAbove(degrees * root * root * root, degrees), expected, 0.001));
    }
}

void ChanceStatisticsTest::normalIsAsInTables() {
    QVERIFY(isNear(normalP(1.959963985), 0.05, 1e-8));
    QVERIFY(isNear(normalP(-2.575829304), 0.01, 1e-8));
    QVERIFY(isNear(normalP(3.290526731), 0.001, 1e-8));
    QVERIFY(normalP(0) == 1);
}

void ChanceStatisticsTest::poissonIsAsByItsFormula() {
    // Two or fewer with a mean of four: e^-4 (1 + 4 + 8) = 0.2381; nine or more: 0.02136.
    QVERIFY(isNear(poissonP(2, 4), 2 * 13 * std::exp(-4.0), 1e-10));
    QVERIFY(isNear(poissonP(0, 4), 2 * std::exp(-4.0), 1e-10));
    QVERIFY(isNear(poissonP(9, 4), 2 * 0.021363, 1e-4));
    QVERIFY(poissonP(4, 4) == 1);
    QVERIFY(poissonP(0, 0.001) == 1);
}

void ChanceStatisticsTest::bothSidesCount() {
    QVERIFY(isNear(chiSquareP(58.619, 36), 0.02, 0.002));
    QVERIFY(chiSquareP(5, 36) < 1e-6); // too even
    QVERIFY(chiSquareP(35.34, 36) > 0.98);
}

void ChanceStatisticsTest::evenCountsGiveChiSquare() {
    // A die thrown sixty times (5, 8, 9, 8, 10, 20): chi-square is 13.4.
    EvenCounts counts(6);
    constexpr std::array<int, 6> kThrown = {5, 8, 9, 8, 10, 20};
    for (std::size_t face = 0; face < 6; ++face) {
        for (int i = 0; i < kThrown[face]; ++i) {
            counts.add(face);
        }
    }
    const TestResult result = counts.result();
    QVERIFY(isNear(result.statistic, 13.4, 1e-12));
    QVERIFY(*result.degrees == 5);
    QVERIFY(isNear(result.p, 2 * 0.0199, 0.01));
}

void ChanceStatisticsTest::smallProportionsAreTakenTogether() {
    Proportions proportions({0.5, 0.4, 0.05, 0.03, 0.02});
    for (int i = 0; i < 100; ++i) {
        proportions.add(i < 50 ? 0U : i < 90 ? 1U : i < 95 ? 2U : i < 98 ? 3U : 4U);
    }
    const TestResult result = proportions.result(); // 50, 40, 5, 3 + 2 expected
    QVERIFY(*result.degrees == 3);
    QVERIFY(result.statistic < 1e-12);
}

void ChanceStatisticsTest::runsAreAsInATextbook() {
    // ++++---+++--++++++---- : 13 pluses, 9 minuses, 6 runs; expected 11.636, variance 4.8808.
    Runs runs;
    for (const char sign : std::string_view("++++---+++--++++++----")) {
        runs.add(sign == '+');
    }
    QVERIFY(isNear(runs.result().statistic, (6 - 11.636364) / std::sqrt(4.880756), 1e-4));
}

void ChanceStatisticsTest::equalSpacingsAreCounted() {
    BirthdaySpacings spacings(100, 4);
    for (const std::uint64_t day : {10U, 40U, 30U, 20U}) { // spacings 10, 10, 10 and 70
        spacings.add(day);
    }
    const TestResult result = spacings.result();
    QVERIFY(result.statistic == 2);
    QVERIFY(isNear(result.p, 2 * (1 - std::exp(-0.16) * 1.16), 1e-9)); // two or more with a mean of 64 / 400
}

void ChanceStatisticsTest::serialPairsDoNotShareValues() {
    SerialPairs pairs(2);
    for (const std::size_t value : {0U, 0U, 0U, 1U, 1U, 0U, 1U, 1U}) {
        pairs.add(value);
    }
    QVERIFY(pairs.result().statistic == 0); // each pair once
    QVERIFY(*pairs.result().degrees == 3);
}

#include "program/test_list.h"

MESAVIVA_TEST(ChanceStatisticsTest)
#include "tst_chance_statistics.moc"
