// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The player's seat after the program was killed: the same table continues in the same record, with the same
// people and points.

#include "app/core/game/game_registry.h"
#include "app/core/history/record_history_model.h"
#include "app/core/record/record_keeper.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/record/history/significant.h"
#include "engine/table/replay.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

// Runs the table's time, as recorded, until `reached`; returns false if that does not happen.
template <class Reached>
bool runTo(TableSession& tableSession, const Reached& reached) {
    for (int i = 0; i < 100'000 && !reached(); ++i) {
        tableSession.settle();
        if (const std::optional<Instant> due = tableSession.nextDue()) {
            tableSession.advanceTo(*due);
        } else {
            QTest::qWait(1);
        }
    }
    tableSession.settle();
    return reached();
}

template <class SessionType>
bool runToRound(SessionType& tableSession, std::uint64_t round) {
    return runTo(tableSession, [&] { return tableSession.source().round() >= round; });
}

std::unique_ptr<LivePokerSession> seatedTable(RecordKeeper& keeper) {
    LivePokerTable table;
    table.simulated = 3;
    table.ownSeat = 2;
    auto tableSession = std::make_unique<LivePokerSession>(table);
    tableSession->recordTo(keeper);
    return tableSession;
}

std::unique_ptr<LiveRouletteSession> rouletteTable(RecordKeeper& keeper) {
    LiveRouletteTable table;
    table.simulated = 3;
    table.settings = roulette::Settings(roulette::RuleSet::casino);
    table.chipValue = Money{500};
    auto tableSession = std::make_unique<LiveRouletteSession>(table);
    tableSession->recordTo(keeper);
    return tableSession;
}

template <class SessionType>
QStringList namesAt(const SessionType& tableSession, std::size_t players) {
    QStringList names;
    for (std::size_t i = 0; i < players; ++i) {
        const auto player = static_cast<PlayerId>(i);
        names.append(tableSession.playerName(player) + (tableSession.isSimulated(player) ? u'*' : u' '));
    }
    return names;
}

} // namespace

class TestRecoveredSeat : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = m_folder->filePath(QStringLiteral("settings.ini"));
    }

    // P33, P36, I-P33: killed with an ante down: the same seat and people return, the session continues, and
    // the table's record is whole across both programs.
    void pokerGoesOnAtTheSameSeat() {
        QStringList names;
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            const auto tableSession = seatedTable(keeper);
            QVERIFY(runToRound(*tableSession, 1));
            QVERIFY(!tableSession->source().submit(poker::PlaceAnte{0, tableSession->settings().minimum}));
            QVERIFY(runToRound(*tableSession, 2));
            QVERIFY(!tableSession->source().submit(poker::PlaceAnte{0, tableSession->settings().minimum}));
            tableSession->settle();
            names = namesAt(*tableSession, 4);
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QCOMPARE(keeper.recovered().size(), std::size_t{1});
        const RecoveredRound& round = keeper.recovered().front();
        QVERIFY(round.isOwn);
        QCOMPARE(round.staked, poker::Settings().minimum);
        QVERIFY(!round.isVoid || round.returned == round.staked);
        QVERIFY(keeper.seat());
        QCOMPARE(keeper.seat()->number(), record::TableNumber{1});
        QCOMPARE(keeper.seat()->wallet(), keeper.accounts().points);

        GameRegistry games(m_settings);
        PokerGame& poker = games.get<PokerGame>();
        poker.setRecord(&keeper);
        const auto seat = keeper.takeSeat();
        QVERIFY(!keeper.seat());
        OpenedTable opened = poker.openRecovered(*seat);
        auto* const table = qobject_cast<PokerTableModel*>(opened.table.get());
        QVERIFY(table);
        table->setPaused(true);
        PokerSession& tableSession = table->tableSession();
        QCOMPARE(namesAt(tableSession, 4), names);
        const poker::State& state = table->delivered();
        QCOMPARE(state.players[0].seat, 2);
        QCOMPARE(state.wallet(0), seat->wallet());
        QVERIFY(state.players[0].session.summary.rounds >= 1);
        QVERIFY(state.phase == poker::Phase::between);
        const auto before = table->recordedUpTo();
        QVERIFY(before && before->table == 1);

        QVERIFY(runToRound(tableSession, 3));
        QVERIFY(!tableSession.source().submit(poker::PlaceAnte{0, tableSession.settings().minimum}));
        QVERIFY(runToRound(tableSession, 4));
        QVERIFY(table->recordedUpTo()->table == 1 && table->recordedUpTo()->seq > before->seq);
        opened.table.reset();
        isWhole(keeper, games);
    }

    // P33, I-P33, P39: killed while deciding, the ante is returned; the session summary, the recovery message
    // and the inspector show how often that happened and with which hand.
    void undecidedHandsAreCounted() {
        QStringList hands;
        for (int kills = 1; kills <= 2; ++kills) {
            {
                RecordKeeper keeper(m_folder->path(), m_settings);
                keeper.openNow();
                const auto seat = keeper.takeSeat();
                QCOMPARE(seat.has_value(), kills > 1);
                std::unique_ptr<LivePokerSession> tableSession;
                if (seat) {
                    tableSession = std::make_unique<LivePokerSession>(seat->table<record::PokerOnRecord>());
                    tableSession->recordTo(keeper);
                } else {
                    tableSession = seatedTable(keeper);
                }
                QVERIFY(runToRound(*tableSession, static_cast<std::uint64_t>(kills)));
                QVERIFY(
                    !tableSession->source().submit(poker::PlaceAnte{0, tableSession->settings().minimum}));
                const auto round = static_cast<std::uint64_t>(kills);
                QVERIFY(runTo(*tableSession, [&] {
                    return std::ranges::any_of(tableSession->source().entries(round), [](const auto& entry) {
                        return std::holds_alternative<poker::DecisionOpened>(entry.event);
                    });
                }));
                QStringList cards;
                for (const auto& entry : tableSession->source().entries(round)) {
                    const auto* const dealt = std::get_if<poker::CardDealt>(&entry.event);
                    if (dealt && dealt->player == 0) {
                        cards.append(QString::fromStdString(dealt->card.text()));
                    }
                }
                hands.append(cards.join(u' '));
            }
            RecordKeeper keeper(m_folder->path(), m_settings);
            keeper.openNow();
            QVERIFY(keeper.seat());
            QCOMPARE(keeper.seat()->report().cutOff, hands);
            QCOMPARE(keeper.seat()->wallet(), LivePokerTable().wallet);
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        GameRegistry games(m_settings);
        PokerGame& poker = games.get<PokerGame>();
        poker.setRecord(&keeper);
        const auto seat = keeper.takeSeat();
        OpenedTable opened = poker.openRecovered(*seat);
        QCOMPARE(opened.table->sessionCutOffs().size(), 2);
        for (int i = 0; i < 2; ++i) {
            const QString first = hands[i].section(u' ', 0, 0);
            const QString rank = first.startsWith(u'T') ? QStringLiteral("10") : first.left(1);
            QVERIFY2(opened.table->sessionCutOffs()[i].contains(rank),
                     qPrintable(opened.table->sessionCutOffs()[i]));
        }
        (void)opened.table->settleAndLeave();
        QCOMPARE(opened.table->sessionReport().cutOff, hands);
        QCOMPARE(poker.summaryText(opened.table->sessionReport()).size(), 1);
        const auto reader = record::RecordReader::open(keeper.file().toStdU16String());
        record::SignificantFilter filter;
        filter.kind = record::SignificantKind::cut_off;
        QCOMPARE(record::significantEvents(**reader, filter, 10).events.size(), std::size_t{2});
    }

    // I-P35: a player who left with an ante, killed before the end was recorded, is still informed.
    void sessionThatEndsWithTheRoundIsReported() {
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            const auto tableSession = seatedTable(keeper);
            QVERIFY(runToRound(*tableSession, 1));
            QVERIFY(!tableSession->source().submit(poker::PlaceAnte{0, tableSession->settings().minimum}));
            QVERIFY(!tableSession->source().submit(poker::Leave{0}));
            tableSession->settle();
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QVERIFY(!keeper.seat());
        QVERIFY(keeper.endedSession());
        QCOMPARE(keeper.endedSession()->game, QStringLiteral("poker"));
        QCOMPARE(keeper.endedSession()->staked, poker::Settings().minimum.cents);
    }

    // O20-O22: killed while the ball runs: colour and chip value stay the same.
    void rouletteGoesOnAtTheSameTable() {
        QStringList names;
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            const auto tableSession = rouletteTable(keeper);
            QVERIFY(runToRound(*tableSession, 2));
            QVERIFY(!tableSession->source().submit(roulette::PlaceStake{
                0, roulette::ChanceKind::straight, roulette::numbers({17}), Money{500}}));
            QVERIFY(runTo(*tableSession, [&] {
                return std::ranges::any_of(tableSession->source().entries(2), [](const auto& entry) {
                    return std::holds_alternative<roulette::BallLaunched>(entry.event);
                });
            }));
            names = namesAt(*tableSession, 4);
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QVERIFY(keeper.seat());
        GameRegistry games(m_settings);
        RouletteGame& roulette = games.get<RouletteGame>();
        roulette.setRecord(&keeper);
        const auto seat = keeper.takeSeat();
        OpenedTable opened = roulette.openRecovered(*seat);
        auto* const table = qobject_cast<RouletteTableModel*>(opened.table.get());
        QVERIFY(table);
        table->setPaused(true);
        RouletteSession& tableSession = table->tableSession();
        QCOMPARE(namesAt(tableSession, 4), names);
        QCOMPARE(table->chipValue(), 500);
        QCOMPARE(table->delivered().players[0].session.summary.rounds, std::uint32_t{1});
        QCOMPARE(table->delivered().wallet(0), seat->wallet());
        QVERIFY(runToRound(tableSession, 4));
        QVERIFY(table->recordedUpTo()->table == 1);
        opened.table.reset();
        isWhole(keeper, games);
    }

    // P40: a player who has left has no seat there any more; another player's leaving does not end the seat.
    void playersWhoLeftHaveNoPlace_data() {
        QTest::addColumn<int>("leaving");
        QTest::addColumn<bool>("hasPlace");
        QTest::newRow("oneself") << 0 << false;
        QTest::newRow("another player") << 1 << true;
    }
    void playersWhoLeftHaveNoPlace() {
        QFETCH(const int, leaving);
        QFETCH(const bool, hasPlace);
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            const auto tableSession = seatedTable(keeper);
            QVERIFY(runToRound(*tableSession, 2));
            QVERIFY(!tableSession->source().submit(poker::Leave{static_cast<PlayerId>(leaving)}));
            tableSession->stopHoldingBack();
            tableSession->finishRound();
            tableSession->settle();
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QVERIFY(keeper.recovered().empty());
        QCOMPARE(keeper.seat() != nullptr, hasPlace);
    }

    // P40: a player who has left and returned has a seat.
    void returnedPlayersHaveAPlace() {
        {
            RecordKeeper keeper(m_folder->path(), m_settings);
            const auto tableSession = seatedTable(keeper);
            QVERIFY(runToRound(*tableSession, 2));
            QVERIFY(!tableSession->source().submit(poker::Leave{0}));
            tableSession->stopHoldingBack();
            tableSession->finishRound();
            QVERIFY(!tableSession->source().submit(poker::Sit{0, 2}));
            tableSession->settle();
        }
        RecordKeeper keeper(m_folder->path(), m_settings);
        keeper.openNow();
        QVERIFY(keeper.recovered().empty());
        QVERIFY(keeper.seat());
    }

private:
    static void isWhole(RecordKeeper& keeper, const GameRegistry& games) {
        RecordHistoryModel history(keeper, games);
        history.verify();
        QTRY_VERIFY_WITH_TIMEOUT(history.isVerified(), 60'000);
        QVERIFY2(history.isWhole(), qPrintable(history.verdict()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_settings;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRecoveredSeat)
#include "tst_recovered_seat.moc"
