// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/poker/odds/game_tables.h"
#include "engine/poker/odds/whole_game.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mesaviva::poker::odds {

/// How often each rank comes in the player's hand.
using RanksOfHand = std::array<std::uint8_t, kRankCount>;

/// All combinations of five ranks: 6175.
std::vector<RanksOfHand> allRanksOfHands();

/// Adds up all deals in which the player's hand has given ranks. One object serves one thread.
class GameClasses {
public:
    GameClasses(const WholeGameRules& rules, const FlushSums& flushes, const SuitTies& ties);

    void add(const RanksOfHand& ranks);

    const WholeGame& sums() const { return m_sums; }

private:
    /// The player's hand in a class, as it is compared.
    struct Player {
        HandRank rank;
        std::uint16_t bound = 0;
        int multiple = 0;
        RememberedFlushSums flushes; ///< where FlushSums does not know the hand
    };
    /// A burnt card's rank, or none, and what follows for the dealer's hands as if suits were mixed.
    struct Burnt {
        std::size_t rank = kRankCount; ///< kRankCount: no burnt card is seen
        RankSums mixedPlayer;          ///< against the hand of mixed suits
        RankSums flushPlayer;          ///< against the flush of these ranks, where they are all different
    };

    void setPlayer(Player& player, bool oneSuit) const;
    void setUpCard(std::size_t rank);
    void weighBurntCards();
    void addSuitedSets();
    void addSuited(unsigned suitedRanks, std::int64_t ways, bool flush);
    void addPatterns();
    void addPattern(unsigned pattern, std::size_t upPlace, std::int64_t like);
    void count(std::int64_t ways, Player& player, const RankSums& mixed, unsigned suited);
    void count(std::int64_t ways, const Player& player, const DealCounts& counts);
    DealCounts countsFor(Player& player, const RankSums& mixed, unsigned suited);
    std::int64_t waysWith(unsigned suitedRanks) const;
    unsigned leftInUpSuit(unsigned suitedRanks) const;

    WholeGameRules m_rules;
    const FlushSums& m_flushes;
    const SuitTies& m_ties;
    WholeGame m_sums;

    // The ranks being added up.
    RanksOfHand m_ranks{};
    unsigned m_rankBits = 0;
    bool m_allDifferent = false;
    Player m_mixed;
    Player m_flush;
    std::size_t m_up = 0;
    CardsLeft m_left{};
    std::vector<Burnt> m_burnt;
};

} // namespace mesaviva::poker::odds
