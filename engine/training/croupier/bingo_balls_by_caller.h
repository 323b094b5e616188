// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"

#include <optional>
#include <utility>

namespace mesaviva::croupier {

/// A drawing machine whose ball its caller sees before the number is called.
class BallsByCaller final : public bingo::BallSource {
public:
    BallsByCaller(SeedSource seeds, const bingo::Settings& settings) : m_seeded(std::move(seeds), settings) {}

    /// The ball that is out of the machine, or comes next; nothing when none is left.
    std::optional<bingo::Ball> peek() {
        if (!m_next) {
            m_next = m_seeded.ball();
        }
        return m_next ? std::optional(m_next->number) : std::nullopt;
    }

    std::optional<bingo::Commit> openRound(std::uint64_t round) override {
        m_next.reset();
        return m_seeded.openRound(round);
    }
    std::optional<bingo::BringCards> cards(const bingo::Order& order, const bingo::State& state) override {
        return m_seeded.cards(order, state);
    }
    std::optional<bingo::BringCrowdCards> crowdCards() override { return m_seeded.crowdCards(); }
    std::optional<bingo::BringBall> ball() override {
        return m_next ? std::exchange(m_next, std::nullopt) : m_seeded.ball();
    }
    bingo::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    bingo::SeededBalls m_seeded;
    std::optional<bingo::BringBall> m_next; ///< out of the machine, where somebody has looked at it
};

} // namespace mesaviva::croupier
