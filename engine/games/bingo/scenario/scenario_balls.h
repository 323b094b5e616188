// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::scenario {

/// The first numbers of rounds, by the rounds' own numbers; the seed completes each draw.
using BallsOfRounds = std::map<std::uint64_t, std::vector<bingo::Ball>>;

/// Numbers and cards from seeds, of which a scenario gives the first draw, cards, and the draws of any
/// rounds.
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
    // What the seed brings besides comes in its own order.
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
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    bingo::SeededBalls m_seeded;
    BallsOfRounds m_given;
    std::vector<bingo::Ball> m_balls; ///< of this round, given
    std::size_t m_drawn = 0;          ///< so many of them
};

} // namespace mesaviva::scenario
