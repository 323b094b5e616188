// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/chance.h"
#include "engine/games/poker/game.h"
#include "engine/scenario/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::scenario {

class Fields;

/// The cards of rounds by round number, the burnt card first; the seed completes each round.
using CardsOfRounds = std::map<std::uint64_t, std::vector<poker::Card>>;

/// Cards from seeds, except those that a scenario gives for the first deal and for any rounds.
class ScenarioCards final : public poker::Chance {
public:
    ScenarioCards(SeedSource seeds, std::vector<poker::Card> firstDeal, CardsOfRounds given)
        : m_seeded(std::move(seeds), std::move(firstDeal)),
          m_given(std::move(given)) {}

    std::optional<poker::Commit> openRound(std::uint64_t round) override {
        const auto commit = m_seeded.openRound(round);
        m_round = round;
        m_deck.reset();
        return commit;
    }
    std::optional<poker::BringCard> nextCard() override {
        if (!m_deck) {
            const auto given = m_given.find(m_round);
            if (given == m_given.end()) {
                return m_seeded.nextCard();
            }
            m_deck.emplace(given->second, RandomStream(m_seeded.outcomeSeed(), stream_name::kOutcome));
        }
        const poker::Deck::Drawn drawn = m_deck->draw();
        return poker::BringCard{drawn.card, drawn.scripted ? Origin::script : Origin::seed};
    }
    poker::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    void contribute(const Seed& seed) override { m_seeded.contribute(seed); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    poker::SeededChance m_seeded;
    CardsOfRounds m_given;
    std::uint64_t m_round = 0;
    std::optional<poker::Deck> m_deck; ///< of a round with given cards, from the first one on
};

/// The game-specific content of a poker scenario.
struct PokerContent {
    using Game = poker::Game;

    poker::Settings table;
    std::vector<int> seats;         ///< the players' seats, by PlayerId
    std::vector<poker::Card> cards; ///< of the first deal, the burnt card first; the seed completes them
    CardsOfRounds given;            ///< for what-if: the deals of any rounds; not part of the file format
    std::vector<Step<poker::Command>> steps;
};

/// Reads a step's command; `seats` are those that `sit` means if it names none, by PlayerId.
poker::Command readPokerStep(Fields& fields, const std::vector<int>& seats,
                             const std::vector<Player>& players);
/// Reads the game-specific parts of a poker scenario: table, players, outcome, steps.
void readPoker(Fields& file, Scenario& scenario);

} // namespace mesaviva::scenario
