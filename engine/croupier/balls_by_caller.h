// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bingo/ball_source.h"

#include <optional>
#include <utility>

namespace mesaviva::croupier {

/// A drawing machine that waits for its caller: a round opens, and a number counts, once they have said so.
/// Which number it is is chance's. Cards come by themselves.
class BallsByCaller final : public bingo::BallSource {
public:
    /// `callsItself`: numbers are called by the program, one after the other.
    BallsByCaller(SeedSource seeds, const bingo::Settings& settings, bool callsItself)
        : m_seeded(std::move(seeds), settings),
          m_callsItself(callsItself) {}

    /// The caller has done what the room asks for next.
    void goOn() { m_goesOn = true; }

    /// The ball that is out of the machine, or comes next; nothing when none is left.
    std::optional<bingo::Ball> peek() {
        if (!m_next) {
            m_next = m_seeded.ball();
        }
        return m_next ? std::optional(m_next->number) : std::nullopt;
    }

    std::optional<bingo::Commit> openRound(std::uint64_t round) override {
        m_next.reset();
        return takeTurn() ? m_seeded.openRound(round) : std::nullopt;
    }
    std::optional<bingo::BringCards> cards(const bingo::Order& order, const bingo::State& state) override {
        return m_seeded.cards(order, state);
    }
    std::optional<bingo::BringCrowdCards> crowdCards() override { return m_seeded.crowdCards(); }
    std::optional<bingo::BringBall> ball() override {
        if (!takeTurn() && !m_callsItself) {
            return std::nullopt;
        }
        return m_next ? std::exchange(m_next, std::nullopt) : m_seeded.ball();
    }
    bingo::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    bool takeTurn() { return std::exchange(m_goesOn, false); }

    bingo::SeededBalls m_seeded;
    bool m_callsItself;
    std::optional<bingo::BringBall> m_next; ///< out of the machine, where somebody has looked at it
    bool m_goesOn = false;
};

} // namespace mesaviva::croupier
