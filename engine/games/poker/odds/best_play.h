// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The best play for each hand: its ranks (and whether it is a flush) against the ranks of the up card and the
// burnt card. In most cases nothing else matters; where suits decide, they are listed.
#pragma once

#include "engine/games/poker/hand.h"
#include "engine/games/poker/odds/four_ranks.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::poker::odds {

/// The number of cards of each rank in the player's hand.
using RanksOfHand = std::array<std::uint8_t, kRankCount>;

/// The best play for a hand of given ranks.
enum class Choice : std::uint8_t {
    impossible, ///< no such hand: too many cards of a rank
    fold,       ///< with any suits
    depends,    ///< on the suits
    go_on,      ///< continue, with any suits
};

/// The choices for all hands.
class BestPlay {
public:
    /// In place of the burnt card's rank: it is not seen.
    static constexpr std::size_t kUnseen = kRankCount;

    BestPlay() : m_choices(std::size_t{HandRank::kEnd} * kRankCount * (kRankCount + 1)) {}

    /// Ranks count from 0, the two. Equal high-card hands share one entry, whether or not they have three of
    /// a suit.
    Choice of(HandRank hand, std::size_t up, std::size_t burnt = kUnseen) const {
        return m_choices[place(hand, up, burnt)];
    }

    /// Different threads may set different hands concurrently.
    void set(HandRank hand, std::size_t up, std::size_t burnt, Choice choice) {
        m_choices[place(hand, up, burnt)] = choice;
    }

private:
    static constexpr std::size_t place(HandRank hand, std::size_t up, std::size_t burnt) {
        const bool highCards = hand.combination() <= Combination::ace_king;
        const auto value = static_cast<std::size_t>(highCards ? hand.value() & ~1U : hand.value());
        return (value * kRankCount + up) * (kRankCount + 1) + burnt;
    }

    std::vector<Choice> m_choices;
};

/// A hand's ranks, and their worth.
struct HandOfRanks {
    RanksOfHand ranks{};
    bool oneSuit = false; ///< a flush or better
    HandRank rank;        ///< without three of a suit

    /// The most frequent ranks first, then the highest: `99A42`, followed by `s` if all have one suit.
    std::string text() const;
};

/// The rank of a hand of these ranks without three cards of a suit.
HandRank rankOf(const RanksOfHand& ranks, bool oneSuit, RankingRules rules);

/// `2` to `A`, with `T` for ten; ranks count from 0.
char letterOf(std::size_t rank);

/// All 7462 hands, from the lowest.
std::vector<HandOfRanks> allHandsOfRanks(RankingRules rules);

} // namespace mesaviva::poker::odds
