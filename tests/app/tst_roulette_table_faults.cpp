// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Faults at the roulette table: a void spin, disturbed stakes, a void round.

#include "program/test_list.h"
#include "roulette_desk.h"

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::LiveRouletteTable;
using app::RouletteDesk;
using app::RouletteDeskTest;
using app::RouletteReportModel;
using app::RouletteTableModel;
using app::WheelMotion;

class TestRouletteTableFaults : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    // R22.
    void objectInTheWheelMakesTheSpinVoid() {
        LiveRouletteTable settings = quickTable(RuleSet::casino);
        settings.pockets = {Pocket(5), Pocket(8), Pocket(13)};
        openAtBetting(settings);
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY(m_desk->runTo(QStringLiteral("betting_opened")));
        table().placeStake(17, 100);
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        const bool clockwise = table().isClockwise();
        // The desk's clock runs fast: on a busy machine the relaunch may happen before the first check here.
        bool wasPutBack = false;
        connect(table().wheel(), &WheelMotion::stageChanged, this, [&] {
            wasPutBack = wasPutBack || (table().wheel()->stage() == WheelMotion::Resting &&
                                        table().wheel()->isBallVisible());
        });
        QStringList rules;
        connect(&table(), &RouletteTableModel::captionChanged, this,
                [&] { rules += table().captionRules(); });
        m_desk->happen(DropObject{});
        QVERIFY(rules.contains(QStringLiteral("R22")));
        QCOMPARE(table().phase(), RouletteTableModel::Running);
        QVERIFY(wasPutBack); // on the previous number
        QCOMPARE(m_desk->lying(17), 100);
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        QVERIFY(table().isClockwise() != clockwise);
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        QCOMPARE(table().drawnText(), QStringLiteral("13"));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().lastRound()->voidSpins(), 1);
    }

    // R33.
    void disturbedStakesArePutBack() {
        openAtBetting(quickTable(RuleSet::casino));
        table().placeStake(17, 100);
        table().placeStake(20, 200);
        m_desk->happen(DisturbStakes{});
        QVERIFY(m_desk->runTo(QStringLiteral("stakes_restored")));
        QCOMPARE(m_desk->lying(17), 100);
        QCOMPARE(m_desk->lying(20), 200);
    }

    // O20, O21.
    void voidRoundGivesEverythingBack() {
        openAtBetting(quickTable(RuleSet::online));
        table().placeStake(17, 100);
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        m_desk->happen(FailSystem{});
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().wallet(), 100'000);
        QVERIFY(table().lastRound()->headline().contains(u"void"));
        QCOMPARE(RouletteDesk::at(*table().lastRound(), 0, RouletteReportModel::OutcomeRole).toInt(),
                 int(RouletteReportModel::Returned));
        QCOMPARE(RouletteDesk::at(*table().lastRound(), 0, RouletteReportModel::RuleRole).toString(),
                 QStringLiteral("O20"));
    }
};

MESAVIVA_TEST(TestRouletteTableFaults)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_table_faults.moc"
