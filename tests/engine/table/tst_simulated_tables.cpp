// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/poker/game.h"
#include "engine/games/poker/simulation/poker_table.h"

#include <QTest>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::simulation;

namespace {

// A table that does the same with decide() and evolve() only: one command after another, one event at a time.
struct OtherTable {
    poker::State state;
    Instant now = kTableOpened;

    void send(const poker::Command& command) {
        poker::Events events;
        QVERIFY(!poker::decide(state, command, now, events));
        for (const poker::Event& event : events) {
            poker::evolve(state, event, now);
        }
    }

    // What time and chance provide: the cards of the other table.
    poker::Command answer(const poker::Need& need, const poker::State& had) const {
        if (need.kind == CommonNeed::commitment) {
            return poker::Commit{kUnproven};
        }
        if (need.kind == CommonNeed::seed) {
            return poker::RevealSeed{};
        }
        if (need.kind == poker::OwnNeed::card) {
            return poker::BringCard{had.drawn.at(state.drawnCount)};
        }
        return poker::TimePassed{};
    }

    // Players repeat at once what they did at the other table.
    void playersAct(const poker::State& had) {
        for (PlayerId player = 0; player < state.players.size(); ++player) {
            if (state.phase == poker::Phase::betting) {
                send(poker::PlaceAnte{player, state.settings.minimum});
            } else if (had.seatOf(player).decision == poker::Decision::bet) {
                send(poker::Bet{player});
            } else {
                send(poker::Fold{player});
            }
        }
        if (state.settings.individual && state.phase == poker::Phase::betting) {
            send(poker::Deal{0});
        }
    }

    void playRound(const poker::State& had) {
        do {
            if (state.phase == poker::Phase::betting || state.phase == poker::Phase::deciding) {
                playersAct(had);
            }
            const poker::Need need = poker::nextNeed(state).value();
            now = std::max(now, need.at);
            send(answer(need, had));
        } while (state.phase != poker::Phase::between && !QTest::currentTestFailed());
    }
};

} // namespace

/// The simulation plays rounds without lists of events, and ends in the same state as the tables.
class SimulatedTablesTest : public QObject {
    Q_OBJECT

private slots:
    void pokerTableIsWhatCommandsMakeOfIt_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("individual");
        QTest::addColumn<bool>("aceHighStraight");
        QTest::addColumn<int>("strategy");
        QTest::newRow("one seat") << 1 << false << true << int(PokerStrategy::ace_king);
        QTest::newRow("individual") << 1 << true << true << int(PokerStrategy::pair);
        QTest::newRow("three seats") << 3 << false << false << int(PokerStrategy::pair);
        QTest::newRow("seven seats") << 7 << false << true << int(PokerStrategy::ace_king);
        QTest::newRow("seven seats that always continue") << 7 << false << true << int(PokerStrategy::always);
    }

    void pokerTableIsWhatCommandsMakeOfIt() {
        QFETCH(const int, seats);
        QFETCH(const bool, individual);
        QFETCH(const bool, aceHighStraight);
        QFETCH(const int, strategy);
        PokerPlan plan;
        plan.seats = seats;
        plan.strategy = static_cast<PokerStrategy>(strategy);
        plan.table.individual = individual;
        plan.table.ranking.aceHighStraight = aceHighStraight;
        Seed seed{};
        seed.fill(7);
        PokerTable table(plan, seed);
        OtherTable other{poker::State(plan.table)};
        for (PlayerId player = 0; player < seats; ++player) {
            other.send(poker::Admit{kLargestAmount});
            other.send(poker::Sit{player, player + 1});
        }
        Sums sums;
        for (int round = 1; round <= 1'500; ++round) {
            table.playRound(sums);
            other.playRound(table.state());
            QVERIFY2(table.state() == other.state, QByteArray::number(round));
        }
        QCOMPARE(sums.net().cents, -other.state.ledger.balance(Ledger::kHouse).cents);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(SimulatedTablesTest)
#include "tst_simulated_tables.moc"
