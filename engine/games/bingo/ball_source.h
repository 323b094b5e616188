// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed_source.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::bingo {

/// Answers what a bingo room asks of chance: commitment, cards, numbers, seed.
class BallSource {
public:
    BallSource() = default;
    BallSource(const BallSource&) = delete;
    BallSource& operator=(const BallSource&) = delete;
    virtual ~BallSource() = default;

    // An answer that is not there yet is nothing; it is asked for again once the room is told to look.

    /// A new round opens; `round` counts from 1.
    virtual std::optional<Commit> openRound(std::uint64_t round) = 0;
    /// The cards of a player's order; none of them is in the room's book.
    virtual std::optional<BringCards> cards(const Order& order, const State& state) = 0;
    /// The cards of a crowd's order.
    virtual std::optional<BringCrowdCards> crowdCards() = 0;
    /// The next number.
    virtual std::optional<BringBall> ball() = 0;
    /// The open round's seed.
    virtual RevealSeed closeRound() = 0;

    /// The open round's seed, for streams other than the outcome's: simulated players, looks.
    virtual const Seed& seed() const = 0;
};

/// What a scenario gives beforehand.
struct GivenOutcome {
    std::vector<Ball> balls;              ///< of the first draw, in order; the seed completes them
    std::vector<std::vector<Card>> cards; ///< by PlayerId, in the order of buying
};

/// Cards and numbers from the round's seed.
///
/// The stream `outcome` first gives the order of all numbers (Fisher and Yates: the k-th draw takes one of
/// the numbers left), then players' cards in the order of sale; so the draw does not depend on who buys what.
/// The n-th order of the crowd (from 1) in a round has the seed SHA-256 of the round's seed and n as 8 bytes,
/// most significant first (roundSeed()). Numbers that are given come first; those left keep the seed's order.
class SeededBalls final : public BallSource {
public:
    SeededBalls(SeedSource seeds, const Settings& settings, GivenOutcome given = {});

    std::optional<Commit> openRound(std::uint64_t round) override;
    std::optional<BringCards> cards(const Order& order, const State& state) override;
    std::optional<BringCrowdCards> crowdCards() override;
    std::optional<BringBall> ball() override;
    RevealSeed closeRound() override;
    const Seed& seed() const override { return m_seed; }

private:
    void setOrder();

    SeedSource m_seeds;
    Variant m_variant;
    bool m_freeCentre;
    GivenOutcome m_given;
    Seed m_seed{};
    std::optional<RandomStream> m_outcome;
    std::vector<Ball> m_order;      ///< of this round's numbers
    std::size_t m_givenInOrder = 0; ///< how many of them are given, at its start
    std::size_t m_drawn = 0;
    std::uint64_t m_crowdOrders = 0;
    bool m_ballsUsed = false;             ///< the given numbers belong to an earlier draw
    std::vector<std::size_t> m_cardsUsed; ///< of the given ones, by PlayerId
};

} // namespace mesaviva::bingo
