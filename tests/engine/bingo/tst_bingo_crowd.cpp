// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/check.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "test_text.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <variant>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bingo;
using namespace mesaviva::players;
using kit::testSeed;

namespace {

using Entry = Recorded<Event>;

struct Bought {
    Instant at;
    std::uint64_t round;
    std::uint32_t member;
    std::uint32_t cards;

    friend bool operator==(const Bought&, const Bought&) = default;
};

// A room with a crowd, driven by table time.
class CrowdedRoom {
public:
    CrowdedRoom(const Settings& settings, std::uint32_t members, std::uint32_t cards = 6,
                std::uint8_t seed = 1)
        : m_chance(derivedSeeds(testSeed(seed)), settings),
          m_driver(State(settings), m_chance, m_journal),
          m_crowd(members, cards) {
        m_driver.setListener([this](const Entry& entry) { hear(entry); });
    }

    Driver& driver() { return m_driver; }
    BingoCrowd& crowd() { return m_crowd; }
    const State& state() const { return m_driver.state(); }
    const std::vector<Bought>& bought() const { return m_bought; }
    const std::vector<SaleClosed>& sales() const { return m_sales; }
    std::size_t commands() const { return m_commands; }
    std::size_t refusals() const { return m_refusals; }
    std::size_t roundsClosed() const { return m_closed; }

    void playUntil(const std::function<bool()>& there) {
        while (!there()) {
            if (!step()) {
                qFatal("the room stands still");
            }
        }
    }
    void play(std::size_t rounds) {
        playUntil([&] { return m_closed >= rounds; });
    }

    bool step() {
        const std::optional<Need> need = m_driver.nextNeed();
        const std::optional<Instant> request = m_crowd.nextDue();
        if (request && (!need || *request < need->at)) {
            m_driver.advanceTo(*request);
            if (const std::optional<Command> command = m_crowd.take(*request)) {
                ++m_commands;
                m_driver.submit(*command);
            }
            return true;
        }
        return need && m_driver.step(need->at);
    }

    PlayerId join(std::int64_t wallet) {
        const auto player = static_cast<PlayerId>(state().players.size());
        if (m_driver.submit(Admit{{wallet}}) || m_driver.submit(Join{player})) {
            qFatal("a player can't join");
        }
        return player;
    }

private:
    void hear(const Entry& entry) {
        if (std::holds_alternative<RoundOpened>(entry.event)) {
            m_crowd.openRound(m_chance.seed());
        } else if (const auto* sold = std::get_if<CrowdSold>(&entry.event)) {
            for (const CrowdPurchase& purchase : *sold->buyers) {
                m_bought.push_back({entry.at, entry.round, purchase.member, purchase.cards});
            }
        } else if (const auto* closed = std::get_if<SaleClosed>(&entry.event)) {
            m_sales.push_back(*closed);
        }
        m_closed += std::holds_alternative<RoundClosed>(entry.event) ? 1U : 0U;
        m_refusals += std::holds_alternative<Refused>(entry.event) ? 1U : 0U;
        m_crowd.onEvent(entry, m_driver.state());
    }

    SeededBalls m_chance;
    MemoryJournal<Event> m_journal;
    Driver m_driver;
    BingoCrowd m_crowd;
    std::vector<Bought> m_bought;
    std::vector<SaleClosed> m_sales;
    std::size_t m_commands = 0;
    std::size_t m_refusals = 0;
    std::size_t m_closed = 0;
};

Settings roomFor(Variant variant, int maxCards = 24, Duration sale = std::chrono::seconds(20)) {
    Settings settings(variant);
    settings.maxCards = maxCards;
    settings.sale = sale;
    settings.draw = std::chrono::seconds(1);
    return settings;
}

} // namespace

/// How the simulated crowd of a bingo room buys cards.
class BingoCrowdTest : public QObject {
    Q_OBJECT

private slots:
    void neverRefused_data();
    void neverRefused();
    void keepsToTheRoomsLimit_data();
    void keepsToTheRoomsLimit();
    void everyMemberBuysOnceInARound();
    void mostOfThemCome();
    void habitsDiffer();
    void commandsAreFew();
    void salePeriodIsUsed();
    void shortSales_data();
    void shortSales();
    void smallRoomIsSoldOut();
    void failureEndsTheBuying();
    void sameSeedSameCards();
    void numbersToComeChangeNothing();
    void crowdCanGrowAndGo();
    void nobodyBuysWithoutASeed();
    void moneyStaysWhole();
    void eventsOfAFileAreBounded_data();
    void eventsOfAFileAreBounded();
};

void BingoCrowdTest::neverRefused_data() {
    QTest::addColumn<int>("variant");
    for (int variant = 0; variant < static_cast<int>(kVariants); ++variant) {
        QTest::addRow("bingo %d", ballsOf(static_cast<Variant>(variant))) << variant;
    }
}

void BingoCrowdTest::neverRefused() {
    QFETCH(const int, variant);
    CrowdedRoom hall(roomFor(static_cast<Variant>(variant)), 300, 24);
    hall.play(10);
    QCOMPARE(hall.refusals(), 0U);
    QCOMPARE(hall.sales().size(), 10U);
    for (const SaleClosed& sale : hall.sales()) {
        QVERIFY(sale.enough);
        QVERIFY(sale.cards > 300U);
    }
}

void BingoCrowdTest::keepsToTheRoomsLimit_data() {
    QTest::addColumn<int>("maxCards");
    QTest::addColumn<int>("cards");
    QTest::newRow("B13 one card") << 1 << 6;
    QTest::newRow("B13 less than a strip") << 5 << 6;
    QTest::newRow("B13 many") << 24 << 1'000;
    QTest::newRow("less than the room allows") << 24 << 2;
}

void BingoCrowdTest::keepsToTheRoomsLimit() {
    QFETCH(const int, maxCards);
    QFETCH(const int, cards);
    CrowdedRoom hall(roomFor(Variant::bingo90, maxCards), 400, static_cast<std::uint32_t>(cards));
    hall.play(3);
    const auto most = static_cast<std::uint32_t>(std::min(maxCards, cards));
    std::uint32_t largest = 0;
    for (const Bought& bought : hall.bought()) {
        QVERIFY(bought.cards >= 1 && bought.cards <= most);
        largest = std::max(largest, bought.cards);
    }
    QCOMPARE(largest, most);
    QCOMPARE(hall.refusals(), 0U);
}

void BingoCrowdTest::everyMemberBuysOnceInARound() {
    CrowdedRoom hall(roomFor(Variant::bingo75), 500);
    hall.play(4);
    std::map<std::pair<std::uint64_t, std::uint32_t>, int> times;
    for (const Bought& bought : hall.bought()) {
        QVERIFY(bought.member >= 1 && bought.member <= 500);
        QCOMPARE(++times[std::pair(bought.round, bought.member)], 1);
    }
    for (std::size_t i = 0; i < hall.sales().size(); ++i) {
        const auto buyers = std::ranges::count(hall.bought(), i + 1, &Bought::round);
        QCOMPARE(static_cast<std::uint32_t>(buyers), hall.sales()[i].players);
    }
}

void BingoCrowdTest::mostOfThemCome() {
    CrowdedRoom hall(roomFor(Variant::bingo30), 2'000, 2);
    hall.play(12);
    std::uint32_t least = 2'000;
    std::uint32_t most = 0;
    for (const SaleClosed& sale : hall.sales()) {
        QVERIFY2(sale.players > 1'300 && sale.players < 1'960, qPrintable(QString::number(sale.players)));
        least = std::min(least, sale.players);
        most = std::max(most, sale.players);
    }
    QVERIFY(most - least > 100); // attendance varies between rounds
}

void BingoCrowdTest::habitsDiffer() {
    std::map<BingoHabit, int> habits;
    std::map<BuyingTime, int> times;
    for (std::uint32_t member = 1; member <= 1'000; ++member) {
        ++habits[habitOf(member)];
        ++times[buyingTimeOf(member)];
    }
    QVERIFY(habits[BingoHabit::cautious] > 250 && habits[BingoHabit::cautious] < 450);
    QVERIFY(habits[BingoHabit::regular] > 400 && habits[BingoHabit::regular] < 600);
    QVERIFY(habits[BingoHabit::eager] > 80 && habits[BingoHabit::eager] < 220);
    QVERIFY(times[BuyingTime::early] > 350 && times[BuyingTime::late] > 120 &&
            times[BuyingTime::anytime] > 250);

    CrowdedRoom hall(roomFor(Variant::bingo90), 1'000, 24);
    hall.play(2);
    for (const Bought& bought : hall.bought()) {
        switch (habitOf(bought.member)) {
        case BingoHabit::cautious: QVERIFY(bought.cards <= 2); break;
        case BingoHabit::regular: QVERIFY(bought.cards == kStrip || bought.cards == 2 * kStrip); break;
        case BingoHabit::eager: QVERIFY(bought.cards >= 12); break;
        }
    }
}

void BingoCrowdTest::commandsAreFew() {
    CrowdedRoom hall(roomFor(Variant::bingo90, 6, std::chrono::seconds(20)), 50'000);
    hall.playUntil([&] { return !hall.sales().empty(); });
    QVERIFY(hall.commands() >= 15 && hall.commands() <= 20);
    QVERIFY(hall.sales().front().cards > 100'000U);
}

void BingoCrowdTest::salePeriodIsUsed() {
    CrowdedRoom hall(roomFor(Variant::bingo90, 6, std::chrono::seconds(20)), 3'000);
    hall.playUntil([&] { return !hall.sales().empty(); });
    std::array<int, 4> quarters{};
    for (const Bought& bought : hall.bought()) {
        const auto seconds = (bought.at - kTableOpened) / std::chrono::seconds(1);
        QVERIFY(seconds >= 0 && seconds < 20);
        ++quarters[static_cast<std::size_t>(seconds / 5)];
    }
    QVERIFY(quarters[0] > quarters[2]); // more buy early than in the middle
    QVERIFY(std::ranges::all_of(quarters, [](int buyers) { return buyers > 200; }));
}

void BingoCrowdTest::shortSales_data() {
    QTest::addColumn<int>("milliseconds");
    QTest::newRow("1 ms") << 1;
    QTest::newRow("999 ms") << 999;
    QTest::newRow("1 s") << 1'000;
    QTest::newRow("an hour") << 3'600'000;
}

void BingoCrowdTest::shortSales() {
    QFETCH(const int, milliseconds);
    CrowdedRoom hall(roomFor(Variant::bingo90, 6, Duration(milliseconds)), 100);
    hall.playUntil([&] { return !hall.sales().empty(); });
    QVERIFY(hall.sales().front().cards > 100U);
    QVERIFY(hall.commands() <= 600U);
    QCOMPARE(hall.refusals(), 0U);
}

void BingoCrowdTest::smallRoomIsSoldOut() {
    CrowdedRoom hall(roomFor(Variant::bingo30, 200), 100'000, 200);
    const PlayerId ana = hall.join(100'000);
    hall.playUntil(
        [&] { return !hall.crowd().nextDue() && hall.state().orders.empty() && hall.state().round > 0; });
    QCOMPARE(hall.state().cardsSold(), 120U * 120U * 120U); // B15
    QCOMPARE(hall.refusals(), 0U);
    QVERIFY(hall.driver().submit(Buy{ana, 1}).has_value());
    hall.playUntil([&] { return !hall.sales().empty(); });
    QCOMPARE(hall.sales().front().cards, 120U * 120U * 120U);
}

void BingoCrowdTest::failureEndsTheBuying() {
    CrowdedRoom hall(roomFor(Variant::bingo90), 200);
    hall.playUntil([&] { return hall.commands() == 5; });
    hall.driver().submit(FailSystem{});
    QVERIFY(!hall.crowd().nextDue());
    hall.play(2);
    QCOMPARE(hall.refusals(), 0U);
    QVERIFY(std::ranges::count(hall.bought(), 2U, &Bought::round) > 100);
}

void BingoCrowdTest::sameSeedSameCards() {
    const auto play = [](std::uint8_t seed) {
        CrowdedRoom hall(roomFor(Variant::bingo80), 200, 6, seed);
        hall.play(3);
        return std::pair(hall.bought(), hall.state().ledger);
    };
    const auto once = play(1);
    QVERIFY(once == play(1));
    QVERIFY(once.first != play(2).first);
}

void BingoCrowdTest::numbersToComeChangeNothing() {
    const auto bought = [](std::vector<Ball> balls) {
        const Settings settings = roomFor(Variant::bingo90);
        BingoCrowd crowd(100, 6);
        SeededBalls chance(derivedSeeds(testSeed(1)), settings, {std::move(balls), {}});
        MemoryJournal<Event> journal;
        Driver driver(State(settings), chance, journal);
        std::vector<std::pair<Instant, std::vector<CrowdPurchase>>> result;
        driver.setListener([&](const Entry& entry) {
            if (std::holds_alternative<RoundOpened>(entry.event)) {
                crowd.openRound(chance.seed());
            }
            crowd.onEvent(entry, driver.state());
        });
        driver.step(kTableOpened);
        while (const std::optional<Instant> request = crowd.nextDue()) {
            const auto command = crowd.take(*request);
            result.emplace_back(*request, *std::get<CrowdBuy>(*command).buyers);
        }
        return result;
    };
    const auto one = bought({});
    QVERIFY(one.size() > 10U);
    QVERIFY(one == bought({90, 1, 2}));
}

void BingoCrowdTest::crowdCanGrowAndGo() {
    CrowdedRoom hall(roomFor(Variant::bingo90), 50);
    hall.play(1);
    hall.crowd().setMembers(500);
    hall.play(2);
    hall.crowd().setMembers(0);
    hall.play(3);
    QVERIFY(hall.sales()[0].players <= 50U);
    QVERIFY(hall.sales()[1].players > 300U);
    QCOMPARE(hall.sales()[2].cards, 0U);
}

void BingoCrowdTest::nobodyBuysWithoutASeed() {
    BingoCrowd crowd(100, 6);
    const State state(roomFor(Variant::bingo90));
    crowd.onEvent({1, kTableOpened, 1, SaleOpened{kTableOpened + std::chrono::seconds(20), {100}}}, state);
    QVERIFY(!crowd.nextDue());
}

void BingoCrowdTest::moneyStaysWhole() {
    CrowdedRoom hall(roomFor(Variant::bingo75), 300);
    hall.play(8);
    QCOMPARE(hall.state().ledger.sum().cents, 0);
    QVERIFY(hall.state().ledger.balance(hall.state().crowd) > Money{});
}

void BingoCrowdTest::eventsOfAFileAreBounded_data() {
    QTest::addColumn<qint64>("price");
    QTest::addColumn<uint>("cards");
    QTest::addColumn<int>("times");
    QTest::newRow("more cards than a crowd may have") << qint64{1} << 10'000'001U << 1;
    QTest::newRow("by far") << qint64{1} << 4'000'000'000U << 1;
    QTest::newRow("for more than can be counted") << qint64{1'000'000'000'000} << 10'001U << 1;
    QTest::newRow("for more than can be counted together") << qint64{1'000'000'000'000} << 6'000U << 2;
}

// A record may contain any value: it is refused before a card is made or a sum overflows.
void BingoCrowdTest::eventsOfAFileAreBounded() {
    QFETCH(const qint64, price);
    QFETCH(const uint, cards);
    QFETCH(const int, times);
    Settings settings = roomFor(Variant::bingo90);
    settings.cardPrice = Money{price};
    State state(settings);
    const UntrustedEvents fromAFile;
    const auto sell = [&] {
        const auto buyers = std::make_shared<std::vector<CrowdPurchase>>();
        buyers->push_back({1, cards});
        Game::evolve(state, CrowdSold{buyers, state.book.size() + 1, cards, testSeed(1)}, kTableOpened);
    };
    for (int time = 1; time < times; ++time) {
        sell();
    }
    const std::uint32_t before = state.book.size();
    QVERIFY_EXCEPTION_THROWN(sell(), BrokenInvariant);
    QCOMPARE(state.book.size(), before);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoCrowdTest)
#include "tst_bingo_crowd.moc"
