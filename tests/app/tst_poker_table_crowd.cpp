// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several players at one poker table, some of them simulated.

#include "poker_desk.h"

#include <QSet>

using namespace mesaviva;
using app::LivePokerTable;
using app::PokerDesk;
using app::PokerDeskTest;
using app::PokerReportModel;
using app::PokerSeatListModel;
using app::PokerTableModel;
using app::TableEvent;

class TestPokerTableCrowd : public PokerDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void simulatedPlayersAreMarkedAsSuch() {
        sit(crowded(6));
        QSet<QString> names;
        for (int seat = 1; seat <= 7; ++seat) {
            names.insert(m_desk->seat(seat).playerName);
            QCOMPARE(m_desk->seat(seat).simulated, seat != 4);
            const QString spoken =
                PokerDesk::at(*table().seats(), seat - 1, PokerSeatListModel::AccessibleNameRole).toString();
            QVERIFY(spoken.contains(m_desk->seat(seat).playerName));
            QCOMPARE(spoken.contains(u"simulated"), seat != 4);
        }
        QCOMPARE(names.size(), 7);
        QCOMPARE(m_desk->seat(4).playerName, QStringLiteral("You"));
        sit(crowded(2));
        int empty = 0;
        for (int seat = 1; seat <= 7; ++seat) {
            empty += m_desk->seat(seat).status == PokerSeatListModel::Empty ? 1 : 0;
        }
        QCOMPARE(empty, 4);
    }

    void individualTableSeatsNobodyElse() {
        LivePokerTable settings = PokerDesk::patientTable(true);
        settings.simulated = 6;
        sit(settings);
        QCOMPARE(table().seats()->rowCount(), 1);
        QVERIFY(m_desk->seat(1).own);
        QVERIFY(!m_desk->seat(1).simulated);
    }

    void twentyRoundsAgreeWithTheTable_data() {
        QTest::addColumn<bool>("late");
        QTest::newRow("step by step") << false;
        QTest::newRow("many things at once") << true;
    }
    void twentyRoundsAgreeWithTheTable() {
        QFETCH(bool, late);
        LivePokerTable settings;
        settings.simulated = 6;
        settings.seeds = derivedSeeds(Seed{7});
        settings.settings.idle.invitedAfterRounds = 1'000; // this player's commands may come too late
        m_desk = std::make_unique<PokerDesk>(late ? std::make_unique<app::LivePokerSession>(settings)
                                                  : PokerDesk::stepwise(settings));
        QList<qint64> before = wallets();
        std::uint64_t lastSeq = 0;
        QStringList faults;
        int rounds = 0;
        const auto play = [&](const TableEvent& event) {
            if (event.kind == QStringLiteral("betting_opened")) {
                table().placeAnte(500 + 100 * rounds);
            } else if (event.kind == QStringLiteral("decision_opened") && rounds % 3 == 0) {
                table().bet();
            } else if (event.kind == QStringLiteral("decision_opened") && rounds % 3 == 1) {
                table().fold();
            }
        };
        connect(&table(), &PokerTableModel::happened, this, play);
        // The report of a closed round shows for each seat what its points gained or lost. The table may
        // already have left the closed phase, so only the model's own signal shows it.
        connect(table().lastRound(), &PokerReportModel::changed, this, [&] {
            ++rounds;
            const QList<qint64> now = wallets();
            QList<qint64> gained = grantedSince(lastSeq);
            // P37: this player's own seat comes first, then the others in their order.
            int seatBefore = 0;
            for (int row = 0; row < table().lastRound()->rowCount(); ++row) {
                const bool isOwn =
                    PokerDesk::at(*table().lastRound(), row, PokerReportModel::OwnRole).toBool();
                const int next = PokerDesk::at(*table().lastRound(), row, PokerReportModel::SeatRole).toInt();
                if (isOwn ? row != 0 : next <= seatBefore) {
                    faults.append(QStringLiteral("round %1, order of row %2").arg(rounds).arg(row));
                }
                seatBefore = isOwn ? 0 : next;
            }
            for (int row = 0; row < table().lastRound()->rowCount(); ++row) {
                const int seat = PokerDesk::at(*table().lastRound(), row, PokerReportModel::SeatRole).toInt();
                gained[seat - 1] +=
                    PokerDesk::at(*table().lastRound(), row, PokerReportModel::NetRole).toLongLong();
            }
            for (qsizetype i = 0; i < 7; ++i) {
                if (now[i] - before[i] != gained[i]) {
                    faults.append(QStringLiteral("round %1, seat %2").arg(rounds).arg(i + 1));
                }
            }
            before = now;
        });
        QVERIFY(m_desk->run([&](const TableEvent&) { return rounds >= 20; }));
        QCOMPARE(m_desk->contradiction(), QString());
        QCOMPARE(faults.join(u';'), QString());
        QVERIFY(late || table().sessionRounds() == rounds);
    }

private:
    QList<qint64> wallets() {
        QList<qint64> sums;
        const poker::State& state = m_desk->state();
        for (std::size_t i = 0; i < state.seats.size(); ++i) {
            const PlayerId player = state.seats[i].player;
            sums.append(player == kNobody ? 0 : state.wallet(player).cents);
        }
        return sums;
    }

    // Fresh points taken after the event with this number, by seat; `lastSeq` advances.
    QList<qint64> grantedSince(std::uint64_t& lastSeq) {
        QList<qint64> sums(7);
        const std::uint64_t current = m_desk->state().round;
        for (const std::uint64_t round : {current - 1, current}) {
            for (const Recorded<poker::Event>& entry : m_desk->entries(round)) {
                const auto* taken = std::get_if<poker::AllowanceTaken>(&entry.event);
                if (taken && entry.seq > lastSeq) {
                    sums[m_desk->state().players[taken->player].seat - 1] += taken->amount.cents;
                }
            }
        }
        lastSeq = m_desk->entries(current).back().seq;
        return sums;
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerTableCrowd)
#include "tst_poker_table_crowd.moc"
