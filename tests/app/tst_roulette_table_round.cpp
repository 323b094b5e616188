// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A round at the roulette table, from the spin to the report, the individual wheel, and the end of a session.

#include "roulette_desk.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/random_stream.h"
#endif
#include "program/test_list.h"

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::LiveRouletteTable;
using app::RouletteDesk;
using app::RouletteDeskTest;
using app::RouletteNumberListModel;
using app::RoulettePlayerListModel;
using app::RouletteReportModel;
using app::RouletteStakeListModel;
using app::RouletteTableModel;
using app::ShareListModel;
using app::TableEvent;

class TestRouletteTableRound : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void roundBringsNumberMarkerAndResult() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(17)};
        openAtBetting(settings);
        table().placeStake(17, 100);
        table().placeStake(m_desk->spot(ChanceKind::red), 500);
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        QCOMPARE(table().phase(), RouletteTableModel::Running);
        QVERIFY(!table().isStakesOpen());
        QCOMPARE(table().drawnPocket(), -1);
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        QCOMPARE(table().drawnText(), QStringLiteral("17"));
        QCOMPARE(table().drawnColour(), int(RouletteNumberListModel::Black));
        QCOMPARE(table().markerPocket(), 17);
        QCOMPARE(RouletteDesk::at(*table().lastNumbers(), 0, RouletteNumberListModel::TextRole).toString(),
                 QStringLiteral("17"));
        QCOMPARE(statusOn(17), RouletteStakeListModel::Winning);
        const QList<int> spots = table().stakes()->spots();
        QVERIFY(spots.contains(17) && spots.contains(m_desk->spot(ChanceKind::red)));
        QCOMPARE(statusOn(m_desk->spot(ChanceKind::red)), RouletteStakeListModel::Losing);
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QVERIFY(table().isResultShown());
        QCOMPARE(table().result()->ownStaked(), 600);
        QCOMPARE(table().result()->ownReturned(), 3'600);
        QCOMPARE(table().result()->ownNet(), 3'000);
        QCOMPARE(table().wallet(), 103'000);
        QCOMPARE(table().markerPocket(), 17);
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().stakes()->spots(), spots); // marker and payments keep their positions
        QCOMPARE(table().lastRound()->headline(), QStringLiteral("17, black"));
        QCOMPARE(table().lastRound()->ownRows(), 2);
        QCOMPARE(table().lastRound()->seed().size(), 64);
        QVERIFY(m_desk->runTo(QStringLiteral("round_opened")));
        QCOMPARE(table().markerPocket(), -1);
        QVERIFY(table().isResultShown());
        QCOMPARE(table().stakes()->rowCount(), 0);
        QVERIFY(table().lastRound()->isAvailable());
        QVERIFY(m_desk->runTo(QStringLiteral("betting_closed")));
        QVERIFY(!table().isResultShown());
    }

    void resultNamesChanceNumbersAndRule() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(0)};
        openAtBetting(settings);
        table().placeStake(m_desk->spot(ChanceKind::split, {0, 2}), 200);
        table().placeStake(m_desk->spot(ChanceKind::black), 500);
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        RouletteReportModel& result = *table().result();
        QCOMPARE(RouletteDesk::at(result, 0, RouletteReportModel::NameRole).toString(),
                 QStringLiteral("Split 0-2"));
        QCOMPARE(RouletteDesk::at(result, 0, RouletteReportModel::ReturnedRole).toLongLong(), 3'600);
        QCOMPARE(RouletteDesk::at(result, 0, RouletteReportModel::RuleRole).toString(),
                 QStringLiteral("O13a"));
        QCOMPARE(RouletteDesk::at(result, 1, RouletteReportModel::NetRole).toLongLong(), -500);
        QCOMPARE(RouletteDesk::at(result, 1, RouletteReportModel::RuleRole).toString(),
                 QStringLiteral("O19"));
        QCOMPARE(RouletteDesk::at(result, 1, RouletteReportModel::OutcomeRole).toInt(),
                 int(RouletteReportModel::Lost));
    }

    // R27b, R29.
    void zeroTakesHalfOfAnEvenChanceInCasinos() {
        LiveRouletteTable settings = quickTable(RuleSet::casino);
        settings.pockets = {Pocket(0)};
        openAtBetting(settings);
        const int red = m_desk->spot(ChanceKind::red);
        table().placeStake(red, 1'000);
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        QCOMPARE(statusOn(red), RouletteStakeListModel::Halved);
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QCOMPARE(m_desk->lying(red), 500);
        QCOMPARE(table().wallet(), 99'500);
        QCOMPARE(RouletteDesk::at(*table().result(), 0, RouletteReportModel::RuleRole).toString(),
                 QStringLiteral("R29"));
        QCOMPARE(RouletteDesk::at(*table().result(), 0, RouletteReportModel::OutcomeRole).toInt(),
                 int(RouletteReportModel::HalfLost));
    }

    // The sums of every report match the wallet and the session.
    void reportsAddUp() {
        LiveRouletteTable settings = quickTable(RuleSet::casino);
        settings.simulated = 5;
        openAtBetting(settings);
        RandomStream dice(Seed{3}, stream_name::kPlayers);
        for (int round = 0; round < 8; ++round) {
            QVERIFY(m_desk->runTo(RouletteTableModel::Betting));
            for (int i = 0; i < 6; ++i) {
                table().placeStake(static_cast<int>(dice.below(150)), 100);
            }
            table().placeTrack(100 + round % 4, 100, 3);
            QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
            const RouletteReportModel& report = *table().lastRound();
            qint64 net = 0;
            for (int row = 0; row < report.ownRows(); ++row) {
                net += RouletteDesk::at(report, row, RouletteReportModel::NetRole).toLongLong();
            }
            QCOMPARE(net, report.ownNet());
            QVERIFY(report.totalStaked() >= report.ownStaked());
            QVERIFY(report.ownTookPart());
        }
        QCOMPARE(table().sessionRounds(), 8);
        QCOMPARE(table().wallet(), 100'000 + table().sessionNet());
        for (const TableEvent& event : m_desk->told()) {
            QVERIFY(event.kind != QLatin1String("refused") || event.own); // simulated players know the limits
        }
    }

    // R20: stakes are accepted while the ball runs, and the timer shows the time left.
    void stakesStayOpenUntilTheBallSlows() {
        openAtBetting(quickTable(RuleSet::casino));
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        QVERIFY(table().isStakesOpen());
        QVERIFY(table().hasPeriod());
        QVERIFY(table().isPeriodWarning());
        table().placeStake(17, 100);
        QVERIFY(m_desk->refusals().empty());
        QVERIFY(m_desk->runTo(QStringLiteral("betting_closed")));
        QVERIFY(!table().isStakesOpen());
        QVERIFY(!table().hasPeriod());
        table().placeStake(17, 100);
        QCOMPARE(m_desk->refusals().at(0).rule, QStringLiteral("R20"));
    }

    // O15.
    void individualWheelWaitsForThePlayer() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.settings.individual = true;
        openAtBetting(settings);
        QVERIFY(!table().hasPeriod());
        QVERIFY(!table().wheel()->isMoving());
        QVERIFY(!table().spinAction().enabled);
        QVERIFY(table().spinAction().reason.contains(u"1.00\u00A0pts"));
        table().placeStake(17, 100);
        QVERIFY(table().spinAction().enabled);
        table().spin();
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
    }

    void oneKeyRepeatsTheStakesAndLaunches() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.settings.individual = true;
        openAtBetting(settings);
        table().spinAgain(); // nothing to repeat: no spin
        QVERIFY(!table().wheel()->isMoving());
        table().placeStake(17, 100);
        table().spinAgain(); // what is down stays as it is
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QVERIFY(m_desk->runTo(QStringLiteral("betting_opened")));
        table().spinAgain();
        QCOMPARE(table().stakesDown(), 100);
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
    }

    // O15: the result stays through the next betting time unless the player closes it.
    void individualResultStaysWhileBetsAreOpen_data() {
        QTest::addColumn<bool>("dismissed");
        QTest::newRow("O15 until bets are closed") << false;
        QTest::newRow("O15 put away") << true;
    }
    void individualResultStaysWhileBetsAreOpen() {
        QFETCH(bool, dismissed);
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.settings.individual = true;
        openAtBetting(settings);
        table().placeStake(17, 100);
        table().spin();
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QVERIFY(m_desk->runTo(QStringLiteral("betting_opened")));
        QVERIFY(table().isResultShown());
        QCOMPARE(table().result()->ownStaked(), 100);
        if (dismissed) {
            table().dismissResult();
        } else {
            table().placeStake(18, 100);
            QVERIFY(table().isResultShown());
            table().spin();
            QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        }
        QVERIFY(!table().isResultShown());
    }

    // O31: a player without points sees that instead.
    void individualResultMakesRoomForFreshPoints() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.settings.individual = true;
        settings.pockets = {Pocket(5)};
        settings.wallet = Money{100};
        openAtBetting(settings);
        table().placeStake(17, 100);
        table().spin();
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QVERIFY(table().isResultShown());
        QVERIFY(m_desk->runTo(QStringLiteral("betting_opened")));
        QVERIFY(!table().isResultShown());
        QVERIFY(table().isOutOfPoints());
    }

    // O6e: a number drawn once, long ago, ranks behind numbers never drawn.
    void numbersNotDrawnComeBeforeThoseOfLongAgo() {
        roulette::NumberHistory history;
        for (int number = 0; number < 35; ++number) {
            history.add(Pocket(number));
        }
        app::RouletteStatistics statistics(roulette::WheelOrder::french);
        statistics.read(history, history.size());
        QVERIFY(!statistics.isEnough());
        QCOMPARE(statistics.cold().size(), 5);
        QVERIFY(statistics.cold().mid(0, 2).contains(QStringLiteral("35 (35+)")));
        QVERIFY(statistics.cold().mid(0, 2).contains(QStringLiteral("36 (35+)")));
        QCOMPARE(statistics.cold().mid(2), (QStringList{"0 (34)", "1 (33)", "2 (32)"}));
        history.add(Pocket(3));
        history.add(Pocket(3));
        statistics.read(history, history.size());
        QVERIFY(statistics.isEnough());
    }

    // O6e.
    void statisticsCountWhatWasDrawn() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(1), Pocket(3), Pocket(3), Pocket(5)};
        openAtBetting(settings);
        for (int round = 0; round < 4; ++round) {
            QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        }
        app::RouletteStatistics& statistics = *table().statistics();
        QCOMPARE(statistics.drawn(), 4);
        QCOMPARE(statistics.expected(), 4.0 / 37);
        QCOMPARE(statistics.largestCount(), 2);
        QCOMPARE(statistics.hot().at(0), QStringLiteral("3 (2)"));
        QVERIFY(!statistics.isEnough());
        QCOMPARE(statistics.cold().size(), 34); // all numbers never drawn
        QVERIFY(statistics.cold().contains(QStringLiteral("17 (4+)")));
        QVERIFY(!statistics.cold().contains(QStringLiteral("1 (3)")));
        int sum = 0;
        for (int row = 0; row < statistics.counts()->rowCount(); ++row) {
            sum += RouletteDesk::at(*statistics.counts(), row, app::PocketCountModel::CountRole).toInt();
        }
        QCOMPARE(sum, 4);
        QCOMPARE(RouletteDesk::at(*statistics.shares(), 0, ShareListModel::NameRole).toString(),
                 QStringLiteral("Red"));
        QCOMPARE(RouletteDesk::at(*statistics.shares(), 0, ShareListModel::ShareRole).toDouble(), 1.0);
        QCOMPARE(RouletteDesk::at(*statistics.shares(), 0, ShareListModel::ChanceRole).toDouble(), 18.0 / 37);
        QVERIFY(statistics.runs().contains(QStringLiteral("4 × Red")));
        QVERIFY(statistics.runs().contains(QStringLiteral("4 × Odd")));
    }

    void leavingEndsTheSessionWithTheRound() {
        openAtBetting(quickTable(RuleSet::online));
        table().placeStake(17, 100);
        table().leave();
        QVERIFY(!table().isSessionOver());
        QCOMPARE(table().players()->rows()[0].status, RoulettePlayerListModel::Leaving);
        QVERIFY(m_desk->runTo(QStringLiteral("session_ended")));
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionOverRule(), QStringLiteral("O27"));
        QCOMPARE(table().sessionRounds(), 1);
        table().sitAgain();
        QVERIFY(!table().isSessionOver());
    }

    void closedTableSettlesWhatLies() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(17)};
        openAtBetting(settings);
        table().placeStake(17, 100);
        table().settleAndLeave();
        QCOMPARE(table().wallet(), 103'500);
        m_desk.reset();
    }

private:
    RouletteStakeListModel::Status statusOn(int spot) {
        for (const RouletteStakeListModel::Row& row : table().stakes()->rows()) {
            if (row.stake.spot == spot) {
                return row.status;
            }
        }
        return RouletteStakeListModel::Undecided;
    }
};

MESAVIVA_TEST(TestRouletteTableRound)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_table_round.moc"
