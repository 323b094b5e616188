// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/outcomes.h"

#include "engine/base/seed_source.h"
#include "engine/bingo/ball_source.h"
#include "engine/bingo/card_maker.h"
#include "engine/poker/chance.h"
#include "engine/roulette/spin_source.h"

#include <memory>

namespace mesaviva::chance {

namespace {

/// The sources of five tables, whose rounds run side by side.
class Tables {
public:
    explicit Tables(const Seed& master)
        : m_cards(seedsOf(master, 1)),
          m_spins37(seedsOf(master, 2), 37),
          m_spins38(seedsOf(master, 3), 38),
          m_balls90(seedsOf(master, 4), m_room90.settings),
          m_balls75(seedsOf(master, 5), m_room75.settings) {}

    void bring(std::uint64_t round, Outcome& outcome) {
        m_cards.openRound(round);
        for (std::uint8_t& card : outcome.deck) {
            card = static_cast<std::uint8_t>(m_cards.nextCard()->card.index());
        }
        outcome.pocket37 = pocketOf(m_spins37, round);
        outcome.pocket38 = pocketOf(m_spins38, round);
        m_balls90.openRound(round);
        outcome.card90 = bingo::rank90(cardOf(m_balls90, m_room90));
        for (std::uint8_t& ball : outcome.balls) {
            ball = static_cast<std::uint8_t>(m_balls90.ball()->number - 1);
        }
        m_balls75.openRound(round);
        outcome.card75 = cardOf(m_balls75, m_room75);
    }

private:
    static SeedSource seedsOf(const Seed& master, std::uint64_t table) {
        return derivedSeeds(roundSeed(master, table));
    }

    static std::uint8_t pocketOf(roulette::SeededSpins& spins, std::uint64_t round) {
        spins.openRound(round);
        spins.launch();
        return static_cast<std::uint8_t>(spins.rest()->pocket.index());
    }

    static bingo::Card cardOf(bingo::SeededBalls& balls, const bingo::State& room) {
        bingo::Order order;
        order.player = 0;
        order.count = 1;
        return balls.cards(order, room)->cards.front();
    }

    bingo::State m_room90{bingo::Settings(bingo::Variant::bingo90)};
    bingo::State m_room75{bingo::Settings(bingo::Variant::bingo75)};
    poker::SeededChance m_cards;
    roulette::SeededSpins m_spins37;
    roulette::SeededSpins m_spins38;
    bingo::SeededBalls m_balls90;
    bingo::SeededBalls m_balls75;
};

} // namespace

OutcomeSource outcomesOfTables(const Seed& master) {
    const auto tables = std::make_shared<Tables>(master);
    return [tables](std::uint64_t round, Outcome& outcome) { tables->bring(round, outcome); };
}

} // namespace mesaviva::chance
