// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// At which ball the prizes fall, and what share of the stakes comes back.
//
// For one card there is a formula: the boxes of a set of lines are all drawn after k of N balls with
// probability C(N - s, k - s) / C(N, k), s being their number; what is won by any of several sets follows by
// inclusion and exclusion. Where bingo is a pattern (B73b) it may end the round before: what a ball after
// that one would have completed is taken off. For several cards there is one where bingo is the full card of
// bingo 30, 75 or 80 (full_card_chances.h); else, because they share numbers, rounds are played with the real
// book of cards, each from its own seed. room_chances.h puts both together.
#pragma once

#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::bingo {

/// The probability that in a round with one card the prize has fallen after k balls, for k from 0 to the
/// number of balls: it falls with the ball that brings bingo or before (I-B36), or not at all. The room need
/// not play the prize; rounding errors are below 10^-9.
std::vector<double> chancesOfOneCard(const Settings& settings, PrizeKind combination);

/// The mean ball of the rounds in which a prize falls, from these chances; in some of them it must.
double meanBallOf(const std::vector<double>& chances);

/// How sure bounds are: of 99 %, or of 99.5 where two of them are to hold together with 99.
enum class Confidence : std::uint8_t { of99, of995 };

/// A value that was measured, with the bounds between which the true one lies, with 99 % confidence unless
/// another was asked for.
struct Measured {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// At which ball a prize fell in a number of rounds, on the first card that had it.
class PrizeBalls {
public:
    explicit PrizeBalls(std::size_t balls) : m_rounds(balls + 1) {}

    void add(int ball) {
        ++m_rounds[static_cast<std::size_t>(ball)];
        ++m_all;
    }

    /// Adds what was seen of it in other rounds.
    PrizeBalls& operator+=(const PrizeBalls& other);

    /// It did not fall, bingo came first.
    void addNone() { add(0); }

    /// In how many rounds it fell at that ball; at 0, in how many it did not.
    const std::vector<std::int64_t>& rounds() const { return m_rounds; }
    std::int64_t allRounds() const { return m_all; }

    /// The mean ball of the rounds in which it fell, at least one.
    Measured mean() const;
    /// The probability that it falls at that ball or before (Wilson's interval).
    Measured by(int ball, Confidence confidence = Confidence::of99) const;

private:
    std::vector<std::int64_t> m_rounds;
    std::int64_t m_all = 0;
};

/// Plays rounds with `cards` cards, made from the seeds of `master`, and tells for each prize that the room
/// plays at which ball it fell: the same whatever the number of `threads` (0: as many as the machine has
/// cores; fewer where the cards' books would fill the memory). `goOn` is asked before each round, by one
/// thread at a time; false ends it once the rounds that have begun are over.
PerCombination<std::optional<PrizeBalls>> playForPrizes(const Settings& settings, std::uint32_t cards,
                                                        std::int64_t rounds, const Seed& master,
                                                        const std::function<bool()>& goOn = {},
                                                        unsigned threads = 1);

/// What share of the stakes comes back in the long run with that many cards a round: prizes (B31) and what
/// jackpots take from them (B40) come back whole, sooner or later, and a jackpot's base besides (B41) each
/// time it is won, which happens with the given probability a round.
double shareThatComesBack(const Settings& settings, std::uint32_t cards, double bingoJackpotWon = 0,
                          double lineJackpotWon = 0);

} // namespace mesaviva::bingo
