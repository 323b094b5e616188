// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an open roulette table shows of its settings, chips and players, and each scenario at it.

#include "app/core/text/texts.h"
#include "program/test_list.h"
#include "roulette_desk.h"

#include <QDir>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::LiveRouletteTable;
using app::RouletteDesk;
using app::RouletteDeskTest;
using app::RoulettePlayerListModel;
using app::RouletteStakeListModel;
using app::RouletteTableModel;

class TestRouletteTableModel : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void tableShowsItsSettings_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<int>("pockets");
        QTest::addColumn<int>("order");
        QTest::addColumn<int>("track");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("afterZero");
        QTest::newRow("O6a online, 37")
            << RuleSet::online << 37 << 0 << int(RouletteTableModel::NoTrack) << "804/2015"
            << "28";
        QTest::newRow("O6a online, 38")
            << RuleSet::online << 38 << 1 << int(RouletteTableModel::NoTrack) << "804/2015"
            << "28";
        QTest::newRow("R2a casino") << RuleSet::casino << 37 << 3 << int(RouletteTableModel::FrenchTrack)
                                    << "894/2002"
                                    << "32";
        QTest::newRow("I-M6 Macau") << RuleSet::macau << 37 << 0 << int(RouletteTableModel::MacauTrack)
                                    << "60/2004"
                                    << "28";
    }
    void tableShowsItsSettings() {
        QFETCH(RuleSet, rules);
        QFETCH(int, pockets);
        QFETCH(int, order);
        QFETCH(int, track);
        QFETCH(QString, name);
        QFETCH(QString, afterZero);
        LiveRouletteTable settings = patientTable(rules);
        settings.settings.pockets = pockets;
        open(settings);
        QCOMPARE(table().pockets(), pockets);
        QCOMPARE(table().wheelOrder(), order);
        QCOMPARE(int(table().track()), track);
        const Wheel wheel(static_cast<WheelOrder>(table().wheelOrder()));
        QCOMPARE(int(wheel.order().size()), pockets);
        QCOMPARE(app::textOf(wheel.order()[0].text()), QStringLiteral("0"));
        QCOMPARE(app::textOf(wheel.order()[1].text()), afterZero);
        QCOMPARE(table().minimum(), 100);
        QCOMPARE(table().wallet(), 100'000);
        QVERIFY(table().rulesName().contains(name));
        QVERIFY(!table().closing().isEmpty());
        QVERIFY(table().houseRules().size() >= 4);
        QVERIFY(table().limitCells().size() >= 24);
        QVERIFY(!table().lastRound()->isAvailable());
        QVERIFY(!table().wheel()->isBallVisible());
        QCOMPARE(table().markerPocket(), -1);
    }

    void chipsSuitTheTable() {
        openAtBetting(patientTable(RuleSet::online));
        QCOMPARE(table().chipValues(),
                 (QVariantList{100, 500, 2'500, 10'000, 50'000})); // up to 540 points on even chances
        QCOMPARE(table().chipValue(), 0);
    }

    // R9, R13.
    void chipsOfAColourAreCountedInThePlayersValue() {
        LiveRouletteTable settings = patientTable(RuleSet::casino);
        settings.chipValue = Money{200};
        openAtBetting(settings);
        QCOMPARE(table().chipValue(), 200);
        QCOMPARE(table().chipValue(), 200);
        QCOMPARE(table().chipValues(), (QVariantList{200, 400, 1'000, 2'000, 4'000}));
        table().placeStake(17, 600);
        QCOMPARE(RouletteDesk::at(*table().stakes(), 0, RouletteStakeListModel::ChipsRole).toInt(), 3);
    }

    // R27b, R29, R31: half a chip is shown as such.
    void halfAChipIsNotLost_data() {
        QTest::addColumn<int>("cents");
        QTest::addColumn<int>("chips");
        QTest::addColumn<bool>("half");
        QTest::newRow("R31 two and a half") << 500 << 2 << true;
        QTest::newRow("R31 half") << 100 << 0 << true;
        QTest::newRow("R31 three") << 600 << 3 << false;
        QTest::newRow("R31 not a half") << 650 << 3 << false;
    }
    void halfAChipIsNotLost() {
        QFETCH(int, cents);
        QFETCH(int, chips);
        QFETCH(bool, half);
        RouletteStakeListModel model(Settings(RuleSet::casino), [](PlayerId) {
            return RouletteStakeListModel::Staker{QString(), 0, 0, 200, true};
        });
        model.show(0, {Stake{17, {}, Money{cents}}});
        QCOMPARE(RouletteDesk::at(model, 0, RouletteStakeListModel::ChipsRole).toInt(), chips);
        QCOMPARE(RouletteDesk::at(model, 0, RouletteStakeListModel::HalfRole).toBool(), half);
    }

    void everyPlayerHasAColour() {
        LiveRouletteTable settings = patientTable(RuleSet::casino);
        settings.simulated = 9;
        openAtBetting(settings);
        QSet<int> colours;
        for (const RoulettePlayerListModel::Row& row : table().players()->rows()) {
            colours.insert(row.colour);
            QVERIFY(!row.chipValueText.isEmpty());
        }
        QCOMPARE(colours.size(), 10);
        QVERIFY(table().players()->rows()[0].own);
        QVERIFY(table().players()->rows()[1].simulated);
    }

    void scenariosAreShownWithoutContradiction_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/roulette"));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")})) {
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
        }
    }
    void scenariosAreShownWithoutContradiction() {
        QFETCH(QString, path);
        m_desk = std::make_unique<RouletteDesk>(RouletteDesk::stepwiseScenario(path), this->file());
        QVERIFY(table().isScenario());
        QVERIFY(!table().stakeAction().enabled);
        QVERIFY(m_desk->runOut());
        table().wheel()->advance();
        if (table().drawnPocket() >= 0) {
            QVERIFY(std::abs(offPocket(*table().wheel(), table().drawnPocket())) < 1e-9);
        }
    }

    void theEndIsNoEmptyTable_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("lies");
        QTest::newRow("O17") << "online_pays_straight_up_to_line" << true;
        QTest::newRow("R30") << "casino_pays_even_chances" << true;
        QTest::newRow("O20 everybody has taken the own stakes back")
            << "online_system_fails_before_the_number" << false;
    }

    // O16, O17: stakes and winnings are on the cloth at a scenario's end.
    void theEndIsNoEmptyTable() {
        QFETCH(QString, file);
        QFETCH(bool, lies);
        m_desk = std::make_unique<RouletteDesk>(
            RouletteDesk::stepwiseScenario(QStringLiteral(MESAVIVA_SCENARIOS "/roulette/%1.json").arg(file)),
            this->file());
        QVERIFY(m_desk->runOut());
        const auto& rows = table().stakes()->rows();
        const auto lying = [&rows](RouletteStakeListModel::Status status) {
            return std::ranges::count_if(rows, [status](const RouletteStakeListModel::Row& row) {
                return row.place == RouletteStakeListModel::OnSpot && row.status == status;
            });
        };
        QCOMPARE(lying(RouletteStakeListModel::Winnings) > 0, lies);
        QCOMPARE(lying(RouletteStakeListModel::Winning) > 0, lies);
        QCOMPARE(lying(RouletteStakeListModel::Undecided), 0);
    }

    void languageChangesTheWords() {
        openAtBetting(patientTable(RuleSet::casino));
        table().placeStake(17, 100);
        QSignalSpy changed(&table(), &RouletteTableModel::texts);
        m_language.setCode(QStringLiteral("pt"));
        table().retranslate();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(table().title(), QStringLiteral("Roleta americana"));
    }
};

MESAVIVA_TEST(TestRouletteTableModel)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_table_model.moc"
