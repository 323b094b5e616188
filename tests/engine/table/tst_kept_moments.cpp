// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step back in a replay folds few events, and the number of stored states is bounded.
#include "live_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/table/replay.h"
#include "engine/table/shown_table.h"
#endif

#include <QTest>

#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// A game that counts how many of its events are folded.
template <class Game>
struct Counted : Game {
    static inline std::size_t folded = 0;

    static void evolve(typename Game::State& state, const typename Game::Event& event, Instant at) {
        ++folded;
        Game::evolve(state, event, at);
    }
};

// Reads the sequence numbers of the events and stores them.
template <class Game>
struct Reader {
    explicit Reader(TableSource<Game>& source) : shown(source) {
        shown.open({[this](const auto& entry, bool) { read.push_back(entry.seq); }, [this] { read.clear(); },
                    [] {}, [this] { return [this, kept = read] { read = kept; }; }});
    }

    ShownTable<Game> shown;
    std::vector<std::uint64_t> read;
};

template <class Live>
void walk() {
    using Game = Counted<typename Live::Game>;
    const auto table = openTable<Live>();
    while (table->round() < 2 && advance(*table)) {
    }
    const auto entries = table->entries(1);
    std::vector<typename Game::State> states{*table->startOf(1)};
    for (const auto& entry : entries) {
        states.push_back(states.back());
        Live::Game::evolve(states.back(), entry.event, entry.at);
    }
    Replay<Game> replay(states.front(), entries);
    Reader<Game> reader(replay);
    replay.jumpTo(replay.size());
    const std::size_t size = replay.size();
    QVERIFY(size > 2 * Moments<int>::kEvery);

    const auto goTo = [&](std::size_t position) {
        Game::folded = 0;
        replay.jumpTo(position);
        QVERIFY(reader.shown.state() == states[position]);
        QCOMPARE(reader.read.size(), position);
        QVERIFY(position == 0 || reader.read.back() == entries[position - 1].seq);
        QVERIFY2(Game::folded < Moments<int>::kEvery, qPrintable(QString::number(Game::folded)));
    };
    for (std::size_t position = size; position-- > 0 && !QTest::currentTestFailed();) {
        goTo(position);
    }
    for (std::size_t i = 0; i < 5 * size && !QTest::currentTestFailed(); ++i) {
        goTo(i * 97 % (size + 1));
    }
}

} // namespace

class MomentsTest : public QObject {
    Q_OBJECT

private slots:
    // P37, O24, B50
    void aJumpFoldsFewEvents_data() {
        QTest::addColumn<int>("game");
        QTest::newRow("poker") << 0;
        QTest::newRow("roulette") << 1;
        QTest::newRow("bingo") << 2;
    }
    void aJumpFoldsFewEvents() {
        QFETCH(const int, game);
        switch (game) {
        case 0: walk<LivePoker>(); return;
        case 1: walk<LiveRoulette>(); return;
        default: walk<LiveBingo>(); return;
        }
    }

    void veryLongRoundsKeepAsMany() {
        Moments<std::size_t> kept;
        for (std::size_t position = 0; position <= 100'000; ++position) {
            if (kept.wants(position)) {
                kept.store(position, 1, position);
            }
            QVERIFY(kept.size() <= Moments<int>::kMost);
            const auto [at, moment] = kept.upTo(position);
            QVERIFY(moment && *moment == at && position - at < kept.every());
        }
        QVERIFY(kept.size() > Moments<int>::kMost / 4);
        QCOMPARE(kept.every(), std::size_t{2048});
    }

    void heavyStatesAreFewer() {
        constexpr std::size_t kHeavy = std::size_t{10} << 20U;
        Moments<int> kept;
        for (std::size_t position = 0; position <= 1'000; ++position) {
            if (kept.wants(position)) {
                kept.store(position, kHeavy, 0);
            }
            QVERIFY(kept.size() * kHeavy <= Moments<int>::kMostBytes);
        }
        QVERIFY(kept.size() >= 3);
        kept.clear();
        QVERIFY(!kept.upTo(1'000).second);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(MomentsTest)
#include "tst_kept_moments.moc"
