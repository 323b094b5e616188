// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What all tables share: listeners, the displayed table, replays, resumed tables.
#include "live_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/table/replay.h"
#include "engine/table/shown_table.h"
#endif

#include <QTest>

#include <memory>
#include <utility>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr std::uint64_t kRounds = 4;

enum GameKind { Poker, Roulette, Bingo };

// Runs the test for the game of the row.
template <class Test>
void forGame(int game, const Test& test) {
    switch (game) {
    case Poker: test(LivePoker()); return;
    case Roulette: test(LiveRoulette()); return;
    default: test(LiveBingo()); return;
    }
}

// Returns the state before a round that the table still stores.
template <class Table>
const auto& startOf(const Table& table, std::uint64_t round) {
    const auto* start = table.startOf(round);
    if (start == nullptr) {
        qFatal("the round's beginning is not kept");
    }
    return *start;
}

// A viewer who joins a table at some moment.
template <class Game>
struct Watcher {
    explicit Watcher(TableSource<Game>& source) : shown(source) {
        shown.open({[this](const auto& entry, bool past) {
                        ++(past ? earlier : later);
                        last = entry.seq;
                    },
                    [this] { ++jumps; }, [this] { ++caughtUp; }});
    }

    ShownTable<Game> shown;
    int earlier = 0;
    int later = 0;
    int jumps = 0;
    int caughtUp = 0;
    std::uint64_t last = 0;
};

// Creates the game's chance with these seeds.
std::unique_ptr<poker::Chance> chanceFrom(const LivePoker&, SeedSource seeds) {
    return std::make_unique<poker::SeededChance>(std::move(seeds));
}
std::unique_ptr<roulette::SpinSource> chanceFrom(const LiveRoulette&, SeedSource seeds) {
    return std::make_unique<roulette::SeededSpins>(std::move(seeds), LiveRoulette::settings().pockets);
}
std::unique_ptr<bingo::BallSource> chanceFrom(const LiveBingo&, SeedSource seeds) {
    return std::make_unique<bingo::SeededBalls>(std::move(seeds), LiveBingo::settings());
}

} // namespace

class LiveTableTest : public QObject {
    Q_OBJECT

private slots:
    void everyListenerHearsEverything_data() { addGames(); }
    void everyListenerHearsEverything() {
        QFETCH(const int, game);
        forGame(game, [](auto live) {
            using Live = decltype(live);
            using Entry = Recorded<typename Live::Game::Event>;
            const auto table = openTable<Live>();
            std::vector<std::uint64_t> first;
            std::vector<std::uint64_t> second;
            const Subscription one = table->listen([&](const Entry& entry) { first.push_back(entry.seq); });
            Subscription other = table->listen([&](const Entry& entry) { second.push_back(entry.seq); });
            while (table->round() < 2 && advance(*table)) {
            }
            QVERIFY(first.size() > 10);
            QVERIFY(first == second);
            for (std::size_t i = 1; i < first.size(); ++i) {
                QCOMPARE(first[i], first[i - 1] + 1);
            }
            other.reset();
            const std::size_t heard = second.size();
            while (table->round() < 3 && advance(*table)) {
            }
            QCOMPARE(second.size(), heard);
            QVERIFY(first.size() > heard);
        });
    }

    void aShownTableStandsAsTheTableDoes_data() { addGames(); }
    void aShownTableStandsAsTheTableDoes() {
        QFETCH(const int, game);
        forGame(game, [](auto live) {
            using Live = decltype(live);
            const auto table = openTable<Live>();
            const Watcher<typename Live::Game> fromTheStart(*table);
            while (table->round() <= kRounds && advance(*table)) {
                QVERIFY(fromTheStart.shown.state() == table->state());
                const Watcher<typename Live::Game> late(*table);
                QVERIFY(late.shown.state() == table->state());
                QCOMPARE(late.shown.seq(), fromTheStart.shown.seq());
                QCOMPARE(late.later, 0);
                QCOMPARE(late.earlier, static_cast<int>(table->entries(table->round()).size()));
            }
            QVERIFY(fromTheStart.later > 0);
        });
    }

    void aReplayStepsInBothDirections_data() { addGames(); }
    void aReplayStepsInBothDirections() {
        QFETCH(const int, game);
        forGame(game, [](auto live) {
            using Live = decltype(live);
            using Game = typename Live::Game;
            const auto table = openTable<Live>();
            while (table->round() < 2 && advance(*table)) {
            }
            constexpr std::uint64_t kRound = 1;
            QVERIFY(canRepeat<Game>(*table, kRound));
            QVERIFY(!canRepeat<Game>(*table, table->round())); // the round is not over
            Replay<Game> replay(startOf(*table, kRound), table->entries(kRound));
            Watcher<Game> viewer(replay);
            std::vector<typename Game::State> states{startOf(*table, kRound)};
            for (const auto& entry : table->entries(kRound)) {
                states.push_back(states.back());
                Game::evolve(states.back(), entry.event, entry.at);
            }
            // To the end, back event by event, and back and forth.
            for (std::size_t at = replay.position(); at <= replay.size(); ++at) {
                replay.moveTo(at);
                QVERIFY(viewer.shown.state() == states[at]);
            }
            QVERIFY(replay.isOver());
            QCOMPARE(viewer.jumps, 0);
            for (std::size_t at = replay.size(); at-- > 0;) {
                replay.moveTo(at);
                QVERIFY(viewer.shown.state() == states[at]);
                QCOMPARE(viewer.shown.entries(kRound).size(), at);
            }
            QCOMPARE(viewer.jumps, static_cast<int>(replay.size()));
            QCOMPARE(viewer.caughtUp, viewer.jumps + 1);
            const std::size_t half = replay.size() / 2;
            for (const std::size_t at : {half, replay.size(), half / 2, half}) {
                replay.moveTo(at);
                QVERIFY(viewer.shown.state() == states[at]);
            }
            QVERIFY(replay.submit(typename Game::Command{}).has_value());
        });
    }

    void aRoundIsTakenUpFromItsOwnEvents_data() { addGames(); }
    void aRoundIsTakenUpFromItsOwnEvents() {
        QFETCH(const int, game);
        forGame(game, [](auto live) {
            using Live = decltype(live);
            using Game = typename Live::Game;
            const auto table = openTable<Live>();
            while (table->round() < kRounds && advance(*table)) {
                const std::uint64_t round = table->round();
                auto chance = Live::chance();
                auto& asked = *chance;
                const typename Live::Table again(
                    Resumption<Game>{startOf(*table, round), table->entries(round)}, std::move(chance),
                    Live::crowd());
                QVERIFY(again.state() == table->state());
                QVERIFY(again.now() == table->entries(round).back().at);
                QVERIFY(round == 0 || asked.seed() == table->chance().seed());
            }
        });
    }

    void aReplayKeepsItsOwnTime_data() { addGames(); }
    void aReplayKeepsItsOwnTime() {
        QFETCH(const int, game);
        forGame(game, [](auto live) {
            using Live = decltype(live);
            const auto table = openTable<Live>();
            while (table->round() < 2 && advance(*table)) {
            }
            const auto entries = table->entries(1);
            Replay<typename Live::Game> replay(startOf(*table, 1), entries);
            QVERIFY(replay.now() == entries.front().at);
            while (const std::optional<Instant> due = replay.nextDue()) {
                replay.advanceTo(*due - Duration(1));
                QVERIFY(replay.entries(1).back().at < *due);
                replay.advanceTo(*due);
                QVERIFY(replay.entries(1).back().at == *due);
            }
            QCOMPARE(replay.position(), entries.size());
        });
    }

    void aTableIsTakenUpWhereItWas_data() { addGames(); }
    void aTableIsTakenUpWhereItWas() {
        QFETCH(const int, game);
        forGame(game, [](auto live) {
            using Live = decltype(live);
            using Game = typename Live::Game;
            // The table as it runs without interruption.
            const auto whole = openTable<Live>();
            while (whole->round() < kRounds && advance(*whole)) {
            }
            const auto table = openTable<Live>(kRounds);
            std::uint64_t cuts = 0;
            while (table->round() < kRounds - 1 && advance(*table)) {
                const std::uint64_t round = table->round();
                // From the table's opening, because simulated players remember earlier rounds.
                std::vector<Recorded<typename Game::Event>> entries;
                for (std::uint64_t each = 0; each <= round; ++each) {
                    const auto told = table->entries(each);
                    entries.insert(entries.end(), told.begin(), told.end());
                }
                const auto again = std::make_unique<typename Live::Table>(
                    Resumption<Game>{startOf(*table, 0), entries}, Live::chance(), Live::crowd());
                QVERIFY(again->state() == table->state());
                QVERIFY(again->now() == entries.back().at);
                if (round == 0) {
                    continue; // only arrivals
                }
                ++cuts;
                while (again->round() == round && advance(*again)) {
                }
                const auto expected = whole->entries(round);
                const auto found = again->entries(round);
                QCOMPARE(found.size(), expected.size());
                for (std::size_t i = 0; i < found.size(); ++i) {
                    QCOMPARE(Live::text(found[i]), Live::text(expected[i]));
                }
                // Chance is resumed as well: the next round's commitment is the same.
                QCOMPARE(Live::text(again->entries(round + 1).front()),
                         Live::text(whole->entries(round + 1).front()));
            }
            QVERIFY(cuts > 20);
        });
    }

    void aForkGoesItsOwnWay_data() { addGames(); }
    // A table resumed with other seeds finishes the running round like the original, then plays other rounds;
    // the original is unaffected, and both conserve money.
    void aForkGoesItsOwnWay() {
        QFETCH(const int, game);
        forGame(game, [](auto live) {
            using Live = decltype(live);
            using Game = typename Live::Game;
            const auto whole = openTable<Live>(kRounds);
            while (whole->round() < kRounds && advance(*whole)) {
            }
            const auto table = openTable<Live>(kRounds);
            std::uint64_t forks = 0;
            for (int moment = 0; table->round() < 3 && advance(*table); ++moment) {
                const std::uint64_t round = table->round();
                if (round == 0 || moment % 5 != 0) {
                    continue;
                }
                std::vector<Recorded<typename Game::Event>> entries;
                for (std::uint64_t each = 0; each <= round; ++each) {
                    const auto told = table->entries(each);
                    entries.insert(entries.end(), told.begin(), told.end());
                }
                SeedSource seeds = [round, same = derivedSeeds(testSeed()),
                                    other = derivedSeeds(testSeed(77))](std::uint64_t number) {
                    return number <= round ? same(number) : other(number);
                };
                typename Live::Table fork(Resumption<Game>{startOf(*table, 0), entries},
                                          chanceFrom(live, std::move(seeds)), Live::crowd());
                const auto before = table->state();
                QVERIFY(fork.state() == before);
                while (fork.round() < round + 2 && advance(fork)) {
                    QCOMPARE(fork.state().ledger.sum().cents, 0);
                }
                QVERIFY(table->state() == before);
                const auto expected = whole->entries(round);
                const auto found = fork.entries(round);
                QCOMPARE(found.size(), expected.size());
                for (std::size_t i = 0; i < found.size(); ++i) {
                    QCOMPARE(Live::text(found[i]), Live::text(expected[i]));
                }
                QVERIFY(canRepeat<Game>(fork, round + 1)); // its own round finished with its own seed
                QVERIFY(Live::text(fork.entries(round + 1).front()) !=
                        Live::text(whole->entries(round + 1).front()));
                ++forks;
            }
            QVERIFY(forks > 5);
            QCOMPARE(table->round(), std::uint64_t{3});
        });
    }

private:
    static void addGames() {
        QTest::addColumn<int>("game");
        QTest::newRow("poker P37") << int(Poker);
        QTest::newRow("roulette O24") << int(Roulette);
        QTest::newRow("bingo B50") << int(Bingo);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(LiveTableTest)
#include "tst_live_table.moc"
