// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/commands.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::roulette {

/// The source of chance for a roulette table: the commitment when a round opens, the launch of the ball, its
/// pocket, and the seed at the close. Implemented by a seed, a scenario, a record and a human dealer.
class SpinSource {
public:
    SpinSource() = default;
    SpinSource(const SpinSource&) = delete;
    SpinSource& operator=(const SpinSource&) = delete;
    virtual ~SpinSource() = default;

    // Each function returns nothing while its answer isn't available; the table asks again once it is
    // notified.

    /// Opens a new round; `round` counts from 1.
    virtual std::optional<Commit> openRound(std::uint64_t round) = 0;
    /// Launches the ball: its pocket is now determined, whether or not the spin becomes void. A real ball
    /// reveals it only later.
    virtual std::optional<LaunchBall> launch() = 0;
    /// Returns the pocket where the ball rests.
    virtual std::optional<BringPocket> rest() = 0;
    /// Returns the open round's seed and closes the round.
    virtual RevealSeed closeRound() = 0;

    /// A player contributes to the open round's chance, before the launch.
    virtual void contribute(const Seed& seed) = 0;
    /// The open round's own seed, for streams other than the outcome: simulated players, appearance.
    virtual const Seed& seed() const = 0;
    /// The pocket where the running ball will rest, if known. Only for displaying the run.
    virtual std::optional<Pocket> landing() const = 0;
    /// A stream for the appearance of this launch, different for each launch of a round.
    virtual RandomStream look() const = 0;
};

/// A stream for the appearance of the n-th launch, from 1, of the round with that seed.
RandomStream lookOf(const Seed& seed, std::uint32_t launch);

/// Draws pockets from the round's seed. The first launches can have given pockets, one per spin, void ones
/// included.
class SeededSpins final : public SpinSource {
public:
    /// `pockets` is 37 or 38; with 38 the double zero has index 37.
    SeededSpins(SeedSource seeds, int pockets, std::vector<Pocket> first = {});

    std::optional<Commit> openRound(std::uint64_t round) override;
    std::optional<LaunchBall> launch() override;
    std::optional<BringPocket> rest() override;
    RevealSeed closeRound() override;
    void contribute(const Seed& seed) override { m_seed.contribute(seed); }
    const Seed& seed() const override { return m_seed.own(); }
    std::optional<Pocket> landing() const override { return m_landing.pocket; }
    RandomStream look() const override { return lookOf(m_seed.own(), m_launchesOfRound); }

private:
    SeedSource m_seeds;
    std::uint32_t m_pockets;
    std::vector<Pocket> m_first;
    std::size_t m_used = 0;
    JointSeed m_seed;
    std::optional<RandomStream> m_outcome;
    std::uint32_t m_launchesOfRound = 0;
    BringPocket m_landing;
};

/// A person spins a real wheel: the pocket isn't known before the ball rests and the number is called. The
/// rounds are marked as scripted; their seeds serve only what isn't the outcome.
class SpinsByHand final : public SpinSource {
public:
    explicit SpinsByHand(SeedSource seeds) : m_seeds(std::move(seeds)) {}

    /// Sets the pocket where the ball rests, replacing one that the table hasn't taken yet. Notify the table
    /// afterwards.
    void call(Pocket pocket) { m_pocket = pocket; }
    /// Takes back a number that the table hasn't taken yet; returns false if there is none.
    bool takeBack() {
        const bool had = m_pocket.has_value();
        m_pocket.reset();
        return had;
    }
    /// The number that the table hasn't taken yet, if any.
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
    void contribute(const Seed&) override {} // a person calls the number
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
