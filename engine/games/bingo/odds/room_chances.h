// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// With which ball a room's prizes are won, for any number of cards: exactly if there is a formula, else from
// simulated rounds.
#pragma once

#include "engine/games/bingo/odds/prize_chances.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::bingo {

/// When one prize is won.
class PrizeFall {
public:
    /// Exact: the probability that it has been won, by ball from 0 on.
    explicit PrizeFall(std::vector<double> chances) : m_found(std::move(chances)) {}
    /// As measured.
    explicit PrizeFall(PrizeBalls played) : m_found(std::move(played)) {}

    bool isExact() const { return m_found.index() == 0; }
    /// The probability that it is won with that ball or before; if exact, the bounds equal the value.
    Measured by(int ball, Confidence confidence = Confidence::of99) const;
    /// The mean ball of the rounds in which it is won; nothing if there are none.
    std::optional<Measured> mean() const;

private:
    std::variant<std::vector<double>, PrizeBalls> m_found;
};

/// When the room's prizes are won.
struct RoomChances {
    PerCombination<std::optional<PrizeFall>> prizes;
    std::int64_t rounds = 0; ///< number of simulated rounds; 0: everything is exact

    bool isExact() const { return rounds == 0; }
};

/// The probability that the prize has been won after k balls with this many cards in play, for k from 0 to
/// the number of balls, if there is a formula: all prizes of one card, and for more cards the full card of
/// bingo 30, 75 and 80.
std::optional<std::vector<double>> exactChances(const Settings& settings, PrizeKind combination,
                                                std::uint32_t cards);

/// The chances of all prizes of the room; simulates rounds as in playForPrizes() if one of them has no
/// formula.
RoomChances chancesOfRoom(const Settings& settings, std::uint32_t cards, std::int64_t rounds,
                          const Seed& master, const std::function<bool()>& goOn = {}, unsigned threads = 1);

/// Uses only measured values, even for prizes with a formula.
RoomChances measured(PerCombination<std::optional<PrizeBalls>> played);

/// The expected payback (prize_chances.h) with the frequency of the room's jackpots (B41, B42) from these
/// chances, which must be for the same settings except percentage and prices. The bounds hold with 99 %
/// confidence, also with two measured jackpots.
Measured expectedPayback(const Settings& settings, std::uint32_t cards, const RoomChances& chances);

} // namespace mesaviva::bingo
