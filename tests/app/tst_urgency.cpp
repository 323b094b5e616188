// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When the timer is about to act for a player, so that whatever covers the table closes; and when no timer
// runs.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#endif
#include "fake_ticks.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <functional>
#include <initializer_list>
#include <memory>

using namespace mesaviva;
using namespace mesaviva::app;
using namespace std::chrono_literals;

class TestUrgency : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    test::FakeTicks* m_ticks = nullptr;

    Pace pace() {
        auto ticks = std::make_unique<test::FakeTicks>();
        m_ticks = ticks.get();
        return {1.0, std::move(ticks)};
    }

    // Lets time pass until `so` returns true.
    bool passUntil(const std::function<bool()>& so) {
        for (int i = 0; i < 3000 && !so(); ++i) {
            m_ticks->pass(100ms);
        }
        return so();
    }

    // Once the visible timer has advanced, everything that follows it has, too.
    static bool settles(TableModel& table) {
        const QSignalSpy moved(&table, &TableModel::remainingChanged);
        return QTest::qWaitFor([&moved] { return moved.count() > 1; }, 60'000);
    }

    std::unique_ptr<RouletteTableModel> wheel(bool individual) {
        LiveRouletteTable plan;
        plan.settings = roulette::Settings(roulette::RuleSet::online);
        plan.settings.individual = individual;
        plan.settings.betting = 25s;
        plan.seeds = derivedSeeds(Seed{});
        return std::make_unique<RouletteTableModel>(std::make_unique<LiveRouletteSession>(plan), pace(),
                                                    m_folder.filePath(QStringLiteral("favourites.ini")));
    }

    static bingo::Card card(std::initializer_list<int> numbers) {
        bingo::Card made;
        std::size_t cell = 0;
        for (const int number : numbers) {
            made.cells[cell++] = static_cast<bingo::Ball>(number);
        }
        return made;
    }

    // A room in which this player's first card lacks one number to the line after the second ball.
    std::unique_ptr<BingoTableModel> room() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("test");
        plan.name = QStringLiteral("Sala do Teste");
        plan.settings = bingo::Settings(bingo::Variant::bingo30);
        plan.settings.sale = 40s;
        plan.members = 6;
        bingo::GivenOutcome given;
        given.balls = {1, 11, 21, 2, 12, 22, 3, 13, 23};
        given.cards = {{card({1, 11, 21, 2, 12, 22, 3, 13, 23})}};
        auto room = std::make_shared<BingoRoom>(std::move(plan), derivedSeeds(Seed{7}), std::move(given));
        return std::make_unique<BingoTableModel>(
            std::make_unique<LiveBingoSession>(std::move(room), Money{100'000}), pace());
    }

private slots:
    // O14: a player who is ready among simulated ones lets the rest of the period pass eight times as fast.
    // The table's own time is the same, so is the record; nothing is urgent meanwhile.
    void aReadyPlayerNeedNotWait() {
        const auto table = wheel(false);
        QVERIFY(passUntil([&] { return table->phase() == RouletteTableModel::Betting; }));
        QVERIFY(!table->isHurryOffered()); // nothing is staked
        table->hurry();
        QVERIFY(!table->isHurried());
        table->placeStake(17, 500);
        QVERIFY(table->isHurryOffered());
        const double left = table->remainingSeconds();
        QVERIFY(left > 20);
        table->hurry();
        QVERIFY(table->isHurried());
        m_ticks->pass(1s);
        QVERIFY(left - table->remainingSeconds() > 7);
        table->clear(); // not ready any more
        QVERIFY(!table->isHurried() && !table->isHurryOffered());
        QCOMPARE(table->speed(), 1.0);
        table->placeStake(17, 500);
        table->hurry();
        m_ticks->pass(3s);
        QVERIFY(!table->isStakesOpen());
        QVERIFY(!table->isUrgent());
        QVERIFY(!table->isHurried()); // the ball runs as it runs
        QCOMPARE(table->speed(), 1.0);
    }

    void anIndividualWheelHasNothingToWaitFor() {
        const auto table = wheel(true);
        QVERIFY(passUntil([&] { return table->phase() == RouletteTableModel::Betting; }));
        table->placeStake(17, 500);
        QVERIFY(!table->isHurryOffered());
    }

    void stakesThatCanStillBeChanged_data() {
        QTest::addColumn<bool>("staked");
        QTest::newRow("O14 own chips lie") << true;
        QTest::newRow("O14 nothing is at stake") << false;
    }

    // O14: for some seconds placed chips can still be changed. Nothing interrupts a player without stakes.
    void stakesThatCanStillBeChanged() {
        QFETCH(bool, staked);
        const auto table = wheel(false);
        QVERIFY(passUntil([&] { return table->phase() == RouletteTableModel::Betting; }));
        if (staked) {
            table->placeStake(17, 500);
            QCOMPARE(table->ownStaked(), 500);
        }
        QVERIFY(passUntil([&] { return table->remainingSeconds() < 6; }));
        QVERIFY(settles(*table));
        QVERIFY(!table->isUrgent());
        QVERIFY(passUntil([&] { return table->remainingSeconds() < 4; }));
        QVERIFY(settles(*table));
        QCOMPARE(table->isUrgent(), staked);
        if (staked) {
            table->clear();
            QVERIFY(!table->isUrgent());
            table->undo();
            QVERIFY(table->isUrgent());
        }
        QVERIFY(passUntil([&] { return !table->isStakesOpen(); }));
        QVERIFY(!table->isUrgent()); // nothing can be changed any more
    }

    // O15: where the player launches the ball nothing is urgent.
    void anIndividualWheelDoesNotPress() {
        const auto table = wheel(true);
        QVERIFY(passUntil([&] { return table->phase() == RouletteTableModel::Betting; }));
        table->placeStake(17, 500);
        QVERIFY(!table->hasPeriod());
        QVERIFY(!table->isUrgent());
    }

    // O14: betting time waits until the cloth is visible; B6: a room's time is the same for everyone.
    void timeWaitsForThePicture() {
        const auto table = wheel(false);
        table->awaitPicture();
        const auto phase = table->phase();
        m_ticks->pass(60s);
        QCOMPARE(table->phase(), phase);
        QVERIFY(!table->hasPeriod());
        table->showPicture();
        QVERIFY(passUntil([&] { return table->phase() == RouletteTableModel::Betting; }));
        QVERIFY(table->hasPeriod());
        QVERIFY(table->remainingSeconds() > 24);

        const auto hall = room();
        QVERIFY(passUntil([&] { return hall->phase() == BingoTableModel::Sale; }));
        const double before = hall->remainingSeconds();
        hall->awaitPicture();
        m_ticks->pass(5s);
        QVERIFY(hall->hasPeriod());
        QVERIFY(hall->remainingSeconds() < before - 4);
    }

    void theSaleThatIsAboutToClose_data() {
        QTest::addColumn<bool>("bought");
        QTest::newRow("B18 cards are bought") << true;
        QTest::newRow("B18 no card is bought") << false;
    }

    // B18: the last moment for more cards before the draw, for a player who takes part in it.
    void theSaleThatIsAboutToClose() {
        QFETCH(bool, bought);
        const auto table = room();
        QVERIFY(passUntil([&] { return table->phase() == BingoTableModel::Sale; }));
        if (bought) {
            table->buy(1);
            QCOMPARE(table->ownCards(), 1);
        }
        QVERIFY(!table->isUrgent());
        QVERIFY(passUntil([&] { return table->remainingSeconds() < 4; }));
        QVERIFY(settles(*table));
        QCOMPARE(table->isUrgent(), bought);
        QVERIFY(passUntil([&] { return table->phase() == BingoTableModel::Drawing; }));
        QVERIFY(!table->isUrgent()); // B27: they are marked automatically
        QVERIFY(passUntil([&] { return table->drawnCount() == 2; }));
        QVERIFY(!table->isUrgent());
    }

    // B27, B28: by hand, one short of a prize, there is a number to mark; then nothing is urgent.
    void aNumberThatIsToBeMarkedByHand() {
        const auto table = room();
        table->setAutomatic(false);
        QVERIFY(passUntil([&] { return table->phase() == BingoTableModel::Sale; }));
        table->buy(1);
        QVERIFY(passUntil([&] { return table->drawnCount() == 1; }));
        QVERIFY(table->missedCount() == 1);
        QVERIFY(!table->isUrgent()); // far from any prize
        QVERIFY(passUntil([&] { return table->drawnCount() == 2; }));
        QVERIFY(table->isUrgent());
        table->markAll();
        QVERIFY(!table->isUrgent());
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestUrgency)
#include "tst_urgency.moc"
