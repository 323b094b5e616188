// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_lobby_model.h"
#include "engine/games/poker/settings.h"

#include <QFile>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using mesaviva::Money;
using mesaviva::app::PokerLobbyModel;
using std::chrono::milliseconds;
using std::chrono::seconds;
namespace poker = mesaviva::poker;

class TestPokerLobbyModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
    }

    void usualChoicesMakeTheUsualTable() {
        const PokerLobbyModel lobby(file());
        QVERIFY(lobby.isUsual());
        QCOMPARE(lobby.tableSettings(), poker::Settings{});
    }

    void choicesAreRememberedAndMakeTheTable() {
        {
            PokerLobbyModel lobby(file());
            lobby.setMinimum(2'500);
            lobby.setMaximumFactor(4);
            lobby.setPace(PokerLobbyModel::Brisk);
            lobby.setSimulatedPlayers(6);
            lobby.setOwnSeat(2);
            lobby.setBettingSeconds(30);
            lobby.setDecisionSeconds(40);
            lobby.setExtraSeconds(5);
            lobby.setAceHighStraight(false);
            lobby.setVoidAll(true);
        }
        const PokerLobbyModel again(file());
        QVERIFY(!again.isUsual());
        QCOMPARE(again.simulatedPlayers(), 6);
        QCOMPARE(again.ownSeat(), 2);
        const poker::Settings table = again.tableSettings();
        QCOMPARE(table.minimum, Money{2'500});
        QCOMPARE(table.maximum, Money{10'000});
        QCOMPARE(table.card, milliseconds(310));
        QCOMPARE(table.betting, seconds(30));
        QCOMPARE(table.decision, seconds(40));
        QCOMPARE(table.extra, seconds(5));
        QVERIFY(!table.ranking.aceHighStraight);
        QCOMPARE(table.systemFailure, poker::SystemFailureRule::void_all);
    }

    // P14, P21, P31: the house sets the periods.
    void aQuickTableHasShortPeriods() {
        PokerLobbyModel lobby(file());
        lobby.setSimulatedPlayers(2);
        QVERIFY(!lobby.isQuick());
        lobby.setQuick(true);
        QVERIFY(PokerLobbyModel(file()).isQuick());
        QCOMPARE(lobby.tableSettings().betting, seconds(8));
        QCOMPARE(lobby.tableSettings().decision, seconds(10));
        QCOMPARE(lobby.tableSettings().extra, seconds(5));
        QCOMPARE(lobby.tableSettings().card, milliseconds(310));
        lobby.setDecisionSeconds(11);
        QVERIFY(!lobby.isQuick());
        lobby.setQuick(false);
        QCOMPARE(lobby.tableSettings().betting, poker::Settings{}.betting);
        QCOMPARE(lobby.simulatedPlayers(), 2);
    }

    void paceSetsTheTimeBetweenCards_data() {
        QTest::addColumn<PokerLobbyModel::Pace>("pace");
        QTest::addColumn<int>("between");
        QTest::newRow("slow") << PokerLobbyModel::Slow << 600;
        QTest::newRow("normal") << PokerLobbyModel::Normal << 400;
        QTest::newRow("brisk") << PokerLobbyModel::Brisk << 310;
    }

    void paceSetsTheTimeBetweenCards() {
        QFETCH(PokerLobbyModel::Pace, pace);
        QFETCH(int, between);
        PokerLobbyModel lobby(file());
        lobby.setPace(pace);
        QCOMPARE(lobby.tableSettings().card, milliseconds(between));
    }

    void individualTableHasOneSeatAndNobodyElse_P4() {
        PokerLobbyModel lobby(file());
        lobby.setSimulatedPlayers(5);
        lobby.setIndividual(true);
        QCOMPARE(lobby.simulatedPlayers(), 0);
        QVERIFY(lobby.tableSettings().individual);
        QCOMPARE(lobby.tableSettings().seats, 1);
        lobby.setSimulatedPlayers(3);
        lobby.setIndividual(false);
        QCOMPARE(lobby.simulatedPlayers(), 5);
        QCOMPARE(lobby.tableSettings().seats, 7);
    }

    void everyTableThatCanBeChosenMayOpen_P18() {
        PokerLobbyModel lobby(file());
        for (const QVariant& minimum : lobby.minimumChoices()) {
            lobby.setMinimum(minimum.toLongLong());
            for (int factor = 1; factor <= 25; ++factor) {
                lobby.setMaximumFactor(factor);
                QCOMPARE(lobby.maximum(), minimum.toLongLong() * factor);
                for (const bool individual : {false, true}) {
                    lobby.setIndividual(individual);
                    QVERIFY(!lobby.badSetting());
                    QVERIFY(lobby.brokenRule().isEmpty());
                }
            }
        }
    }

    void whatIsOutOfBoundsIsNotTaken() {
        PokerLobbyModel lobby(file());
        const QSignalSpy told(&lobby, &PokerLobbyModel::choicesChanged);
        lobby.setMinimum(300);
        lobby.setMinimum(-500);
        lobby.setMaximumFactor(0);
        lobby.setMaximumFactor(26);
        lobby.setSimulatedPlayers(7);
        lobby.setSimulatedPlayers(-1);
        lobby.setOwnSeat(8);
        lobby.setBettingSeconds(0);
        lobby.setDecisionSeconds(3'601);
        lobby.setExtraSeconds(-10);
        lobby.setPace(static_cast<PokerLobbyModel::Pace>(3));
        QCOMPARE(told.count(), 0);
        QVERIFY(lobby.isUsual());
    }

    void damagedFileReadsAsTheUsualChoices() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(
            "[lobby]\nindividual=perhaps\nminimum=300\nmaximum_factor=26\npace=9\n"
            "simulated_players=seven\nown_seat=8\nbetting_seconds=0\ndecision_seconds=99999999999999999999\n"
            "extra_seconds=\nace_high_straight=2\nvoid_all=@Invalid()\n");
        damaged.close();
        const PokerLobbyModel lobby(file());
        QVERIFY(lobby.isUsual());
    }

    void resettingBringsTheUsualChoicesBack() {
        PokerLobbyModel lobby(file());
        lobby.setIndividual(true);
        lobby.setMinimum(100);
        lobby.setVoidAll(true);
        lobby.resetToDefaults();
        QVERIFY(lobby.isUsual());
        QVERIFY(PokerLobbyModel(file()).isUsual());
    }

    void amountsFollowTheLanguage() {
        PokerLobbyModel lobby(file());
        QVERIFY(lobby.minimumText().startsWith("5,00"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const QSignalSpy told(&lobby, &PokerLobbyModel::texts);
        lobby.retranslate();
        QCOMPARE(told.count(), 1);
        QVERIFY(lobby.minimumText().startsWith("5.00"));
    }

private:
    QString file() const { return m_folder->filePath("settings.ini"); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerLobbyModel)
#include "tst_poker_lobby_model.moc"
