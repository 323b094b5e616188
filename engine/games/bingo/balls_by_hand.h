// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"

#include <optional>
#include <utility>

namespace mesaviva::bingo {

/// A person draws balls from a real machine: a number comes when it is called, and may be one that was drawn
/// already. Cards come from the seed.
class BallsByHand final : public BallSource {
public:
    BallsByHand(SeedSource seeds, const Settings& settings) : m_seeded(std::move(seeds), settings) {}

    /// The next number; it takes the place of one that nobody has asked for yet. The room has to be told to
    /// look.
    void call(Ball ball) { m_ball = ball; }
    /// Takes back a number that nobody has asked for yet; false: there is none.
    bool takeBack() {
        const bool had = m_ball.has_value();
        m_ball.reset();
        return had;
    }
    /// The number that nobody has asked for yet.
    const auto& called() const { return m_ball; }

    std::optional<Commit> openRound(std::uint64_t round) override {
        m_ball.reset();
        return m_seeded.openRound(round);
    }
    std::optional<BringCards> cards(const Order& order, const State& state) override {
        return m_seeded.cards(order, state);
    }
    std::optional<BringCrowdCards> crowdCards() override { return m_seeded.crowdCards(); }
    std::optional<BringBall> ball() override {
        const std::optional<Ball> ball = std::exchange(m_ball, std::nullopt);
        return ball ? std::optional(BringBall{*ball, Origin::script}) : std::nullopt;
    }
    RevealSeed closeRound() override { return m_seeded.closeRound(); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    SeededBalls m_seeded;
    std::optional<Ball> m_ball;
};

} // namespace mesaviva::bingo
