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

/// One class and its decision.
struct ClassDecision {
    HandRank hand; ///< without three of a suit
    bool oneSuit = false;
    std::size_t up = 0;                    ///< rank of the up card
    std::size_t burnt = BestPlay::kUnseen; ///< rank of the burnt card
    /// The ranks of the hand that have the up card's suit, as bits; if suits break ties, the suits as in
    /// SuitTies.
    unsigned suits = 0;
    bool suitsBreakTies = false;
    /// 0: the up card's suit; as in SuitTies if suits break ties, else 1 for any other suit
    unsigned burntSuit = 0;
    std::int64_t deals = 0;
    bool goesOn = false;
};

/// Adds up all deals in which the player's hand has given ranks. Use one object per thread.
class GameClasses {
public:
    GameClasses(const WholeGameRules& rules, const FlushSums& flushes, const SuitTies& ties);

    void add(const RanksOfHand& ranks);

    const WholeGame& sums() const { return m_sums; }

    /// Writes the best play for the hands added from now on to `choices`.
    void recordChoices(BestPlay& choices) { m_choices = &choices; }
    /// Appends each class added from now on to `decisions`.
    void listDecisions(std::vector<ClassDecision>& decisions) { m_decisions = &decisions; }

private:
    /// The results of a hand against one up card and one burnt card's rank.
    struct Tally {
        std::int64_t deals = 0;
        std::int64_t raised = 0;
    };
    /// The player's hand in a class, ready for comparison.
    struct Player {
        HandRank rank;
        std::uint16_t bound = 0;
        int multiple = 0;
        std::array<bool, kRulesOfThumb> continues{}; ///< by RuleOfThumb, against the up card
        std::array<Tally, kRankCount + 1> tallies{}; ///< by the burnt card's rank
        RememberedFlushSums flushes;                 ///< for hands that FlushSums doesn't cover
    };
    /// A burnt card's rank, or none, and the resulting sums over the dealer's hands as if suits were mixed.
    struct Burnt {
        std::size_t rank = kRankCount; ///< kRankCount: the burnt card isn't seen
        RankSums mixedPlayer;          ///< against the hand with mixed suits
        RankSums flushPlayer;          ///< against the flush of these ranks, if they are all different
    };

    void setPlayer(Player& player, bool oneSuit) const;
    void applyRules(Player& player) const;
    void addToSums(std::int64_t ways, const Player& player, const DealCounts& counts, bool goesOn);
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
    HandRank m_akj83;
    WholeGame m_sums;
    BestPlay* m_choices = nullptr;
    std::vector<ClassDecision>* m_decisions = nullptr;

    // The ranks being added.
    RanksOfHand m_ranks{};
    unsigned m_rankBits = 0;
    bool m_allDifferent = false;
    Player m_mixed;
    Player m_flush;
    std::size_t m_up = 0;
    CardsLeft m_left{};
    std::vector<Burnt> m_burnt;
    unsigned m_suits = 0; ///< of the hand in the current class, as in ClassDecision
    bool m_suitsBreakTies = false;
};

} // namespace mesaviva::poker::odds
