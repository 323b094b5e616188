// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of a sitting, and the replay of one of them next to the live table, which it does not affect
// (P37, O24).

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "leaping_ticks.h"
#include "patience.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/history/recorded_replay.h"
#include "app/core/record/record_keeper.h"
#include "app/core/text/language.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mesaviva;
using namespace mesaviva::app;

class TestSittingReplay : public QObject {
    Q_OBJECT

private:
    Language m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<PokerTableModel> m_live;
    std::unique_ptr<SittingReplay> m_sitting;

    // Plays a recorded table of other players up to a round in which nothing is decided yet.
    void playTo(int round) {
        m_live->setPaused(false);
        QTRY_VERIFY_WITH_TIMEOUT(m_live->round() >= round, 60'000);
        m_live->setPaused(true);
    }

private slots:
    void init() {
        m_language.setCode(QStringLiteral("pt"));
        m_folder = std::make_unique<QTemporaryDir>();
        m_keeper =
            std::make_unique<RecordKeeper>(m_folder->path(), m_folder->filePath(QStringLiteral("k.ini")));
        m_keeper->openNow();
        m_games = std::make_unique<GameRegistry>(m_folder->filePath(QStringLiteral("settings.ini")));
        LivePokerTable played;
        played.simulated = 3;
        auto tableSession = std::make_unique<LivePokerSession>(played);
        tableSession->recordTo(*m_keeper);
        m_live = std::make_unique<PokerTableModel>(std::move(tableSession),
                                                   Pace{1.0, std::make_unique<test::LeapingTicks>()});
        m_sitting = std::make_unique<SittingReplay>(*m_keeper, *m_games);
        new QAbstractItemModelTester(m_sitting.get(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     m_sitting.get());
        m_sitting->follow(m_live.get());
    }

    void cleanup() {
        m_sitting.reset();
        m_live.reset();
        m_games.reset();
        m_keeper.reset();
        m_folder.reset();
    }

    // Closed rounds, the newest first; the running one is not among them.
    void closedRoundsAreListed() {
        playTo(4);
        m_sitting->reload();
        QTRY_VERIFY(m_sitting->rowCount() >= 3);
        int expected = m_sitting->rowCount();
        for (int row = 0; row < m_sitting->rowCount(); ++row) {
            QCOMPARE(m_sitting->index(row, 0).data(SittingReplay::RoundRole).toInt(), expected--);
        }
        QVERIFY(m_sitting->rowCount() <= m_live->round());
        QVERIFY(m_sitting->refusal().isEmpty());
    }

    // P37: the last round is replayed; the live table is unaffected and continues.
    void lastRoundIsPlayedAgainBesideTheTable() {
        playTo(3);
        const int round = m_live->round();
        const qint64 wallet = m_live->wallet();
        m_sitting->watchLast();
        QTRY_VERIFY(m_sitting->table());
        TableModel& again = *m_sitting->table();
        QVERIFY(again.replay());
        QVERIFY(again.round() == round || again.round() == round - 1);
        QVERIFY(again.isScenario()); // no action is possible there
        again.setPaused(true);
        again.replay()->moveTo(again.replay()->size());
        QCOMPARE(m_live->round(), round);
        QCOMPARE(m_live->wallet(), wallet);
        playTo(round + 1); // in between
        QVERIFY(m_sitting->table());
        m_sitting->close();
        QVERIFY(!m_sitting->table());
        QVERIFY(m_live->round() > round);
    }

    // Any earlier round can be replayed; a second replay replaces the first.
    void earlierRoundIsPlayedAgain() {
        playTo(4);
        m_sitting->reload();
        QTRY_VERIFY(m_sitting->rowCount() >= 3);
        m_sitting->watch(m_sitting->rowCount() - 1);
        QTRY_VERIFY(m_sitting->table());
        QCOMPARE(m_sitting->table()->round(), 1);
        m_sitting->watch(m_sitting->rowCount() - 2);
        QTRY_COMPARE(m_sitting->table()->round(), 2);
        m_sitting->follow(nullptr); // leave the table
        QVERIFY(!m_sitting->table());
        QCOMPARE(m_sitting->rowCount(), 0);
    }

    // Before the first closed round, and without a table, a text gives the reason.
    void reasonIsSaidWhereThereIsNoRound() {
        m_sitting->follow(nullptr);
        m_sitting->watchLast();
        QVERIFY(!m_sitting->refusal().isEmpty());
        QVERIFY(!m_sitting->table());
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestSittingReplay)
#include "tst_sitting_replay.moc"
