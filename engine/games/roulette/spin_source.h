// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed_source.h"
#include "engine/games/roulette/commands.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// Answers what a roulette table asks of chance: the commitment when a round opens, that the ball is
/// launched, where it rests, the seed at the close. A seed, a scenario, a record and a human dealer are such
/// sources.
class SpinSource {
public:
    SpinSource() = default;
    SpinSource(const SpinSource&) = delete;
    SpinSource& operator=(const SpinSource&) = delete;
    virtual ~SpinSource() = default;

    // An answer that is not there yet is nothing; it is asked for again once the table is told to look.

    /// A new round opens; `round` counts from 1.
    virtual std::optional<Commit> openRound(std::uint64_t round) = 0;
    /// The ball is launched: its pocket is fixed now, void or not, though a person's ball tells it only
    /// later.
    virtual std::optional<LaunchBall> launch() = 0;
    /// The ball rests.
    virtual std::optional<BringPocket> rest() = 0;
    /// The open round's seed.
    virtual RevealSeed closeRound() = 0;

    /// The open round's seed, for streams other than the outcome's: simulated players, looks.
    virtual const Seed& seed() const = 0;
    /// Where the ball that runs will rest, where that is known: for whoever shows the run, and for nobody
    /// else.
    virtual std::optional<Pocket> landing() const = 0;
    /// A stream for the looks of this launch, another for each one of a round.
    virtual RandomStream look() const = 0;
};

/// A stream for the looks of the n-th launch, from 1, of the round with that seed.
RandomStream lookOf(const Seed& seed, std::uint32_t launch);

/// Pockets from the round's seed. The first launches can have pockets that are given beforehand, one for each
/// spin, void ones included.
class SeededSpins final : public SpinSource {
public:
    /// `pockets` is 37 or 38; with 38 the double zero has the index 37.
    SeededSpins(SeedSource seeds, int pockets, std::vector<Pocket> first = {});

    std::optional<Commit> openRound(std::uint64_t round) override;
    std::optional<LaunchBall> launch() override;
    std::optional<BringPocket> rest() override;
    RevealSeed closeRound() override;
    const Seed& seed() const override { return m_seed; }
    std::optional<Pocket> landing() const override { return m_landing.pocket; }
    RandomStream look() const override { return lookOf(m_seed, m_launchesOfRound); }

private:
    SeedSource m_seeds;
    std::uint32_t m_pockets;
    std::vector<Pocket> m_first;
    std::size_t m_used = 0;
    Seed m_seed{};
    std::optional<RandomStream> m_outcome;
    std::uint32_t m_launchesOfRound = 0;
    BringPocket m_landing;
};

} // namespace mesaviva::roulette
