// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/spin_source.h"

#include <optional>
#include <utility>

namespace mesaviva::croupier {

/// A wheel whose number its croupier sees before it is called. Where the ball rests is chance's, or a real
/// wheel's, whose number is entered.
class SpinsByTrainee final : public roulette::SpinSource {
public:
    SpinsByTrainee(SeedSource seeds, int pockets, bool realWheel)
        : m_seeded(std::move(seeds), pockets),
          m_realWheel(realWheel) {}

    /// A real wheel's number; it takes the place of one that has not been called yet.
    void enter(std::optional<roulette::Pocket> number) { m_entered = number; }
    /// Where the ball lies or will lie; nothing while a real wheel's number is not entered.
    std::optional<roulette::Pocket> number() const { return m_realWheel ? m_entered : m_seeded.landing(); }
    bool isRealWheel() const { return m_realWheel; }

    std::optional<roulette::Commit> openRound(std::uint64_t round) override {
        return m_seeded.openRound(round);
    }
    std::optional<roulette::LaunchBall> launch() override {
        m_entered.reset();
        std::optional<roulette::LaunchBall> launched = m_seeded.launch();
        if (launched && m_realWheel) {
            launched->origin = Origin::script;
        }
        return launched;
    }
    std::optional<roulette::BringPocket> rest() override {
        if (!number()) {
            return std::nullopt;
        }
        return m_realWheel ? roulette::BringPocket{*m_entered, Origin::script} : m_seeded.rest();
    }
    roulette::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    const Seed& seed() const override { return m_seeded.seed(); }
    std::optional<roulette::Pocket> landing() const override {
        return m_realWheel ? std::nullopt : m_seeded.landing();
    }
    RandomStream look() const override { return m_seeded.look(); }

private:
    roulette::SeededSpins m_seeded;
    bool m_realWheel;
    std::optional<roulette::Pocket> m_entered;
};

} // namespace mesaviva::croupier
