// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Real wheels, cards and balls: what may be entered, what is refused, and how it is recorded.
#include "doctor_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/games/bingo/ball_source.h"
#include "engine/games/poker/chance.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/training/equipment/bingo_entry.h"
#include "engine/training/equipment/number_test.h"
#include "engine/training/equipment/poker_entry.h"
#include "engine/training/equipment/roulette_entry.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// The same tables, with a person instead of chance.
struct EnteredRoulette : RecordedRoulette {
    static std::unique_ptr<roulette::SpinSource> chance() {
        return std::make_unique<roulette::SpinsByHand>(derivedSeeds(testSeed()));
    }
    // The numbers in order, starting with 17.
    static void enter(Table& table) {
        const auto next = static_cast<int>(table.round() * 16 + 1) % 37;
        dynamic_cast<roulette::SpinsByHand&>(table.chance()).call(roulette::Pocket(next));
    }
};

struct EnteredPoker : RecordedPoker {
    static std::unique_ptr<poker::Chance> chance() {
        return std::make_unique<poker::CardsByHand>(derivedSeeds(testSeed()));
    }
    // Every fifth card of the deck, which visits all of them.
    static void enter(Table& table) {
        const unsigned next = (table.state().drawnCount * 5U + 3U) % poker::kDeckSize;
        dynamic_cast<poker::CardsByHand&>(table.chance()).lay(poker::Card::fromIndex(next));
    }
};

struct EnteredBingo : RecordedBingo {
    static std::unique_ptr<bingo::BallSource> chance() {
        return std::make_unique<bingo::BallsByHand>(derivedSeeds(testSeed()), settings());
    }
    // Every seventh ball.
    static void enter(Table& table) {
        const std::size_t next = (table.state().balls.size() * 7 + 4) % 90;
        dynamic_cast<bingo::BallsByHand&>(table.chance()).call(static_cast<bingo::Ball>(next + 1));
    }
};

// Plays `rounds` rounds, enters each requested result, and records them.
template <class Live>
void recordEntered(const std::filesystem::path& path, std::uint64_t rounds) {
    const auto writer = openWriter(path);
    {
        RecordedTable<Live> recorded(*writer);
        auto& table = recorded.table();
        for (int moments = 0; table.round() <= rounds && moments < 100'000; ++moments) {
            if (!recorded.step()) {
                Live::enter(table);
                table.lookAgain();
                table.advanceTo(table.now());
                recorded.recorder().flush();
            }
        }
    }
    if (const auto fault = writer->close()) {
        qFatal("not written: %s", app::englishText(fault->problem).c_str());
    }
}

enum EnteredGame { PokerGame, RouletteGame, BingoGame };

template <class Test>
void forEntered(int game, const Test& test) {
    switch (game) {
    case PokerGame: test(EnteredPoker()); return;
    case RouletteGame: test(EnteredRoulette()); return;
    default: test(EnteredBingo()); return;
    }
}

void addEnteredGames() {
    QTest::addColumn<int>("game");
    QTest::newRow("poker") << int{PokerGame};
    QTest::newRow("roulette") << int{RouletteGame};
    QTest::newRow("bingo") << int{BingoGame};
}

QString keyOf(const std::optional<equipment::RefusedEntry>& bar) {
    return bar ? QString::fromUtf8(name(bar->reason).data(), static_cast<qsizetype>(name(bar->reason).size()))
               : QString();
}

// Returns whether the table would accept it now, given what chance has produced.
template <class Game>
bool takes(const typename Game::State& state, const typename Game::Command& command, Instant now) {
    typename Game::Events events;
    return !Game::decide(state, command, now, events);
}

} // namespace

/// Entered results: refusal reasons, the record, the running test, and the book of sessions.
class EquipmentTest : public QObject {
    Q_OBJECT

private slots:
    // A session with entered results verifies, and is reported as entered from outside.
    void sessionVerifies_data() { addEnteredGames(); }
    void sessionVerifies() {
        QFETCH(const int, game);
        forEntered(game, [](auto live) {
            const RecordPlace place;
            recordEntered<decltype(live)>(place.path(), 2);
            const auto checked = record::verify(place.path());
            QVERIFY(checked);
            QVERIFY2(!checked->bad, checked->bad ? app::englishText(*checked->bad).c_str() : "");
            QCOMPARE(checked->rounds - checked->unfinished, std::uint64_t{2});
            QCOMPARE(checked->scripted, std::uint64_t{2});
            std::ostringstream out;
            std::ostringstream err;
            QCOMPARE(app::verifyCommand(place.path(), out, err), 0);
            QVERIFY(err.str().find("2 rounds with outcomes that somebody has given") != std::string::npos);
            // The only seeds used are those revealed at the close and those of bingo's cards.
            QVERIFY(checked->given >= 4);
            QVERIFY((std::is_same_v<decltype(live), EnteredBingo>) || checked->outcomes == 2);
        });
    }

    // Altering an entry afterwards, hash chain included, is detected: later events do not follow from it.
    void changedEntryIsFound_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<QString>("to");
        QTest::newRow("another card") << int{PokerGame} << QStringLiteral("\"7c\"");
        QTest::newRow("a card that comes later, too") << int{PokerGame} << QStringLiteral("\"4d\"");
        QTest::newRow("another number") << int{RouletteGame} << QStringLiteral("\"20\"");
        QTest::newRow("another ball") << int{BingoGame} << QStringLiteral("\"number\":6");
        QTest::newRow("a ball that comes later, too") << int{BingoGame} << QStringLiteral("\"number\":12");
    }
    void changedEntryIsFound() {
        QFETCH(const int, game);
        QFETCH(const QString, to);
        forEntered(game, [game, &to](auto live) {
            const RecordPlace place;
            recordEntered<decltype(live)>(place.path(), 1);
            const DoctoredRecord record(place);
            std::vector<record::EventRow> rows = record.rows();
            const std::string kind = game == PokerGame      ? "card_dealt"
                                     : game == RouletteGame ? "number_drawn"
                                                            : "ball_drawn";
            const auto entered = std::ranges::find_if(
                rows, [&](const record::EventRow& row) { return row.text.kind == kind; });
            QVERIFY(entered != rows.end());
            // The second card, 3 + 5 after 3; the first ball is the fifth.
            const std::string from = game == PokerGame      ? '"' + poker::Card::fromIndex(8).text() + '"'
                                     : game == RouletteGame ? std::string("\"17\"")
                                                            : std::string("\"number\":5");
            const std::size_t at = entered->text.fields.find(from);
            QVERIFY2(at != std::string::npos, entered->text.fields.c_str());
            entered->text.fields.replace(at, from.size(), to.toStdString());
            record.write(rows, false);
            QCOMPARE(QString::fromStdString(record.complaint(Verdict::bad)), QString());
            const auto checked = record::verify(place.path());
            QVERIFY(checked && checked->bad);
        });
    }

    // A refusal reason is given if and only if the table would refuse; checked at every moment of a round.
    void barsAgreeWithTheTable_data() { addEnteredGames(); }
    void barsAgreeWithTheTable() {
        QFETCH(const int, game);
        forEntered(game, [game](auto live) {
            using Live = decltype(live);
            using Game = typename Live::Game;
            auto table = openTable<Live>();
            int taken = 0;
            int refused = 0;
            for (int moments = 0; table->round() <= 1 && moments < 20'000; ++moments) {
                const auto& state = table->state();
                const bool due = state.due && *state.due <= table->now();
                const auto compare = [&](const auto& thing, const typename Game::Command& command) {
                    const bool would = takes<Game>(state, command, table->now());
                    const bool bar = equipment::refusalOf(state, thing).has_value();
                    (bar ? refused : taken) += 1;
                    QVERIFY2(would == (!bar && due), qPrintable(keyOf(equipment::refusalOf(state, thing))));
                };
                if constexpr (std::is_same_v<Live, EnteredPoker>) {
                    for (unsigned card = 0; card < poker::kDeckSize; ++card) {
                        compare(poker::Card::fromIndex(card),
                                poker::BringCard{poker::Card::fromIndex(card), Origin::script});
                    }
                } else if constexpr (std::is_same_v<Live, EnteredRoulette>) {
                    for (int pocket = 0; pocket < roulette::kMostPockets; ++pocket) {
                        compare(roulette::Pocket(pocket),
                                roulette::BringPocket{roulette::Pocket(pocket), Origin::script});
                    }
                } else {
                    for (int ball = 0; ball <= bingo::kMostBalls + 1; ++ball) {
                        compare(ball, bingo::BringBall{static_cast<bingo::Ball>(ball), Origin::script});
                    }
                }
                if (QTest::currentTestFailed()) {
                    return;
                }
                if (!advance(*table)) {
                    Live::enter(*table);
                    table->lookAgain();
                    table->advanceTo(table->now());
                }
            }
            QVERIFY2(taken > 0 && refused > 0, qPrintable(QString::number(game)));
        });
    }

    // Refusal reasons by key.
    void reasons() {
        roulette::State wheel(LiveRoulette::settings());
        QCOMPARE(keyOf(equipment::refusalOf(wheel, roulette::Pocket(17))), QStringLiteral("no_round"));
        wheel.phase = roulette::Phase::betting;
        QCOMPARE(keyOf(equipment::refusalOf(wheel, roulette::Pocket(17))), QStringLiteral("bets_open"));
        QCOMPARE(keyOf(equipment::refusalOf(wheel, roulette::kDoubleZero)),
                 QStringLiteral("not_on_wheel")); // O6a
        wheel.phase = roulette::Phase::running;
        wheel.stakesOpen = true; // R20
        QCOMPARE(keyOf(equipment::refusalOf(wheel, roulette::Pocket(17))), QStringLiteral("bets_open"));
        wheel.stakesOpen = false;
        QVERIFY(!equipment::refusalOf(wheel, roulette::Pocket(17)));
        wheel.phase = roulette::Phase::paying;
        QCOMPARE(keyOf(equipment::refusalOf(wheel, roulette::Pocket(17))), QStringLiteral("counted"));

        auto cards = openTable<EnteredPoker>();
        while (advance(*cards)) {
        }
        EnteredPoker::enter(*cards);
        cards->lookAgain();
        cards->advanceTo(cards->now());
        const auto out = equipment::refusalOf(cards->state(), poker::Card::fromIndex(3));
        QCOMPARE(keyOf(out), QStringLiteral("dealt")); // P6b
        QCOMPARE(out->place, 1);

        auto balls = openTable<EnteredBingo>();
        for (int drawn = 0; drawn < 2;) {
            if (!advance(*balls)) {
                EnteredBingo::enter(*balls);
                balls->lookAgain();
                balls->advanceTo(balls->now());
                ++drawn;
            }
        }
        const auto ball = equipment::refusalOf(balls->state(), 12);
        QCOMPARE(keyOf(ball), QStringLiteral("drawn")); // B21
        QCOMPARE(ball->place, 2);
        QCOMPARE(keyOf(equipment::refusalOf(balls->state(), 91)), QStringLiteral("no_ball"));
    }

    void nextPlacesAreThoseOfTheDeal() { // P19a, P19b, P19c
        auto table = openTable<EnteredPoker>();
        QStringList places;
        for (int moments = 0; places.size() < 1 + 5 * (poker::kMostSeats + 1) && moments < 5'000; ++moments) {
            if (advance(*table)) {
                continue;
            }
            const auto place = equipment::nextPlace(table->state());
            QVERIFY(place);
            places.append(place->burnt ? QStringLiteral("burnt")
                                       : QStringLiteral("%1/%2%3")
                                             .arg(place->seat)
                                             .arg(place->nth)
                                             .arg(place->faceUp ? QStringLiteral("up") : QString()));
            EnteredPoker::enter(*table);
            table->lookAgain();
            table->advanceTo(table->now());
        }
        QCOMPARE(places.first(), QStringLiteral("burnt"));
        QCOMPARE(places.at(1), QStringLiteral("1/1"));
        QCOMPARE(places.at(8), QStringLiteral("0/1"));
        QCOMPARE(places.last(), QStringLiteral("0/5up"));
    }

    void whatIsTakenBackNeverCame() {
        roulette::SpinsByHand spins(derivedSeeds(testSeed()));
        QVERIFY(!spins.takeBack());
        spins.call(roulette::Pocket(17));
        QVERIFY(spins.called());
        QVERIFY(spins.takeBack());
        QVERIFY(!spins.rest());
    }

    void testSaysWhenThereAreTooFew() {
        equipment::NumberCounts counts{};
        counts.fill(5);
        const auto enough = equipment::testNumbers(counts, 37);
        QCOMPARE(enough.needed, std::int64_t{185});
        QCOMPARE(enough.numbers, std::int64_t{185});
        QVERIFY(enough.verdict == equipment::NumberTest::Verdict::conspicuous); // not a fair wheel
        counts[4] = 4;
        QVERIFY(equipment::testNumbers(counts, 37).verdict == equipment::NumberTest::Verdict::too_few);
        QCOMPARE(equipment::testNumbers(counts, 38).needed, std::int64_t{190});
    }

    // By hand: 370 spins, ten expected each; 18 numbers at 7, 18 at 13, one at 10: 36 * 9 / 10 = 32.4.
    void testIsChiSquare() {
        equipment::NumberCounts counts{};
        for (std::size_t i = 0; i < 36; ++i) {
            counts[i] = i % 2 == 0 ? 7 : 13;
        }
        counts[36] = 10;
        counts[37] = 1'000; // this wheel has no 00
        const auto fair = equipment::testNumbers(counts, 37);
        QCOMPARE(fair.statistic, 32.4);
        QCOMPARE(fair.degrees, 36);
        QVERIFY(fair.verdict == equipment::NumberTest::Verdict::even);
        counts[17] += 40;
        const auto biased = equipment::testNumbers(counts, 37);
        QVERIFY(biased.verdict == equipment::NumberTest::Verdict::conspicuous);
        QVERIFY(biased.p < 0.0001);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(EquipmentTest)
#include "tst_equipment.moc"
