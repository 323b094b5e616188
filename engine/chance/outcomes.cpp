// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/outcomes.h"

#include "engine/base/seed.h"
#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/poker/chance.h"
#include "engine/games/roulette/spin_source.h"

#include <memory>
#include <utility>

namespace mesaviva::chance {

namespace {

/// A bingo room that only asks chance.
class Room {
public:
    Room(SeedSource seeds, bingo::Variant variant)
        : m_state(bingo::Settings(variant)),
          m_balls(std::move(seeds), m_state.settings) {}

    /// Opens the round, and returns the first card that a player buys.
    bingo::Card cardOf(std::uint64_t round) {
        m_balls.openRound(round);
        bingo::Order order;
        order.player = 0;
        order.count = 1;
        return m_balls.cards(order, m_state)->cards.front();
    }

    template <std::size_t size>
    void draw(std::array<std::uint8_t, size>& balls) {
        for (std::uint8_t& ball : balls) {
            ball = static_cast<std::uint8_t>(m_balls.ball()->number - 1);
        }
    }

    /// The stream that makes the crowd's cards.
    RandomStream crowd() { return RandomStream(m_balls.crowdCards()->seed, stream_name::kOutcome); }

    const bingo::Settings& settings() const { return m_state.settings; }

private:
    bingo::State m_state;
    bingo::SeededBalls m_balls;
};

/// The sources of tables of all kinds, for parallel rounds.
class Tables {
public:
    explicit Tables(const Seed& master)
        : m_cards(seedsOf(master, 1)),
          m_spins37(seedsOf(master, 2), 37),
          m_spins38(seedsOf(master, 3), 38),
          m_room90(seedsOf(master, 4), bingo::Variant::bingo90),
          m_room75(seedsOf(master, 5), bingo::Variant::bingo75),
          m_room80(seedsOf(master, 6), bingo::Variant::bingo80),
          m_room30(seedsOf(master, 7), bingo::Variant::bingo30),
          m_book75(m_room75.settings()) {}

    void bring(std::uint64_t round, Outcome& outcome) {
        m_cards.openRound(round);
        for (std::uint8_t& card : outcome.deck) {
            card = static_cast<std::uint8_t>(m_cards.nextCard()->card.index());
        }
        outcome.pocket37 = pocketOf(m_spins37, round);
        outcome.pocket38 = pocketOf(m_spins38, round);
        outcome.card90 = bingo::rank90(m_room90.cardOf(round));
        m_room90.draw(outcome.balls90);
        outcome.card80 = m_room80.cardOf(round);
        m_room80.draw(outcome.balls80);
        outcome.card75 = m_room75.cardOf(round);
        m_room75.draw(outcome.balls75);
        outcome.card30 = m_room30.cardOf(round);
        m_room30.draw(outcome.balls30);

        RandomStream crowd = m_room75.crowd();
        m_book75.clear();
        m_book75.addFrom(crowd, 2);
        outcome.crowd75 = m_book75.card(2);
        crowd = m_room30.crowd();
        const std::uint64_t key = crowd.below64(bingo::mostCards(bingo::Variant::bingo30, false));
        outcome.scarce30 = bingo::cardOfKey30(key, crowd);
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

    poker::SeededChance m_cards;
    roulette::SeededSpins m_spins37;
    roulette::SeededSpins m_spins38;
    Room m_room90;
    Room m_room75;
    Room m_room80;
    Room m_room30;
    bingo::CardBook m_book75;
};

} // namespace

OutcomeSource outcomesOfTables(const Seed& master) {
    const auto tables = std::make_shared<Tables>(master);
    return [tables](std::uint64_t round, Outcome& outcome) { tables->bring(round, outcome); };
}

} // namespace mesaviva::chance
