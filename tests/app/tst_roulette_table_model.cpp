// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette_desk.h"
#include "words/language.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "base/random_stream.h"
#include "roulette/proportions.h"
#include "roulette/series.h"
#endif

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>
#include <numbers>
#include <optional>

using namespace mesaviva;
using namespace mesaviva::roulette;
using app::LiveRouletteTable;
using app::NumberListModel;
using app::RouletteDesk;
using app::RoulettePlayerListModel;
using app::RouletteReportModel;
using app::RouletteTableModel;
using app::ShareListModel;
using app::StakeInfo;
using app::StakeListModel;
using app::TableEvent;
using app::WheelMotion;

Q_DECLARE_METATYPE(mesaviva::roulette::RuleSet)

class TestRouletteTableModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_language.setCode(QStringLiteral("en"));
        m_folder.emplace();
    }

    void cleanup() {
        if (m_desk) {
            QCOMPARE(m_desk->contradiction(), QString());
        }
        m_desk.reset();
    }

    // The table, and what it shows before anything happens.

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
        QCOMPARE(table().wheelNumbers().size(), pockets);
        QCOMPARE(table().wheelNumbers().at(0), QStringLiteral("0"));
        QCOMPARE(table().wheelNumbers().at(1), afterZero);
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
        QCOMPARE(table().chipValues(), (QVariantList{100, 200, 500, 1'000, 2'500}));
        QCOMPARE(table().chipValue(), 0);
        QVERIFY(table().chipValueText().isEmpty());
    }

    // R9, R13.
    void chipsOfAColourAreCountedInThePlayersValue() {
        LiveRouletteTable settings = patientTable(RuleSet::casino);
        settings.chipValue = Money{200};
        openAtBetting(settings);
        QCOMPARE(table().chipValue(), 200);
        QCOMPARE(table().chipValueText(), QStringLiteral("1 chip = 2.00 €"));
        QCOMPARE(table().chipValues(), (QVariantList{200, 400, 1'000, 2'000, 4'000}));
        table().placeStake(17, 600);
        QCOMPARE(RouletteDesk::at(*table().stakes(), 0, StakeListModel::ChipsRole).toInt(), 3);
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

    // What the bubble says.

    void spotsTellWhatTheyAre_data() {
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

    void spotsTellWhatTheyAre() {
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
        QCOMPARE(m_desk->refusals()[0].rule, QStringLiteral("M8"));
    }

    // I-M6.
    void macauHasSectorsOnTheTrack() {
        openAtBetting(patientTable(RuleSet::macau));
        const StakeInfo nine = table().trackInfo(200, 3);
        QCOMPARE(nine.name, QStringLiteral("Sector 28 to 17"));
        QCOMPARE(nine.pays, QStringLiteral("3 to 1"));
        QCOMPARE(nine.pockets.size(), 9);
        QCOMPARE(table().trackInfo(204, 3).name, QStringLiteral("Sector 20 to 1"));
        QCOMPARE(table().trackInfo(205, 3).name, QStringLiteral("Sector 19 to 2"));
        QCOMPARE(table().trackInfo(206, 3), StakeInfo{});
        table().placeTrack(200, 300, 3);
        QCOMPARE(m_desk->lying(nine.spot), 300);
    }

    // Stakes.

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
        QCOMPARE(m_desk->told().back().spot, 17);
        QVERIFY(m_desk->told().back().own);
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

    // O8, I-R34c: one stake goes, the others stay; a series goes whole, by its name or by one of its parts.
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
            QCOMPARE(refused.message, QStringLiteral("No chips of yours lie there."));
            QCOMPARE(refused.rule, QStringLiteral("R19"));
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
        const QVariant serial = RouletteDesk::at(*table().stakes(), 0, StakeListModel::SerialRole);
        table().moveStake(17, 20);
        QCOMPARE(table().stakes()->rowCount(), 1);
        QCOMPARE(RouletteDesk::at(*table().stakes(), 0, StakeListModel::SerialRole), serial);
        QCOMPARE(RouletteDesk::at(*table().stakes(), 0, StakeListModel::SpotRole).toInt(), 20);
        QCOMPARE(m_desk->lying(20), 500);
    }

    void stacksOnOneSpotStandSideBySide() {
        openAtBetting(patientTable(RuleSet::casino));
        // 26 is a straight up of the série do zero, and now a single stake, too.
        table().placeTrack(101, 100, 3);
        table().placeStake(26, 300);
        QList<int> positions;
        for (int row = 0; row < table().stakes()->rowCount(); ++row) {
            if (RouletteDesk::at(*table().stakes(), row, StakeListModel::SpotRole).toInt() == 26) {
                positions.append(
                    RouletteDesk::at(*table().stakes(), row, StakeListModel::PositionRole).toInt());
                QCOMPARE(RouletteDesk::at(*table().stakes(), row, StakeListModel::CountRole).toInt(), 2);
            }
        }
        QCOMPARE(positions, (QList<int>{0, 1}));
    }

    // R1: who stakes on the other layout takes no room on this one.
    void stacksOnTwoLayoutsDoNotCrowdEachOther() {
        LiveRouletteTable twoLayouts = patientTable(RuleSet::casino);
        twoLayouts.settings.doubleLayout = true;
        openAtBetting(twoLayouts);
        QVERIFY(table().isDoubleLayout());
        QCOMPARE(table().ownSide(), table().ownColour() % 2);
        StakeListModel stakes(twoLayouts.settings, [](PlayerId player) {
            StakeListModel::Staker who;
            who.side = player % 2;
            return who;
        });
        const QAbstractItemModelTester tester(&stakes,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const PlayerId player : {PlayerId{0}, PlayerId{1}, PlayerId{2}}) {
            stakes.put(player, {17, {}, Money{100}}, 0);
        }
        const auto at = [&](int row, int role) { return RouletteDesk::at(stakes, row, role).toInt(); };
        QCOMPARE(at(0, StakeListModel::CountRole), 2);
        QCOMPARE(at(1, StakeListModel::CountRole), 1);
        QCOMPARE(at(1, StakeListModel::SideRole), 1);
        QCOMPARE(at(1, StakeListModel::PositionRole), 0);
        QCOMPARE(at(2, StakeListModel::PositionRole), 1);
    }

    // R25a: where the chips of each series lie.
    void seriesLieOnTheLayout_data() {
        QTest::addColumn<int>("series");
        QTest::addColumn<int>("chips");
        QTest::addColumn<int>("spots");
        QTest::newRow("R25a grande") << 0 << 9 << 7;
        QTest::newRow("R25a zero") << 1 << 4 << 4;
        QTest::newRow("R25a pequena") << 2 << 6 << 6;
        QTest::newRow("R25a vadios") << 3 << 5 << 5;
    }

    void seriesLieOnTheLayout() {
        QFETCH(int, series);
        QFETCH(int, chips);
        QFETCH(int, spots);
        openAtBetting(patientTable(RuleSet::casino));
        const StakeInfo info = table().trackInfo(100 + series, 3);
        QCOMPARE(info.chips, chips);
        QCOMPARE(info.spots.size(), spots);
        table().placeTrack(100 + series, 200, 3);
        QCOMPARE(table().ownStaked(), 200 * chips);
        QCOMPARE(table().trackInfo(100 + series, 3).ownStake, 200 * chips);
        QCOMPARE(table().stakes()->rowCount(), spots);
        for (int row = 0; row < spots; ++row) {
            QVERIFY(info.spots.contains(
                RouletteDesk::at(*table().stakes(), row, StakeListModel::SpotRole).toInt()));
            QCOMPARE(RouletteDesk::at(*table().stakes(), row, StakeListModel::GroupRole).toString(),
                     info.name);
        }
    }

    void layoutAndTrackNeverDisagree_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<bool>("shortcut");
        QTest::newRow("R25 casino") << RuleSet::casino << false;
        QTest::newRow("I-O7b online") << RuleSet::online << true;
        QTest::newRow("M6 Macau") << RuleSet::macau << false;
    }

    // Whatever is staked, undone, doubled and moved, here or there: every spot shows what the table holds,
    // and what lies in a group's name on its spots is what the track says of it.
    void layoutAndTrackNeverDisagree() {
        QFETCH(RuleSet, rules);
        QFETCH(bool, shortcut);
        LiveRouletteTable settings = patientTable(rules);
        settings.settings.seriesShortcut = shortcut;
        settings.wallet = Money{10'000'000};
        openAtBetting(settings);
        RandomStream dice(Seed{7}, stream_name::kPlayers);
        const auto below = [&dice](int limit) {
            return static_cast<int>(dice.below(static_cast<std::uint32_t>(limit)));
        };
        const auto spots = static_cast<int>(m_desk->state().layout().spots().size());
        constexpr std::array kCodes = {0, 17, 36, 100, 101, 102, 103, 200, 203, 204, 205};
        for (int step = 0; step < 400; ++step) {
            switch (below(12)) {
            case 10: table().takeStake(below(spots)); break;
            case 11:
                table().takeTrack(kCodes[static_cast<std::size_t>(below(kCodes.size()))], 3 + 2 * below(3));
                break;
            case 0: table().undo(); break;
            case 1: table().doubleStakes(); break;
            case 2: table().moveStake(below(spots), below(spots)); break;
            case 3: below(8) == 0 ? table().clear() : table().undo(); break;
            case 4:
            case 5:
                table().placeTrack(kCodes[static_cast<std::size_t>(below(kCodes.size()))],
                                   100 * (1 + below(3)), 3 + 2 * below(3));
                break;
            default: table().placeStake(below(spots), 100 * (1 + below(5))); break;
            }
            qint64 onSpots = 0;
            for (int spot = 0; spot < spots; ++spot) {
                const qint64 lying = m_desk->lying(spot);
                QCOMPARE(table().spotInfo(spot).ownStake, lying);
                onSpots += lying;
            }
            QCOMPARE(onSpots, table().ownStaked());
            for (const int code : kCodes) {
                for (const int chips : {3, 5, 7}) {
                    const StakeInfo info = table().trackInfo(code, chips);
                    if (info.spot < 0) {
                        QCOMPARE(info.ownStake, inGroup(info.name));
                    }
                }
            }
            table().stakes()->removeLeft();
        }
        QVERIFY(m_desk->refusals().size() < 300); // most of it was taken
    }

    // Refusals name the limit, what would work, and the rule.

    void refusalsSayWhatWouldWork_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<int>("spot");
        QTest::addColumn<qint64>("lies");
        QTest::addColumn<qint64>("more");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("rule");
        QTest::newRow("O11") << RuleSet::online << 17 << qint64{2'500} << qint64{1'000}
                             << QStringList{"Straight up 17", "30.00 €", "5.00 €"} << "O11";
        QTest::newRow("O11, full") << RuleSet::online << 17 << qint64{3'000} << qint64{100}
                                   << QStringList{"30.00 €", "no more room"} << "O11";
        QTest::newRow("O10") << RuleSet::online << 17 << qint64{0} << qint64{50}
                             << QStringList{"Straight up 17", "minimum", "1.00 €"} << "O10";
        QTest::newRow("R34a") << RuleSet::casino << 17 << qint64{1'000} << qint64{100}
                              << QStringList{"10.00 €"} << "R34a";
        QTest::newRow("R7") << RuleSet::casino << 17 << qint64{0} << qint64{250}
                            << QStringList{"1.00 €", "2.00 € or 3.00 €"} << "R7";
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

    // O11: doubling is for everything or for nothing; the tip names the stake that is in the way.
    void whatCanNotBeDoubledIsNamed() {
        openAtBetting(patientTable(RuleSet::online));
        table().placeStake(m_desk->spot(ChanceKind::red), 500);
        table().placeStake(17, 2'000);
        const app::ActionState twice = table().doubleAction();
        QVERIFY(!twice.enabled);
        QVERIFY2(twice.reason.startsWith(u"Straight up 17: the maximum is 30.00 €."),
                 qPrintable(twice.reason));
        QCOMPARE(twice.rule, QStringLiteral("O11"));
        table().takeStake(17);
        QVERIFY(table().doubleAction().enabled);
    }

    // O11, O13a, O13b, O6b: a row for each chance, the zeros named.
    void limitsComeWithPayOutsAndZeros() {
        LiveRouletteTable settings = patientTable(RuleSet::online);
        settings.settings.pockets = 38;
        openAtBetting(settings);
        const QStringList cells = table().limitCells();
        QCOMPARE(cells.mid(0, 3),
                 (QStringList{"Straight up, also on 0 and 00", "35 to 1", "1.00 € – 30.00 €"}));
        QCOMPARE(cells.mid(3, 3), (QStringList{"Split", "17 to 1", "1.00 € – 60.00 €"}));
        QCOMPARE(cells.size() % 3, 0);
    }

    // I-cent.
    void oddCentsOnADoubleDozenAreRefused() {
        openAtBetting(patientTable(RuleSet::online));
        const int spot = *m_desk->state().layout().find(ChanceKind::double_dozen,
                                                        Layout::boxNumbers(ChanceKind::double_dozen, 2));
        table().placeStake(spot, 101);
        QCOMPARE(m_desk->refusals()[0].rule, QStringLiteral("I-cent"));
        QVERIFY(m_desk->refusals()[0].message.contains(u"1.00 € or 1.02 €"));
    }

    // A round.

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
        QCOMPARE(table().drawnColour(), int(NumberListModel::Black));
        QCOMPARE(table().markerPocket(), 17);
        QCOMPARE(RouletteDesk::at(*table().lastNumbers(), 0, NumberListModel::TextRole).toString(),
                 QStringLiteral("17"));
        QCOMPARE(statusOn(17), StakeListModel::Winning);
        QCOMPARE(statusOn(m_desk->spot(ChanceKind::red)), StakeListModel::Losing);
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QVERIFY(table().isResultShown());
        QCOMPARE(table().result()->ownStaked(), 600);
        QCOMPARE(table().result()->ownReturned(), 3'600);
        QCOMPARE(table().result()->ownNet(), 3'000);
        QCOMPARE(table().wallet(), 103'000);
        QCOMPARE(table().markerPocket(), 17);
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().lastRound()->headline(), QStringLiteral("17, black"));
        QCOMPARE(table().lastRound()->ownRows(), 2);
        QCOMPARE(table().lastRound()->seed().size(), 64);
        QVERIFY(m_desk->runTo(QStringLiteral("round_opened")));
        QCOMPARE(table().markerPocket(), -1);
        QVERIFY(!table().isResultShown());
        QCOMPARE(table().stakes()->rowCount(), 0);
        QVERIFY(table().lastRound()->isAvailable());
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
        QCOMPARE(statusOn(red), StakeListModel::Halved);
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QCOMPARE(m_desk->lying(red), 500);
        QCOMPARE(table().wallet(), 99'500);
        QCOMPARE(RouletteDesk::at(*table().result(), 0, RouletteReportModel::RuleRole).toString(),
                 QStringLiteral("R29"));
        QCOMPARE(RouletteDesk::at(*table().result(), 0, RouletteReportModel::OutcomeRole).toInt(),
                 int(RouletteReportModel::HalfLost));
    }

    // The sums of every report are those of the wallet and of the session.
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

    // R20: stakes are taken while the ball runs, and the timer says how long.
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
        QVERIFY(table().spinAction().reason.contains(u"1.00 €"));
        table().placeStake(17, 100);
        QVERIFY(table().spinAction().enabled);
        table().spin();
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
    }

    // O15: nobody presses, so the result stays until the next stake, or until it is put away.
    void individualResultStaysUntilTheNextStake_data() {
        QTest::addColumn<bool>("dismissed");
        QTest::newRow("O15 a stake") << false;
        QTest::newRow("O15 put away") << true;
    }

    void individualResultStaysUntilTheNextStake() {
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
        }
        QVERIFY(!table().isResultShown());
    }

    // O31: who has nothing left is told so instead.
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
        // The desk's clock runs fast: on a busy machine the relaunch may follow before anything is asked
        // here.
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

    // R28.
    void parolPutsASeriesWinningsOnItAgain() {
        LiveRouletteTable settings = quickTable(RuleSet::casino);
        settings.pockets = {Pocket(5)}; // in the série pequena
        // Slowly enough to order something between two rounds.
        constexpr double kLeisurely = 50;
        openAtBetting(settings, kLeisurely);
        table().placeTrack(102, 100, 3);
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY(table().parolAction().enabled);
        table().orderParol();
        QVERIFY(!table().parolText().isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("parol_placed")));
        QCOMPARE(table().ownStaked(), 1'800); // a stake of 100 and winnings of 1700 make three sets of six
        QCOMPARE(table().trackInfo(102, 3).ownStake, 1'800);
    }

    // The wheel.

    void ballRestsInTheDrawnPocket_data() {
        QTest::addColumn<RuleSet>("rules");
        QTest::addColumn<int>("pockets");
        QTest::addColumn<int>("drawn");
        QTest::newRow("O6c") << RuleSet::online << 37 << 17;
        QTest::newRow("O6c, 00") << RuleSet::online << 38 << 37;
        QTest::newRow("R2a") << RuleSet::casino << 37 << 26;
        QTest::newRow("I-M6") << RuleSet::macau << 37 << 36;
    }

    void ballRestsInTheDrawnPocket() {
        QFETCH(RuleSet, rules);
        QFETCH(int, pockets);
        QFETCH(int, drawn);
        LiveRouletteTable settings = quickTable(rules);
        settings.settings.pockets = pockets;
        settings.pockets = {Pocket(drawn)};
        openAtBetting(settings);
        WheelMotion& wheel = *table().wheel();
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        wheel.advance();
        QVERIFY(wheel.isMoving());
        QVERIFY(wheel.isBallVisible());
        QCOMPARE(wheel.stage(), WheelMotion::Track);
        // R21: the rotor turns, or is brought to turn, against the ball.
        QVERIFY(table().isClockwise() == (wheel.ballSpeed() > 0));
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        wheel.advance();
        QCOMPARE(wheel.stage(), WheelMotion::Resting);
        QCOMPARE(wheel.ballRadius(), proportions::kPocketRest);
        QVERIFY(wheel.nearness() > 0.9);
        QVERIFY(std::abs(offPocket(wheel, drawn)) < 1e-9);
        QVERIFY(table().isClockwise() == (wheel.rotorSpeed() < 0));
    }

    void wheelIsRightForATableThatIsOpenedMidRun() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(17)};
        auto host = std::make_unique<app::LiveRouletteHost>(settings);
        app::LiveRouletteHost& running = *host;
        running.advanceTo(kTableOpened + settings.settings.betting + std::chrono::seconds(3));
        QCOMPARE(running.state().phase, Phase::running);
        m_desk = std::make_unique<RouletteDesk>(std::move(host), file());
        QCOMPARE(table().phase(), RouletteTableModel::Running);
        QVERIFY(table().wheel()->isMoving());
        QVERIFY(table().wheel()->isBallVisible());
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        table().wheel()->advance();
        QVERIFY(std::abs(offPocket(*table().wheel(), 17)) < 1e-9);
    }

    void reducedMotionShowsTheBallAtRestOnly() {
        LiveRouletteTable settings = quickTable(RuleSet::online);
        settings.pockets = {Pocket(17)};
        openAtBetting(settings);
        WheelMotion& wheel = *table().wheel();
        wheel.setReduced(true);
        QVERIFY(!wheel.isMoving());
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        QVERIFY(!wheel.isMoving());
        QVERIFY(!wheel.isBallVisible());
        QVERIFY(m_desk->runTo(QStringLiteral("number_drawn")));
        QVERIFY(wheel.isBallVisible());
        QCOMPARE(wheel.rotorAngle(), 0.0);
        QVERIFY(std::abs(offPocket(wheel, 17)) < 1e-9);
    }

    void wheelStandsStillInAPause() {
        openAtBetting(quickTable(RuleSet::online));
        QVERIFY(m_desk->runTo(QStringLiteral("ball_launched")));
        QVERIFY(table().isPaused());
        table().wheel()->advance();
        QSignalSpy moved(table().wheel(), &WheelMotion::poseChanged);
        table().wheel()->advance();
        QCOMPARE(moved.size(), 0);
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
        QCOMPARE(statistics.cold(), (QStringList{"1 (3)", "3 (1)"})); // no word of who never came
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

    // Favourites.

    void favouritesAreRememberedAndPutDownAgain() {
        openAtBetting(patientTable(RuleSet::casino));
        QVERIFY(!table().saveFavourite(QStringLiteral("nothing")));
        table().placeStake(17, 300);
        table().placeTrack(101, 100, 3);
        QVERIFY(!table().saveFavourite(QStringLiteral("  ")));
        QVERIFY(table().saveFavourite(QStringLiteral("mine")));
        openAtBetting(patientTable(RuleSet::casino));
        QCOMPARE(table().favourites()->count(), 1);
        QCOMPARE(table().favourites()->at(0).name, QStringLiteral("mine"));
        QVERIFY(table().previewFavourite(0).enabled);
        table().placeFavourite(0);
        QCOMPARE(table().ownStaked(), 700);
        QCOMPARE(table().trackInfo(101, 3).ownStake, 400);
        table().removeFavourite(0);
        QCOMPARE(table().favourites()->count(), 0);
        openAtBetting(patientTable(RuleSet::online));
        QCOMPARE(table().favourites()->count(), 0);
    }

    void favouritesHaveABound() {
        openAtBetting(patientTable(RuleSet::online));
        table().placeStake(17, 300);
        for (int i = 0; i < app::FavouriteListModel::kMost; ++i) {
            QVERIFY(table().saveFavourite(QString::number(i)));
        }
        QVERIFY(table().favourites()->isFull());
        QVERIFY(!table().saveFavourite(QStringLiteral("one more")));
        QVERIFY(table().saveFavourite(QStringLiteral("3"))); // replaces
        QCOMPARE(table().favourites()->count(), app::FavouriteListModel::kMost);
    }

    void damagedFavouritesAreLeftOut() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[roulette]\nfavourites\\pt-804-2015-37=\"[{\\\"name\\\":\\\"x\\\",\\\"stakes\\\":"
                      "[{\\\"chance\\\":\\\"split\\\",\\\"numbers\\\":[\\\"1\\\",\\\"36\\\"],"
                      "\\\"amount\\\":100}]},5]\"\n");
        damaged.close();
        openAtBetting(patientTable(RuleSet::online));
        QCOMPARE(table().favourites()->count(), 0);
    }

    // Sessions.

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

    // Scenarios.

    void scenariosAreShownWithoutContradiction_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/roulette"));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")})) {
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
        }
    }

    void scenariosAreShownWithoutContradiction() {
        QFETCH(QString, path);
        constexpr double kQuickly = 10'000;
        m_desk = std::make_unique<RouletteDesk>(RouletteDesk::stepwiseScenario(path), this->file(), kQuickly);
        QVERIFY(table().isScenario());
        QVERIFY(!table().stakeAction().enabled);
        QVERIFY(m_desk->runOut());
        table().wheel()->advance();
        if (table().drawnPocket() >= 0) {
            QVERIFY(std::abs(offPocket(*table().wheel(), table().drawnPocket())) < 1e-9);
        }
    }

    void languageChangesTheWords() {
        openAtBetting(patientTable(RuleSet::casino));
        table().placeStake(17, 100);
        QSignalSpy changed(&table(), &RouletteTableModel::texts);
        m_language.setCode(QStringLiteral("pt"));
        table().retranslate();
        QCOMPARE(changed.size(), 1);
        QVERIFY(table().chipValueText().contains(u"1,00 €"));
    }

private:
    // A table where nothing presses: it gives people an hour for everything.
    static LiveRouletteTable patientTable(RuleSet rules) {
        LiveRouletteTable table;
        table.settings = Settings(rules);
        table.settings.betting = std::chrono::hours(1);
        table.settings.idle.invitedAfter = std::chrono::hours(1);
        table.settings.ballChange = table.settings.dealerChange = std::chrono::hours(9);
        table.seeds = derivedSeeds(Seed{});
        return table;
    }

    static LiveRouletteTable quickTable(RuleSet rules) {
        LiveRouletteTable table = patientTable(rules);
        table.settings.betting = std::chrono::seconds(25);
        return table;
    }

    void open(const LiveRouletteTable& table, double speed = RouletteDesk::kSpeed) {
        m_desk.reset();
        m_desk = std::make_unique<RouletteDesk>(RouletteDesk::stepwise(table), file(), speed);
    }

    void openAtBetting(const LiveRouletteTable& table, double speed = RouletteDesk::kSpeed) {
        open(table, speed);
        QVERIFY(m_desk->runTo(QStringLiteral("betting_opened")));
        QCOMPARE(m_desk->model().phase(), RouletteTableModel::Betting);
    }

    RouletteTableModel& table() { return m_desk->model(); }
    QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    qint64 inGroup(const QString& name) {
        qint64 sum = 0;
        for (int row = 0; row < table().stakes()->rowCount(); ++row) {
            const auto at = [&](int role) { return RouletteDesk::at(*table().stakes(), row, role); };
            const bool lies = !at(StakeListModel::LeavingRole).toBool();
            sum += lies && at(StakeListModel::GroupRole).toString() == name
                       ? at(StakeListModel::AmountRole).toLongLong()
                       : 0;
        }
        return sum;
    }

    StakeListModel::Status statusOn(int spot) {
        for (const StakeListModel::Row& row : table().stakes()->rows()) {
            if (row.stake.spot == spot) {
                return row.status;
            }
        }
        return StakeListModel::Lying;
    }

    // How far the ball lies from the middle of a pocket, in radians.
    double offPocket(const WheelMotion& wheel, int pocket) {
        const Wheel numbers(static_cast<WheelOrder>(table().wheelOrder()));
        const double middle =
            wheel.rotorAngle() + 2 * std::numbers::pi * numbers.placeOf(Pocket(pocket)) / numbers.size();
        return std::remainder(wheel.ballAngle() - middle, 2 * std::numbers::pi);
    }

    app::Language m_language;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<RouletteDesk> m_desk;
};

QTEST_GUILESS_MAIN(TestRouletteTableModel)
#include "tst_roulette_table_model.moc"
