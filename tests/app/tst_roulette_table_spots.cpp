// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the roulette table shows of each empty spot: chance, numbers, limits, payout.

#include "program/test_list.h"
#include "roulette_desk.h"

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::LiveRouletteTable;
using app::RouletteDeskTest;
using app::StakeInfo;

class TestRouletteTableSpots : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void spotsShowWhatTheyAre_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QList<int>>("pockets");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("pays");
        QTest::addColumn<qint64>("maximum");
        QTest::newRow("O11 straight") << int(ChanceKind::straight) << QList<int>{17} << "Straight up 17"
                                      << "35 to 1" << qint64{3'000};
        QTest::newRow("O11 split") << int(ChanceKind::split) << QList<int>{17, 20} << "Split 17-20"
                                   << "17 to 1" << qint64{6'000};
        QTest::newRow("O11 street") << int(ChanceKind::street) << QList<int>{0, 1, 2} << "Street 0-1-2"
                                    << "11 to 1" << qint64{9'000};
        QTest::newRow("O11 corner") << int(ChanceKind::corner) << QList<int>{25, 26, 28, 29}
                                    << "Corner 25-26-28-29"
                                    << "8 to 1" << qint64{12'000};
    }
    void spotsShowWhatTheyAre() {
        QFETCH(int, kind);
        QFETCH(QList<int>, pockets);
        QFETCH(QString, name);
        QFETCH(QString, pays);
        QFETCH(qint64, maximum);
        openAtBetting(patientTable(RuleSet::online));
        Numbers numbers;
        for (const int pocket : pockets) {
            numbers.add(Pocket(pocket));
        }
        const StakeInfo info =
            table().spotInfo(*m_desk->state().layout().find(static_cast<ChanceKind>(kind), numbers));
        QCOMPARE(info.name, name);
        QCOMPARE(info.pays, pays);
        QCOMPARE(info.minimum, 100);
        QCOMPARE(info.maximum, maximum);
        QCOMPARE(info.pockets, pockets);
        QVERIFY(info.offered);
        QVERIFY(info.accessibleText.contains(name) && info.accessibleText.contains(pays));
    }

    void doubleDozensHaveTheLawsName() {
        openAtBetting(patientTable(RuleSet::online));
        Numbers numbers = Layout::boxNumbers(ChanceKind::double_dozen, 1);
        const StakeInfo info =
            table().spotInfo(*m_desk->state().layout().find(ChanceKind::double_dozen, numbers));
        QCOMPARE(info.name, QStringLiteral("Double dozen 1-24"));
        QCOMPARE(info.pays, QStringLiteral("1 to 2"));
    }

    // I-M8.
    void macauTakesNoZeroWithOtherNumbers() {
        openAtBetting(patientTable(RuleSet::macau));
        const int spot = m_desk->spot(ChanceKind::split, {0, 1});
        QVERIFY(!table().spotInfo(spot).offered);
        QVERIFY(!table().spotInfo(spot).reason.isEmpty());
        QVERIFY(!table().offeredSpots().contains(spot));
        table().placeStake(spot, 100);
        QCOMPARE(m_desk->refusals().size(), 1U);
        QCOMPARE(m_desk->refusals()[0].rule, QStringLiteral("I-M8"));
    }

    // I-M6.
    void macauHasSectorsOnTheTrack() {
        openAtBetting(patientTable(RuleSet::macau));
        const StakeInfo nine = table().trackInfo(200, 3);
        QCOMPARE(nine.name, QStringLiteral("Sector from 28 to 17"));
        QCOMPARE(nine.pays, QStringLiteral("3 to 1"));
        QCOMPARE(nine.pockets.size(), 9);
        QCOMPARE(table().trackInfo(204, 3).name, QStringLiteral("Sector from 20 to 1"));
        QCOMPARE(table().trackInfo(205, 3).name, QStringLiteral("Sector from 19 to 2"));
        QCOMPARE(table().trackInfo(206, 3), StakeInfo{});
        table().placeTrack(200, 300, 3);
        QCOMPARE(m_desk->lying(nine.spot), 300);
    }

    // O11, O13a, O13b, O6b: a row for each chance, with the zeros named.
    void limitsComeWithPayOutsAndZeros() {
        LiveRouletteTable settings = patientTable(RuleSet::online);
        settings.settings.pockets = 38;
        openAtBetting(settings);
        const QStringList cells = table().limitCells();
        QCOMPARE(cells.mid(0, 3),
                 (QStringList{"Straight up, also on 0 and 00", "35 to 1", "1.00\u00A0pts – 30.00\u00A0pts"}));
        QCOMPARE(cells.mid(3, 3), (QStringList{"Split", "17 to 1", "1.00\u00A0pts – 60.00\u00A0pts"}));
        QCOMPARE(cells.size() % 3, 0);
    }
};

MESAVIVA_TEST(TestRouletteTableSpots)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_table_spots.moc"
