// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/odds/best_play.h"
#include "engine/games/poker/odds/game_tables.h"
#include "engine/games/poker/odds/whole_game.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mesaviva::poker::odds {

/// All combinations of five ranks: 6175.
std::vector<RanksOfHand> allRanksOfHands();

/// One class, as it was decided.
struct ClassDecision {
    HandRank hand; ///< without three of a suit
    bool oneSuit = false;
    std::size_t up = 0;                    ///< rank of the up card
    std::size_t burnt = BestPlay::kUnseen; ///< rank of the burnt card
    /// Which ranks of the hand have the up card's suit, as bits; or, where suits break ties, the suits as in
    /// SuitTies.
    unsigned suits = 0;
    bool suitsBreakTies = false;
    unsigned burntSuit = 0; ///< 0: the up card's; as in SuitTies where suits break ties, else 1 for any other
    std::int64_t deals = 0;
    bool goesOn = false;
};

/// Adds up all deals in which the player's hand has given ranks. One object serves one thread.
class GameClasses {
public:
    GameClasses(const WholeGameRules& rules, const FlushSums& flushes, const SuitTies& ties);

    void add(const RanksOfHand& ranks);

    const WholeGame& sums() const { return m_sums; }

    /// Writes what is best with the hands that are added from now on.
    void keepChoices(BestPlay& choices) { m_choices = &choices; }
    /// Lists each class that is added from now on.
    void listDecisions(std::vector<ClassDecision>& decisions) { m_decisions = &decisions; }

private:
    /// What comes of a hand against one up card and one burnt card's rank.
    struct Tally {
        std::int64_t deals = 0;
        std::int64_t raised = 0;
    };
    /// The player's hand in a class, as it is compared.
    struct Player {
        HandRank rank;
        std::uint16_t bound = 0;
        int multiple = 0;
        std::array<Tally, kRankCount + 1> tallies{}; ///< by the burnt card's rank
        RememberedFlushSums flushes;                 ///< where FlushSums does not know the hand
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
    void count(std::int64_t ways, Player& player, const DealCounts& counts, std::size_t burnt,
               unsigned burntSuit);
    void writeChoices(Player& player);
    DealCounts countsFor(Player& player, const RankSums& mixed, unsigned suited);
    std::int64_t waysWith(unsigned suitedRanks) const;
    unsigned leftInUpSuit(unsigned suitedRanks) const;

    WholeGameRules m_rules;
    const FlushSums& m_flushes;
    const SuitTies& m_ties;
    WholeGame m_sums;
    BestPlay* m_choices = nullptr;
    std::vector<ClassDecision>* m_decisions = nullptr;

    // The ranks being added up.
    RanksOfHand m_ranks{};
    unsigned m_rankBits = 0;
    bool m_allDifferent = false;
    Player m_mixed;
    Player m_flush;
    std::size_t m_up = 0;
    CardsLeft m_left{};
    std::vector<Burnt> m_burnt;
    unsigned m_suits = 0; ///< of the hand in the class being counted, as in ClassDecision
    bool m_suitsBreakTies = false;
};

} // namespace mesaviva::poker::odds
