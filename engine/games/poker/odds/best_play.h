// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What best play does with each hand: its ranks (and whether it is a flush) against the up card's rank and
// the burnt card's. In most cases that is all that counts; in the others suits decide, and which do is
// listed.
#pragma once

#include "engine/games/poker/hand.h"
#include "engine/games/poker/odds/four_ranks.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::poker::odds {

/// How often each rank comes in the player's hand.
using RanksOfHand = std::array<std::uint8_t, kRankCount>;

/// What is best with a hand of given ranks.
enum class Choice : std::uint8_t {
    impossible, ///< there are not so many cards of a rank
    fold,       ///< whatever the suits
    depends,    ///< on suits
    go_on,      ///< to continue, whatever the suits
};

/// The choices for all hands.
class BestPlay {
public:
    /// As the burnt card's rank: nobody has seen it.
    static constexpr std::size_t kUnseen = kRankCount;

    BestPlay() : m_choices(std::size_t{HandRank::kEnd} * kRankCount * (kRankCount + 1)) {}

    /// Ranks are counted from the two's, 0. Of two equal high-card hands it does not matter which has three
    /// of a suit.
    Choice of(HandRank hand, std::size_t up, std::size_t burnt = kUnseen) const {
        return m_choices[place(hand, up, burnt)];
    }

    /// Different hands may be set by different threads at once.
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

/// A hand's ranks, and what they are worth.
struct HandOfRanks {
    RanksOfHand ranks{};
    bool oneSuit = false; ///< a flush, or better
    HandRank rank;        ///< without three of a suit

    /// The ranks that come most often first, then the highest: `99A42`; with an `s` behind where all have one
    /// suit.
    std::string text() const;
};

/// The worth of a hand of these ranks, without three cards of a suit.
HandRank rankOf(const RanksOfHand& ranks, bool oneSuit, RankingRules rules);

/// `2` to `A`, ten is `T`; ranks are counted from 0.
char letterOf(std::size_t rank);

/// All of them, from the lowest: 7462.
std::vector<HandOfRanks> allHandsOfRanks(RankingRules rules);

} // namespace mesaviva::poker::odds
