// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/spin_source.h"

#include <optional>
#include <utility>

namespace mesaviva::roulette {

/// A person spins a real wheel: nobody knows where the ball will rest before it does, and the number comes
/// when it is called. The rounds are marked as scripted; their seeds serve what is not the outcome.
class SpinsByHand final : public SpinSource {
public:
    explicit SpinsByHand(SeedSource seeds) : m_seeds(std::move(seeds)) {}

    /// Where the ball rests; it takes the place of a number that nobody has asked for yet. The table has to
    /// be told to look.
    void call(Pocket pocket) { m_pocket = pocket; }
    /// Takes back a number that nobody has asked for yet; false: there is none.
    bool takeBack() {
        const bool had = m_pocket.has_value();
        m_pocket.reset();
        return had;
    }
    /// The number that nobody has asked for yet.
    const auto& called() const { return m_pocket; }

    std::optional<Commit> openRound(std::uint64_t round) override {
        m_seed = m_seeds(round);
        m_launchesOfRound = 0;
        return Commit{commitment(m_seed, round)};
    }
    std::optional<LaunchBall> launch() override {
        ++m_launchesOfRound;
        m_pocket.reset();
        return LaunchBall{Origin::script};
    }
    std::optional<BringPocket> rest() override {
        const std::optional<Pocket> pocket = std::exchange(m_pocket, std::nullopt);
        return pocket ? std::optional(BringPocket{*pocket, Origin::script}) : std::nullopt;
    }
    RevealSeed closeRound() override { return {m_seed}; }
    const Seed& seed() const override { return m_seed; }
    std::optional<Pocket> landing() const override { return std::nullopt; }
    RandomStream look() const override { return lookOf(m_seed, m_launchesOfRound); }

private:
    SeedSource m_seeds;
    Seed m_seed{};
    std::uint32_t m_launchesOfRound = 0;
    std::optional<Pocket> m_pocket;
};

} // namespace mesaviva::roulette
