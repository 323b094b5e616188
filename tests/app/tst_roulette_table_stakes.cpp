// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stakes at the roulette table: placing, moving and taking up chips, refusals and their texts.

#include "roulette_desk.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/series.h"
#endif
#include "program/test_list.h"

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::LiveRouletteTable;
using app::RouletteDesk;
using app::RouletteDeskTest;
using app::RouletteStakeListModel;

class TestRouletteTableStakes : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void chipsGoToTheirSpot() {
        openAtBetting(patientTable(RuleSet::online));
        table().placeStake(17, 500);
        table().placeStake(17, 200);
        QCOMPARE(table().stakes()->rowCount(), 1);
        QCOMPARE(m_desk->lying(17), 700);
        QCOMPARE(table().ownStaked(), 700);
        QCOMPARE(table().wallet(), 99'300);
        QCOMPARE(table().spotInfo(17).ownStake, 700);
        QVERIFY(table().hasStakesDown());
        QCOMPARE(m_desk->told().back().kind, QStringLiteral("staked"));
        QVERIFY(m_desk->told().back().own);
    }

    // O24: a scenario's chips stay until the next round. However fast it plays, those of earlier rounds are
    // gone then: of two rounds at most lie a stake and its winnings.
    void theClothKeepsNoMoreThanTwoRounds() {
        m_desk.reset();
        m_desk = std::make_unique<RouletteDesk>(RouletteDesk::stepwiseScenario(QStringLiteral(
                                                    MESAVIVA_SCENARIOS "/roulette/online_several_idle.json")),
                                                file());
        int most = 0;
        for (int steps = 0; steps < 1'000 && !table().isScenarioOver(); ++steps) {
            table().stepScenario(); // without the event loop, and so without the sweeper
            most = std::max(most, table().stakes()->rowCount());
        }
        QVERIFY(table().isScenarioOver());
        QCOMPARE(table().round(), 8);
        QVERIFY(most >= 2);
        QVERIFY2(most <= 4, qPrintable(QString::number(most)));
    }

    // The owners of the chips on a spot, and each owner's amount, also after betting closes.
    void aStackSaysWhoseItIs() {
        LiveRouletteTable settings = patientTable(RuleSet::online);
        settings.settings.betting = std::chrono::seconds(30);
        settings.simulated = 6;
        openAtBetting(settings);
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        QVERIFY(!table().isStakesOpen());
        int others = 0;
        for (const RouletteStakeListModel::Row& row : table().stakes()->rows()) {
            const app::StakeInfo info = table().spotInfo(static_cast<int>(row.stake.spot));
            if (info.othersStake > 0) {
                ++others;
                const QString name = RouletteDesk::at(*table().players(), static_cast<int>(row.player),
                                                      app::RoulettePlayerListModel::PlayerNameRole)
                                         .toString();
                QVERIFY2(info.others.contains(name), qPrintable(info.others + QStringLiteral(" / ") + name));
                QVERIFY(info.accessibleText.contains(info.others));
            }
        }
        QVERIFY(others > 0);
    }

    void undoTakesBackTheLastAct() {
        openAtBetting(patientTable(RuleSet::casino));
        table().placeStake(17, 500);
        table().placeTrack(100, 100, 3);
        QCOMPARE(table().ownStaked(), 1'400);
        table().undo();
        QCOMPARE(table().ownStaked(), 500);
        table().clear();
        QCOMPARE(table().ownStaked(), 0);
        table().undo();
        QCOMPARE(m_desk->lying(17), 500);
    }

    // O8, I-R34c: one stake is removed, others stay; a series is removed whole, by name or by a part.
    void oneStakeIsTakenUp() {
        openAtBetting(patientTable(RuleSet::casino));
        table().placeStake(17, 500);
        table().placeStake(20, 300);
        table().placeTrack(100, 100, 3);
        table().takeStake(17);
        QCOMPARE(m_desk->lying(17), 0);
        QCOMPARE(table().ownStaked(), 1'200);
        table().takeStake(m_desk->spot(ChanceKind::split, {4, 7}));
        QCOMPARE(table().ownStaked(), 300);
        table().undo();
        QCOMPARE(table().ownStaked(), 1'200);
        table().takeTrack(100, 3);
        QCOMPARE(table().ownStaked(), 300);
        QCOMPARE(m_desk->lying(20), 300);
        QVERIFY(m_desk->refusals().empty());
    }

    void whereNothingLiesNothingIsTakenUp() {
        openAtBetting(patientTable(RuleSet::casino));
        table().placeStake(20, 300);
        table().takeStake(17);
        table().takeTrack(100, 3);
        QCOMPARE(m_desk->refusals().size(), 2U);
        for (const RouletteDesk::Refused& refused : m_desk->refusals()) {
            QCOMPARE(refused.action, QStringLiteral("take"));
            QCOMPARE(refused.message, QStringLiteral("You have no chips there."));
            QCOMPARE(refused.rule, QString()); // R19, R20 only say when stakes close
        }
        QCOMPARE(table().ownStaked(), 300);
    }

    // I-M6.
    void sectorsAreTakenUpFromTheTrack() {
        openAtBetting(patientTable(RuleSet::macau));
        table().placeTrack(204, 300, 3);
        QCOMPARE(table().ownStaked(), 300);
        table().takeTrack(204, 3);
        QCOMPARE(table().ownStaked(), 0);
        table().refuseOffSector();
        QCOMPARE(m_desk->refusals().size(), 1U);
        QCOMPARE(m_desk->refusals()[0].rule, QStringLiteral("I-M6"));
    }

    void movedChipsKeepTheirRow() {
        openAtBetting(patientTable(RuleSet::online));
        table().placeStake(17, 500);
        const QVariant serial = RouletteDesk::at(*table().stakes(), 0, RouletteStakeListModel::SerialRole);
        table().moveStake(17, 20);
        QCOMPARE(table().stakes()->rowCount(), 1);
        QCOMPARE(RouletteDesk::at(*table().stakes(), 0, RouletteStakeListModel::SerialRole), serial);
        QCOMPARE(RouletteDesk::at(*table().stakes(), 0, RouletteStakeListModel::SpotRole).toInt(), 20);
        QCOMPARE(m_desk->lying(20), 500);
    }

    void stacksOnOneSpotStandSideBySide() {
        openAtBetting(patientTable(RuleSet::casino));
        // 26 is a straight up of the série do zero, and now a single stake as well.
        table().placeTrack(101, 100, 3);
        table().placeStake(26, 300);
        QList<int> positions;
        for (int row = 0; row < table().stakes()->rowCount(); ++row) {
            if (RouletteDesk::at(*table().stakes(), row, RouletteStakeListModel::SpotRole).toInt() == 26) {
                positions.append(
                    RouletteDesk::at(*table().stakes(), row, RouletteStakeListModel::PositionRole).toInt());
                QCOMPARE(RouletteDesk::at(*table().stakes(), row, RouletteStakeListModel::CountRole).toInt(),
                         2);
            }
        }
        QCOMPARE(positions, (QList<int>{0, 1}));
    }

    // R1: stakes on the other layout take no space on this one.
    void stacksOnTwoLayoutsDoNotCrowdEachOther() {
        LiveRouletteTable twoLayouts = patientTable(RuleSet::casino);
        twoLayouts.settings.doubleLayout = true;
        openAtBetting(twoLayouts);
        QVERIFY(table().isDoubleLayout());
        QCOMPARE(table().ownSide(), table().ownColour() % 2);
        RouletteStakeListModel stakes(twoLayouts.settings, [](PlayerId player) {
            RouletteStakeListModel::Staker who;
            who.side = player % 2;
            return who;
        });
        const QAbstractItemModelTester tester(&stakes,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const PlayerId player : {PlayerId{0}, PlayerId{1}, PlayerId{2}}) {
            stakes.put(player, {17, {}, Money{100}}, 0);
        }
        const auto at = [&](int row, int role) { return RouletteDesk::at(stakes, row, role).toInt(); };
        QCOMPARE(at(0, RouletteStakeListModel::CountRole), 2);
        QCOMPARE(at(1, RouletteStakeListModel::CountRole), 1);
        QCOMPARE(at(1, RouletteStakeListModel::SideRole), 1);
        QCOMPARE(at(1, RouletteStakeListModel::PositionRole), 0);
        QCOMPARE(at(2, RouletteStakeListModel::PositionRole), 1);
    }

    void refusalsSayWhatWouldWork_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<int>("spot");
        QTest::addColumn<qint64>("lies");
        QTest::addColumn<qint64>("more");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("rule");
        QTest::newRow("O11") << RuleSet::online << 17 << qint64{2'500} << qint64{1'000}
                             << QStringList{"Straight up 17", "30.00\u00A0pts", "5.00\u00A0pts"} << "O11";
        QTest::newRow("O11, full") << RuleSet::online << 17 << qint64{3'000} << qint64{100}
                                   << QStringList{"30.00\u00A0pts", "no more room"} << "O11";
        QTest::newRow("O10") << RuleSet::online << 17 << qint64{0} << qint64{50}
                             << QStringList{"Straight up 17", "minimum", "1.00\u00A0pts"} << "O10";
        QTest::newRow("R34a") << RuleSet::casino << 17 << qint64{1'000} << qint64{100}
                              << QStringList{"10.00\u00A0pts"} << "R34a";
        QTest::newRow("R7") << RuleSet::casino << 17 << qint64{0} << qint64{250}
                            << QStringList{"1.00\u00A0pts", "2.00\u00A0pts or 3.00\u00A0pts"} << "R7";
    }
    void refusalsSayWhatWouldWork() {
        QFETCH(RuleSet, rules);
        QFETCH(int, spot);
        QFETCH(qint64, lies);
        QFETCH(qint64, more);
        QFETCH(QStringList, words);
        QFETCH(QString, rule);
        openAtBetting(patientTable(rules));
        if (lies > 0) {
            table().placeStake(spot, lies);
            QVERIFY(m_desk->refusals().empty());
        }
        const app::ActionState preview = table().previewStake(spot, more);
        QVERIFY(!preview.enabled);
        table().placeStake(spot, more);
        QCOMPARE(m_desk->refusals().size(), 1U);
        const RouletteDesk::Refused refused = m_desk->refusals()[0];
        QCOMPARE(refused.action, QStringLiteral("stake"));
        QCOMPARE(refused.rule, rule);
        QCOMPARE(preview.reason, refused.message);
        QCOMPARE(preview.rule, rule);
        for (const QString& word : words) {
            QVERIFY2(refused.message.contains(word), qPrintable(refused.message));
        }
    }

    // O11: doubling applies to all stakes or none; the tooltip names the stake that prevents it.
    void whatCanNotBeDoubledIsNamed() {
        openAtBetting(patientTable(RuleSet::online));
        table().placeStake(m_desk->spot(ChanceKind::red), 500);
        table().placeStake(17, 2'000);
        const app::ActionState twice = table().doubleAction();
        QVERIFY(!twice.enabled);
        QVERIFY2(twice.reason.startsWith(u"Straight up 17: the maximum is 30.00\u00A0pts."),
                 qPrintable(twice.reason));
        QCOMPARE(twice.rule, QStringLiteral("O11"));
        table().takeStake(17);
        QVERIFY(table().doubleAction().enabled);
    }

    // I-cent.
    void oddCentsOnADoubleDozenAreRefused() {
        openAtBetting(patientTable(RuleSet::online));
        const int spot = *m_desk->state().layout().find(ChanceKind::double_dozen,
                                                        Layout::boxNumbers(ChanceKind::double_dozen, 2));
        table().placeStake(spot, 101);
        QCOMPARE(m_desk->refusals()[0].rule, QStringLiteral("I-cent"));
        QVERIFY(m_desk->refusals()[0].message.contains(u"1.00\u00A0pts or 1.02\u00A0pts"));
    }
};

MESAVIVA_TEST(TestRouletteTableStakes)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_table_stakes.moc"
