// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/game.h"
#include "engine/scenario/scenario.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::scenario {

class Fields;

/// The first numbers of rounds by round number; the seed completes each draw.
using BallsOfRounds = std::map<std::uint64_t, std::vector<bingo::Ball>>;

/// Numbers and cards from seeds, except those that a scenario gives: the first draw, cards, and the draws of
/// any rounds.
class ScenarioBalls final : public bingo::BallSource {
public:
    ScenarioBalls(SeedSource seeds, const bingo::Settings& settings, bingo::GivenOutcome given,
                  BallsOfRounds later)
        : m_seeded(std::move(seeds), settings, std::move(given)),
          m_given(std::move(later)) {}

    std::optional<bingo::Commit> openRound(std::uint64_t round) override {
        const auto given = m_given.find(round);
        m_balls = given != m_given.end() ? given->second : std::vector<bingo::Ball>();
        m_drawn = 0;
        return m_seeded.openRound(round);
    }
    std::optional<bingo::BringCards> cards(const bingo::Order& order, const bingo::State& state) override {
        return m_seeded.cards(order, state);
    }
    std::optional<bingo::BringCrowdCards> crowdCards() override { return m_seeded.crowdCards(); }
    // Numbers from the seed keep the seed's order.
    std::optional<bingo::BringBall> ball() override {
        if (m_drawn < m_balls.size()) {
            return bingo::BringBall{m_balls[m_drawn++], Origin::script};
        }
        std::optional<bingo::BringBall> ball = m_seeded.ball();
        while (ball && std::ranges::find(m_balls, ball->number) != m_balls.end()) {
            ball = m_seeded.ball();
        }
        return ball;
    }
    bingo::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    void contribute(const Seed& seed) override { m_seeded.contribute(seed); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    bingo::SeededBalls m_seeded;
    BallsOfRounds m_given;
    std::vector<bingo::Ball> m_balls; ///< of this round, as given
    std::size_t m_drawn = 0;          ///< how many of them are drawn
};

/// The simulated crowd of a bingo room, which buys cards in every sale by the round's seed.
struct BingoCrowdSize {
    std::uint32_t players = 0; ///< 0: no crowd
    std::uint32_t cards = 6;   ///< the maximum per member and round
};

/// The game-specific content of a bingo scenario.
struct BingoContent {
    using Game = bingo::Game;

    bingo::Settings table;
    BingoCrowdSize crowd;
    bool writeCrowd = false;        ///< whether to write out the crowd's cards
    std::vector<bingo::Ball> balls; ///< of the first draw, in order; the seed completes them
    BallsOfRounds given;            ///< for what-if: the draws of any rounds; not part of the file format
    std::vector<std::vector<bingo::Card>> cards; ///< by PlayerId, in order of purchase
    std::vector<Step<bingo::Command>> steps;
};

/// Reads a step's command.
bingo::Command readBingoStep(Fields& fields, const std::vector<Player>& players);
/// Reads the game-specific parts of a bingo scenario: table, players, outcome, steps.
void readBingo(Fields& file, Scenario& scenario);

} // namespace mesaviva::scenario
