// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A slow disk: a stake counts from the command on, is shown at once, counts when the player leaves, and can
// be taken back while betting is open (P35, P36, O23, B12, I-P35).

#include "../engine/failing_vfs.h"
#include "app/core/game/game_registry.h"
#include "app/core/record/record_keeper.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_table_model.h"
#include "patience.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mesaviva;
using namespace mesaviva::app;

class TestStakesOnTheirWay : public QObject {
    Q_OBJECT

private:
    // The disk is destroyed last: by then no write waits for it.
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<kit::SlowDisk> m_disk;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<TableModel> m_table;

    template <class Model, class Game>
    Model* open() {
        Game& game = m_games->get<Game>();
        game.setRecord(m_keeper.get());
        m_table = game.openTable(Money{100'000}).table;
        return qobject_cast<Model*>(m_table.get());
    }

    PokerTableModel* poker(bool individual) {
        m_games->get<PokerGame>().lobby()->setIndividual(individual);
        return open<PokerTableModel, PokerGame>();
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_disk = std::make_unique<kit::SlowDisk>();
        m_keeper =
            std::make_unique<RecordKeeper>(m_folder->path(), m_folder->filePath(QStringLiteral("s.ini")));
        m_games = std::make_unique<GameRegistry>(m_folder->filePath(QStringLiteral("s.ini")));
    }

    void cleanup() {
        m_disk->release();
        m_table.reset();
        m_games.reset();
        m_keeper.reset();
        m_disk.reset();
        m_folder.reset();
    }

    void anteLiesFromTheCommandOn_data() {
        QTest::addColumn<bool>("individual");
        QTest::newRow("P16, I-P35: alone") << true;
        QTest::newRow("P16, I-P35: with others") << false;
    }
    void anteLiesFromTheCommandOn() {
        QFETCH(const bool, individual);
        PokerTableModel* const table = poker(individual);
        QVERIFY(table);
        QTRY_COMPARE(table->phase(), PokerTableModel::Betting);
        QTRY_VERIFY(table->anteAction().enabled);
        QVERIFY(!table->hasStakesDown());
        m_disk->hold();
        QSignalSpy sending(table, &TableModel::sendingChanged);
        table->placeAnte(500);
        QVERIFY(table->isSending());
        QCOMPARE(sending.count(), 1);
        QCOMPARE(table->ownAnte(), 0); // it is not recorded yet
        QCOMPARE(table->sentAnte(), 500);
        QVERIFY(table->hasStakesDown());
        QCOMPARE(table->stakesDown(), 500);
        QCOMPARE(table->purse(), 99'500);
        QCOMPARE(table->wallet(), 100'000);
        QVERIFY(table->canTakeBack());
        QVERIFY(table->clearAction().enabled);
        QCOMPARE(table->dealAction().enabled, individual); // nothing waits for the disk
        QVERIFY(m_table->leavingRules().contains(QStringLiteral("P35")));
        m_disk->release();
        QTRY_VERIFY(!table->isSending());
        QCOMPARE(table->ownAnte(), 500);
        QCOMPARE(table->sentAnte(), 0);
        QCOMPARE(table->purse(), 99'500);
        QCOMPARE(table->stakesDown(), 500);
    }

    // The window sends `clear`, then `leave`; nothing is lost, and neither has to be recorded first.
    void whatIsOnItsWayIsTakenBack() {
        PokerTableModel* const table = poker(true);
        QTRY_COMPARE(table->phase(), PokerTableModel::Betting);
        m_disk->hold();
        table->placeAnte(500);
        QVERIFY(table->takeBack());
        QVERIFY(!table->hasStakesDown());
        QVERIFY(!table->canTakeBack());
        QVERIFY(!table->takeBack());
        table->leave();
        m_disk->release();
        QTRY_VERIFY(table->isSessionOver());
        QCOMPARE(table->wallet(), 100'000);
        QCOMPARE(table->sessionStaked(), 0);
    }

    // I-P35: leaving anyway is leaving with a stake down, recorded or not.
    void whoeverLeavesLeavesItBehind() {
        PokerTableModel* const table = poker(true);
        QTRY_COMPARE(table->phase(), PokerTableModel::Betting);
        m_disk->hold();
        table->placeAnte(500);
        QVERIFY(table->hasSession());
        QCOMPARE(table->settleAndLeave(), 0);
        QCOMPARE(table->wallet(), 99'500);
        const SessionReport report = table->sessionReport();
        QCOMPARE(report.rounds, 1);
        QCOMPARE(report.staked, 500);
        QCOMPARE(report.returned, 0);
        QCOMPARE(report.rule, QStringLiteral("P39"));
    }

    // P23, P36: a bet that is being written stands.
    void betOnItsWayStands() {
        PokerTableModel* const table = poker(true);
        QTRY_COMPARE(table->phase(), PokerTableModel::Betting);
        table->placeAnte(500);
        table->deal();
        QTRY_COMPARE_WITH_TIMEOUT(table->phase(), PokerTableModel::Deciding, 60'000);
        QVERIFY(!table->canTakeBack());
        QCOMPARE(table->betDown(), 0);
        m_disk->hold();
        table->bet();
        QVERIFY(table->isSending());
        QCOMPARE(table->betDown(), 1000);
        QCOMPARE(table->ownBet(), 0);
        QCOMPARE(table->sentBet(), 1000);
        QCOMPARE(table->stakesDown(), 1500);
        QVERIFY(!table->canTakeBack());
    }

    void chipLiesFromTheClickOn_data() {
        QTest::addColumn<bool>("individual");
        QTest::newRow("O23, I-P35: alone") << true;
        QTest::newRow("O23, I-P35: with others") << false;
    }
    void chipLiesFromTheClickOn() {
        QFETCH(const bool, individual);
        m_games->get<RouletteGame>().lobby()->setIndividual(individual);
        auto* const table = open<RouletteTableModel, RouletteGame>();
        QVERIFY(table);
        QTRY_VERIFY(table->isStakesOpen());
        const int spot = table->offeredSpots().first();
        const auto least = table->minimum();
        m_disk->hold();
        table->placeStake(spot, least);
        QVERIFY(table->isSending());
        QCOMPARE(table->ownStaked(), 0);
        QCOMPARE(table->sentSpots(), QList<int>{spot});
        QCOMPARE(table->stakesDown(), least);
        QCOMPARE(table->purse(), 100'000 - least);
        QVERIFY(table->canTakeBack());
        QVERIFY(table->takeBack());
        QVERIFY(table->sentSpots().isEmpty());
        QCOMPARE(table->purse(), 100'000);
        table->placeStake(spot, least);
        m_disk->release();
        QTRY_VERIFY(!table->isSending());
        QCOMPARE(table->ownStaked(), least);
        QVERIFY(table->sentSpots().isEmpty());
    }

    // B12: ordered cards are bought, and cannot be returned.
    void cardsLieFromTheOrderOn() {
        auto* const table = open<BingoTableModel, BingoGame>();
        QVERIFY(table);
        QTRY_VERIFY_WITH_TIMEOUT(table->buyAction().enabled, 120'000);
        m_disk->hold();
        table->buy(2);
        QVERIFY(table->isSending());
        QCOMPARE(table->ownCards(), 0);
        QVERIFY(table->hasStakesDown());
        QCOMPARE(table->stakesDown(), 2 * table->cardPrice());
        QCOMPARE(table->purse(), 100'000 - 2 * table->cardPrice());
        QVERIFY(!table->canTakeBack());
        m_disk->release();
        QTRY_COMPARE(table->ownCards(), 2);
        QTRY_VERIFY(!table->isSending());
        QCOMPARE(table->stakesDown(), 2 * table->cardPrice());
        QCOMPARE(table->wallet(), 100'000 - 2 * table->cardPrice());
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestStakesOnTheirWay)
#include "tst_stakes_on_their_way.moc"
