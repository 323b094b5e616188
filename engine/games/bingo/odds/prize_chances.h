// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// With which ball the prizes are won, and the expected payback.
//
// For one card there is a formula: a set of s boxes is fully drawn after k of N balls with probability C(N -
// s, k - s) / C(N, k); the chance of any of several sets follows by inclusion and exclusion. If bingo is a
// pattern (B73b), it may end the round first: what later balls would have completed is subtracted. For
// several cards there is a formula if bingo is the full card of bingo 30, 75 or 80. In
// all other cases, because cards share numbers, rounds are simulated with the real book of cards, each from
// its own seed. room_chances.h combines both.
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

/// The probability that in a round with one card the prize has been won after k balls, for k from 0 to the
/// number of balls; a prize is won no later than bingo (I-B36), or not at all. The room needn't play the
/// prize; rounding errors are below 10^-9.
std::vector<double> chancesOfOneCard(const Settings& settings, PrizeKind combination);

/// The mean ball of the rounds in which a prize is won, from these chances; at least one must be above zero.
double meanBallOf(const std::vector<double>& chances);

/// The confidence of bounds: 99 %, or 99.5 % each if two of them must hold together with 99 %.
enum class Confidence : std::uint8_t { of99, of995 };

/// A measured value with the bounds of the true one, by default with 99 % confidence.
struct Measured {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// With which ball a prize was won in a number of rounds, on the first card to win it.
class PrizeBalls {
public:
    explicit PrizeBalls(std::size_t balls) : m_rounds(balls + 1) {}

    void add(int ball) {
        ++m_rounds[static_cast<std::size_t>(ball)];
        ++m_all;
    }

    /// Adds the counts of other rounds.
    PrizeBalls& operator+=(const PrizeBalls& other);

    /// Adds a round in which bingo came first and the prize wasn't won.
    void addNone() { add(0); }

    /// The number of rounds by winning ball; at 0, the rounds without that prize.
    const std::vector<std::int64_t>& rounds() const { return m_rounds; }
    std::int64_t allRounds() const { return m_all; }

    /// The mean ball of the rounds in which it was won; there must be at least one.
    Measured mean() const;
    /// The probability that it is won with that ball or before (Wilson's interval).
    Measured by(int ball, Confidence confidence = Confidence::of99) const;

private:
    std::vector<std::int64_t> m_rounds;
    std::int64_t m_all = 0;
};

/// Simulates rounds with `cards` cards, made from the seeds of `master`, and returns for each prize that the
/// room plays with which ball it was won. The result doesn't depend on `threads` (0: one per core; fewer if
/// the books of cards would fill the memory). `goOn` is called before each round, by one thread at a time;
/// returning false stops once the rounds in progress are over.
PerCombination<std::optional<PrizeBalls>> playForPrizes(const Settings& settings, std::uint32_t cards,
                                                        std::int64_t rounds, const Seed& master,
                                                        const std::function<bool()>& goOn = {},
                                                        unsigned threads = 1);

/// The expected payback with this many cards per round: prizes (B31) and the jackpots' share of them (B40)
/// are paid back entirely, sooner or later, and a jackpot's base (B41) each time it is won, which happens
/// with the given probability per round.
double expectedPayback(const Settings& settings, std::uint32_t cards, double bingoJackpotWon = 0,
                       double lineJackpotWon = 0);

//
// With which ball the first of several cards is full.
//
// Cards share numbers, but in bingo 30, 75 and 80 every set of numbers with the right count per column is
// equally likely, and no two cards have the same set (B15). So only the number of drawn numbers in each
// column matters: these fill K of all M cards, and n random cards are all among the others with probability
// C(M - K, n) / C(M, n). The result is a sum over the columns' counts.
//
// In bingo 90 sets aren't equally likely (some fit on a card in more ways), and if bingo is a pattern (B73b),
// the position of a number on the card matters.

/// Whether chancesOfFullCard() applies to bingo in that room.
bool hasFullCardFormula(const Settings& settings);

/// The probability that one of `cards` different cards, all equally likely, is full after k balls, for k from
/// 0 to the number of balls; rounding errors are below 10^-9. Requires hasFullCardFormula() and at most
/// mostCards() cards.
std::vector<double> chancesOfFullCard(const Settings& settings, std::uint32_t cards);

} // namespace mesaviva::bingo
