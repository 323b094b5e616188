// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/state.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::bingo {

/// The source of chance for a bingo room: commitment, cards, numbers, seed.
class BallSource {
public:
    BallSource() = default;
    BallSource(const BallSource&) = delete;
    BallSource& operator=(const BallSource&) = delete;
    virtual ~BallSource() = default;

    // Each function returns nothing while its answer isn't available; the room asks again once it is
    // notified.

    /// Opens a new round; `round` counts from 1.
    virtual std::optional<Commit> openRound(std::uint64_t round) = 0;
    /// Returns the cards for a player's order; none of them is in the room's book.
    virtual std::optional<BringCards> cards(const Order& order, const State& state) = 0;
    /// Returns the cards for a crowd's order.
    virtual std::optional<BringCrowdCards> crowdCards() = 0;
    /// Returns the next number.
    virtual std::optional<BringBall> ball() = 0;
    /// Returns the open round's seed and closes the round.
    virtual RevealSeed closeRound() = 0;

    /// A player contributes to the open round's chance, before the first card is sold.
    virtual void contribute(const Seed& seed) = 0;
    /// The open round's own seed, for streams other than the outcome: simulated players, appearance.
    virtual const Seed& seed() const = 0;
};

/// The part of the outcome that a scenario gives.
struct GivenOutcome {
    std::vector<Ball> balls;              ///< of the first draw, in order; the seed completes them
    std::vector<std::vector<Card>> cards; ///< by PlayerId, in order of purchase
};

/// Draws cards and numbers from the round's seed.
///
/// The stream `outcome` first gives the order of all numbers (Fisher and Yates: the k-th draw takes one of
/// the remaining numbers), then players' cards in order of sale; so the draw doesn't depend on who buys what.
/// The n-th order of the crowd (from 1) in a round uses the seed SHA-256 of the round's seed and n as 8
/// bytes, most significant first (roundSeed()). Given numbers come first; the remaining ones keep the seed's
/// order.
class SeededBalls final : public BallSource {
public:
    SeededBalls(SeedSource seeds, const Settings& settings, GivenOutcome given = {});

    std::optional<Commit> openRound(std::uint64_t round) override;
    std::optional<BringCards> cards(const Order& order, const State& state) override;
    std::optional<BringCrowdCards> crowdCards() override;
    std::optional<BringBall> ball() override;
    RevealSeed closeRound() override;
    void contribute(const Seed& seed) override;
    const Seed& seed() const override { return m_seed.own(); }

private:
    void startStream();
    void setOrder();

    SeedSource m_seeds;
    Variant m_variant;
    bool m_freeCentre;
    GivenOutcome m_given;
    JointSeed m_seed;
    std::optional<RandomStream> m_outcome;
    std::vector<Ball> m_order;      ///< of this round's numbers
    std::size_t m_givenInOrder = 0; ///< how many numbers at its start are given
    std::size_t m_drawn = 0;
    std::uint64_t m_crowdOrders = 0;
    bool m_ballsUsed = false;             ///< the given numbers belong to an earlier draw
    std::vector<std::size_t> m_cardsUsed; ///< number of given cards used, by PlayerId
};

/// A person draws balls from a real machine: a number arrives when it is called, and may be one that was
/// drawn already. Cards come from the seed.
class BallsByHand final : public BallSource {
public:
    BallsByHand(SeedSource seeds, const Settings& settings) : m_seeded(std::move(seeds), settings) {}

    /// Sets the next number, replacing one that the room hasn't taken yet. Notify the room afterwards.
    void call(Ball ball) { m_ball = ball; }
    /// Takes back a number that the room hasn't taken yet; returns false if there is none.
    bool takeBack() {
        const bool had = m_ball.has_value();
        m_ball.reset();
        return had;
    }
    /// The number that the room hasn't taken yet, if any.
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
    void contribute(const Seed& seed) override { m_seeded.contribute(seed); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    SeededBalls m_seeded;
    std::optional<Ball> m_ball;
};

} // namespace mesaviva::bingo
