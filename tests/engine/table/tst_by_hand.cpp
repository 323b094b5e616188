// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chance and the dealer played by people, who can be late and wrong.
#include "live_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/ball_source.h"
#include "engine/games/poker/chance.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/table/table_driver.h"
#endif

#include <QTest>

#include <chrono>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr Duration kLong = std::chrono::hours(1);

// Returns all events of one type in the table's current round.
template <class Kind, class Table>
std::vector<Kind> told(const Table& table) {
    std::vector<Kind> found;
    for (const auto& entry : table.entries(table.round())) {
        if (const Kind* event = std::get_if<Kind>(&entry.event)) {
            found.push_back(*event);
        }
    }
    return found;
}

// Returns the key of the latest refusal's reason.
template <class Refused, class Table>
QString refusal(const Table& table) {
    const std::vector<Refused> refused = told<Refused>(table);
    return refused.empty() ? QString() : key(name(refused.back().refusal.reason));
}

struct PokerByHand {
    PokerByHand() {
        auto chance = std::make_unique<poker::CardsByHand>(derivedSeeds(testSeed()));
        cards = chance.get();
        table = std::make_unique<LivePoker::Table>(Opening<poker::Settings>{{}}, std::move(chance));
        table->submit(poker::Admit{Money{100'000}});
        table->submit(poker::Sit{0, 1});
        table->advanceTo(kTableOpened);
        table->submit(poker::PlaceAnte{0, Money{500}});
    }

    void lay(const char* card) {
        cards->lay(*poker::Card::fromText(card));
        table->lookAgain();
        table->advanceTo(table->now() + std::chrono::seconds(1));
    }

    poker::CardsByHand* cards = nullptr;
    std::unique_ptr<LivePoker::Table> table;
};

} // namespace

class ByHandTest : public QObject {
    Q_OBJECT

private slots:
    void theDealWaitsForEachCard() { // P19b
        PokerByHand hand;
        hand.table->advanceTo(kTableOpened + kLong);
        QVERIFY(hand.table->state().phase == poker::Phase::burning);
        QVERIFY(!hand.table->nextDue()); // nothing happens without the dealer
        hand.lay("2c");
        QCOMPARE(told<poker::CardBurnt>(*hand.table).size(), std::size_t{1});
        hand.table->advanceTo(hand.table->now() + kLong);
        QCOMPARE(told<poker::CardDealt>(*hand.table).size(), std::size_t{0});
        int dealt = 0;
        for (const char* card : {"9h", "Kd", "4s", "8c", "Jd", "3h", "Th", "6s", "7c", "Qd"}) {
            hand.lay(card);
            QCOMPARE(told<poker::CardDealt>(*hand.table).size(), static_cast<std::size_t>(++dealt));
        }
        QVERIFY(hand.table->state().phase == poker::Phase::deciding);
        QVERIFY(hand.table->state().scripted);
    }

    void aCardThatIsOutAlreadyIsRefused() { // P6b
        PokerByHand hand;
        hand.table->advanceTo(kTableOpened + kLong);
        hand.lay("2c");
        hand.lay("2c");
        QCOMPARE(refusal<poker::Refused>(*hand.table), QStringLiteral("impossible_outcome"));
        QCOMPARE(told<poker::CardDealt>(*hand.table).size(), std::size_t{0});
        hand.lay("3c");
        QCOMPARE(told<poker::CardDealt>(*hand.table).size(), std::size_t{1});
    }

    void nobodyKnowsWhereARealBallWillRest() { // O16, R23
        auto chance = std::make_unique<roulette::SpinsByHand>(derivedSeeds(testSeed()));
        roulette::SpinsByHand& spins = *chance;
        LiveRoulette::Table table(Opening<roulette::Settings>{LiveRoulette::settings()}, std::move(chance));
        table.advanceTo(kTableOpened + kLong);
        QCOMPARE(told<roulette::BallLaunched>(table).size(), std::size_t{1});
        QVERIFY(!table.chance().landing());
        QVERIFY(told<roulette::NumberDrawn>(table).empty());
        QVERIFY(!table.nextDue());

        spins.call(roulette::Pocket(37)); // this wheel has no double zero
        table.lookAgain();
        table.advanceTo(table.now());
        QCOMPARE(refusal<roulette::Refused>(table), QStringLiteral("impossible_outcome"));
        QVERIFY(told<roulette::NumberDrawn>(table).empty());

        spins.call(roulette::Pocket(17));
        table.lookAgain();
        const Instant called = table.now();
        table.advanceTo(called);
        QCOMPARE(told<roulette::NumberDrawn>(table).size(), std::size_t{1});
        QCOMPARE(told<roulette::NumberDrawn>(table).front().pocket.index(), 17);
        QVERIFY(told<roulette::NumberDrawn>(table).front().origin == Origin::script);
        // Everything after it is delayed as much as the number.
        QVERIFY(*table.nextDue() > called);
    }

    void aBallIsCalledOnce() { // B21
        bingo::Settings settings = LiveBingo::settings();
        auto chance = std::make_unique<bingo::BallsByHand>(derivedSeeds(testSeed()), settings);
        bingo::BallsByHand& balls = *chance;
        LiveBingo::Table table(Opening<bingo::Settings>{settings}, std::move(chance), LiveBingo::crowd());
        const auto call = [&](bingo::Ball ball) {
            balls.call(ball);
            table.lookAgain();
            table.advanceTo(table.now() + settings.draw);
        };
        table.advanceTo(kTableOpened + kLong);
        QVERIFY(told<bingo::BallDrawn>(table).empty());
        call(17);
        QCOMPARE(told<bingo::BallDrawn>(table).size(), std::size_t{1});
        call(17);
        QCOMPARE(refusal<bingo::Refused>(table), QStringLiteral("impossible_outcome"));
        QCOMPARE(told<bingo::BallDrawn>(table).size(), std::size_t{1});
        call(18);
        QCOMPARE(told<bingo::BallDrawn>(table).size(), std::size_t{2});
    }

    void aPersonDealsWhatChanceBrings() { // P19a, P19b
        LivePoker::Table table(Opening<poker::Settings>{{}},
                               std::make_unique<poker::SeededChance>(derivedSeeds(testSeed())));
        LivePoker::Table byClock(Opening<poker::Settings>{{}},
                                 std::make_unique<poker::SeededChance>(derivedSeeds(testSeed())));
        PersonAsDealer dealer;
        table.setDealer(&dealer);
        const auto doOneAction = [&] {
            dealer.goOn();
            table.lookAgain();
            table.advanceTo(table.now() + kLong);
        };
        for (LivePoker::Table* each : {&table, &byClock}) {
            each->submit(poker::Admit{Money{100'000}});
            each->submit(poker::Sit{0, 1});
            each->advanceTo(kTableOpened);
        }
        QCOMPARE(table.round(), std::uint64_t{0}); // the dealer opens it
        table.advanceTo(kTableOpened + kLong);
        QCOMPARE(table.round(), std::uint64_t{0});
        dealer.goOn();
        table.lookAgain();
        table.advanceTo(table.now());
        QCOMPARE(table.round(), std::uint64_t{1});
        table.submit(poker::PlaceAnte{0, Money{500}});
        byClock.submit(poker::PlaceAnte{0, Money{500}});
        table.advanceTo(table.now() + kLong);
        QVERIFY(told<poker::CardBurnt>(table).empty());
        doOneAction();
        QCOMPARE(told<poker::CardBurnt>(table).size(), std::size_t{1});
        for (std::size_t card = 1; card <= 10; ++card) {
            QCOMPARE(told<poker::CardDealt>(table).size(), card - 1);
            doOneAction();
            QCOMPARE(told<poker::CardDealt>(table).size(), card);
        }
        // Chance is the same, whoever deals.
        while (told<poker::CardDealt>(byClock).size() < 10) {
            QVERIFY(advance(byClock));
        }
        QVERIFY(told<poker::CardBurnt>(table) == told<poker::CardBurnt>(byClock));
        QVERIFY(told<poker::CardDealt>(table) == told<poker::CardDealt>(byClock));
    }

    void aPersonLaunchesTheBallAndCallsTheNumber() { // R19, R23
        LiveRoulette::Table table(Opening<roulette::Settings>{roulette::Settings(roulette::RuleSet::casino)},
                                  std::make_unique<roulette::SeededSpins>(derivedSeeds(testSeed()), 37));
        PersonAsDealer dealer;
        table.setDealer(&dealer);
        std::vector<std::size_t> launched;
        std::vector<std::size_t> drawn;
        for (int action = 0; action < 4; ++action) { // the opening, the launch, «jogo feito», the number
            dealer.goOn();
            table.lookAgain();
            table.advanceTo(table.now() + kLong);
            launched.push_back(told<roulette::BallLaunched>(table).size());
            drawn.push_back(told<roulette::NumberDrawn>(table).size());
        }
        QVERIFY((launched == std::vector<std::size_t>{0, 1, 1, 1}));
        QVERIFY((drawn == std::vector<std::size_t>{0, 0, 0, 1}));
    }

    void aPersonAsDealerTurnsAndPaysWhenReady() { // P24, P26
        PokerByHand hand;
        hand.table->advanceTo(kTableOpened + kLong);
        for (const char* card : {"2c", "9h", "Kd", "9s", "8c", "Jd", "3h", "Th", "6s", "7c", "Qd"}) {
            hand.lay(card);
        }
        hand.table->submit(poker::Bet{0});
        PersonAsDealer dealer;
        hand.table->setDealer(&dealer);
        hand.table->advanceTo(hand.table->now() + kLong);
        QVERIFY(told<poker::CardRevealed>(*hand.table).empty());
        std::size_t turned = 0;
        for (int act = 0; act < 4; ++act) {
            dealer.goOn();
            hand.table->lookAgain();
            hand.table->advanceTo(hand.table->now() + kLong);
            QCOMPARE(told<poker::CardRevealed>(*hand.table).size(), ++turned);
        }
        // The clock takes over again.
        hand.table->setDealer(nullptr);
        hand.table->lookAgain();
        while (hand.table->round() == 1 && told<poker::RoundClosed>(*hand.table).empty()) {
            QVERIFY(advance(*hand.table));
        }
        QCOMPARE(told<poker::Settled>(*hand.table).size(), std::size_t{1});
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(ByHandTest)
#include "tst_by_hand.moc"
