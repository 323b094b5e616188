// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// At which ball a room's prizes fall, whatever the number of cards: exactly where there is a formula, from
// rounds that are played where there is none.
#pragma once

#include "engine/games/bingo/odds/prize_chances.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::bingo {

/// When one prize falls.
class PrizeFall {
public:
    /// Exactly: the probability that it has fallen, by ball from 0 on.
    explicit PrizeFall(std::vector<double> chances) : m_found(std::move(chances)) {}
    /// As it was seen.
    explicit PrizeFall(PrizeBalls played) : m_found(std::move(played)) {}

    bool isExact() const { return m_found.index() == 0; }
    /// The probability that it falls at that ball or before; where that is exact, the bounds are its value.
    Measured by(int ball, Confidence confidence = Confidence::of99) const;
    /// The mean ball of the rounds in which it falls; nothing where it fell in none.
    std::optional<Measured> mean() const;

private:
    std::variant<std::vector<double>, PrizeBalls> m_found;
};

/// When the prizes fall that a room plays.
struct RoomChances {
    PerCombination<std::optional<PrizeFall>> prizes;
    std::int64_t rounds = 0; ///< that were played; 0: all of it is exact

    bool isExact() const { return rounds == 0; }
};

/// The probability that the prize has fallen after k balls with so many cards in play, for k from 0 to the
/// number of balls, where there is a formula: for all prizes of one card, and of more cards for the full card
/// of bingo 30, 75 and 80.
std::optional<std::vector<double>> exactChances(const Settings& settings, PrizeKind combination,
                                                std::uint32_t cards);

/// What can be said of all prizes of the room: rounds are played, as in playForPrizes(), where one of them
/// has no formula.
RoomChances chancesOfRoom(const Settings& settings, std::uint32_t cards, std::int64_t rounds,
                          const Seed& master, const std::function<bool()>& goOn = {}, unsigned threads = 1);

/// Only what was seen, even of what has a formula.
RoomChances measured(PerCombination<std::optional<PrizeBalls>> played);

/// What share of the stakes comes back in the long run (prize_chances.h), with how often the room's jackpots
/// are won (B41, B42) by these chances of the same settings, percentage and prices aside. The bounds hold
/// with 99 % confidence, with two jackpots that were measured at least so.
Measured shareThatComesBack(const Settings& settings, std::uint32_t cards, const RoomChances& chances);

} // namespace mesaviva::bingo
