// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/poker/odds/game_classes.h"

#include <algorithm>

namespace mesaviva::poker::odds {

namespace {

/// The up card's suit is any of the four; classes speak of one.
constexpr std::int64_t kUpSuits = 4;

constexpr unsigned bitOf(std::size_t rank) { return 1U << rank; }

/// In how many ways `cards` of the three other suits are chosen.
constexpr std::int64_t ofThreeSuits(int cards) {
    constexpr std::array<std::int64_t, 5> kWays = {1, 3, 3, 1, 0};
    return kWays[static_cast<std::size_t>(cards)];
}

} // namespace

std::vector<RanksOfHand> allRanksOfHands() {
    std::vector<RanksOfHand> all;
    for (std::size_t a = 0; a < kRankCount; ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            for (std::size_t c = 0; c <= b; ++c) {
                for (std::size_t d = 0; d <= c; ++d) {
                    for (std::size_t e = 0; e <= d && e < a; ++e) {
                        RanksOfHand& ranks = all.emplace_back();
                        for (const std::size_t rank : {a, b, c, d, e}) {
                            ++ranks[rank];
                        }
                    }
                }
            }
        }
    }
    return all;
}

GameClasses::GameClasses(const WholeGameRules& rules, const FlushSums& flushes, const SuitTies& ties)
    : m_rules(rules),
      m_flushes(flushes),
      m_ties(ties) {}

void GameClasses::add(const RanksOfHand& ranks) {
    m_ranks = ranks;
    m_rankBits = 0;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        m_rankBits |= ranks[rank] > 0 ? bitOf(rank) : 0;
    }
    m_allDifferent = *std::max_element(ranks.begin(), ranks.end()) == 1;
    setPlayer(m_mixed, false);
    if (m_allDifferent) {
        setPlayer(m_flush, true);
    }
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        if (ranks[rank] < 4) {
            setUpCard(rank);
            weighBurntCards();
            addSuitedSets();
        }
    }
}

void GameClasses::setPlayer(Player& player, bool oneSuit) const {
    HandSum sum;
    unsigned suit = 0;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        for (unsigned i = 0; i < m_ranks[rank]; ++i) {
            // One after the other, no suit comes three times.
            sum += Card(static_cast<Rank>(rank), static_cast<Suit>(oneSuit ? 0 : suit++ % 4));
        }
    }
    player.rank = rankHand(sum, m_rules.odds.ranking);
    player.bound = boundOf(player.rank);
    player.multiple = multipleOf(m_rules.pays, player.rank.combination());
}

void GameClasses::setUpCard(std::size_t up) {
    m_up = up;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        m_left[rank] = static_cast<std::uint8_t>(4 - m_ranks[rank] - (rank == up ? 1 : 0));
    }
    m_mixed.flushes.begin(up, m_mixed.bound);
    m_flush.flushes.begin(up, m_flush.bound);
}

void GameClasses::weighBurntCards() {
    m_burnt.clear();
    const auto weighWithout = [&](std::size_t burntRank) {
        Weights weights;
        weigh(m_left, weights);
        Burnt burnt{burntRank, sumMixed(weights, m_up, m_mixed.bound, m_rules.odds.ranking), {}};
        if (m_allDifferent) {
            burnt.flushPlayer = sumMixed(weights, m_up, m_flush.bound, m_rules.odds.ranking);
        }
        m_burnt.push_back(burnt);
    };
    if (!m_rules.burntCardSeen) {
        weighWithout(kRankCount);
        return;
    }
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        if (m_left[rank] > 0) {
            --m_left[rank];
            weighWithout(rank);
            ++m_left[rank];
        }
    }
}

void GameClasses::addSuitedSets() {
    const bool suitsDecide = m_rules.odds.suitsBreakTies && m_ranks[m_up] > 0 &&
                             m_mixed.rank.combination() == Combination::ace_king;
    if (suitsDecide) {
        addPatterns();
    }
    // Every set of the hand's ranks that can have a card of the up card's suit.
    const unsigned possible = m_rankBits & ~bitOf(m_up);
    unsigned suitedRanks = possible;
    while (true) {
        std::int64_t ways = waysWith(suitedRanks);
        if (m_allDifferent) {
            const std::int64_t flushes = suitedRanks == 0 ? 3 : suitedRanks == m_rankBits ? 1 : 0;
            addSuited(suitedRanks, flushes, true);
            ways -= flushes;
        }
        addSuited(suitedRanks, suitsDecide ? 0 : ways, false);
        if (suitedRanks == 0) {
            return;
        }
        suitedRanks = (suitedRanks - 1) & possible;
    }
}

std::int64_t GameClasses::waysWith(unsigned suitedRanks) const {
    std::int64_t ways = 1;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        ways *= ofThreeSuits(m_ranks[rank] - ((suitedRanks & bitOf(rank)) != 0 ? 1 : 0));
    }
    return ways;
}

unsigned GameClasses::leftInUpSuit(unsigned suitedRanks) const {
    constexpr unsigned kAllRanks = bitOf(kRankCount) - 1;
    return kAllRanks & ~suitedRanks & ~bitOf(m_up);
}

void GameClasses::addSuited(unsigned suitedRanks, std::int64_t ways, bool flush) {
    if (ways == 0) {
        return;
    }
    ways *= kUpSuits;
    Player& player = flush ? m_flush : m_mixed;
    const unsigned suited = leftInUpSuit(suitedRanks);
    for (const Burnt& burnt : m_burnt) {
        const RankSums& mixed = flush ? burnt.flushPlayer : burnt.mixedPlayer;
        if (burnt.rank == kRankCount) {
            count(ways, player, mixed, suited);
            continue;
        }
        const bool leftInSuit = (suited & bitOf(burnt.rank)) != 0;
        const std::int64_t ofOtherSuits = m_left[burnt.rank] - (leftInSuit ? 1 : 0);
        count(ways * ofOtherSuits, player, mixed, suited);
        if (leftInSuit) {
            count(ways, player, mixed, suited & ~bitOf(burnt.rank));
        }
    }
}

void GameClasses::addPatterns() {
    const auto upPlace =
        static_cast<std::size_t>(std::count(m_ranks.begin(), m_ranks.begin() + static_cast<int>(m_up), 1));
    for (unsigned pattern = 0; pattern < SuitTies::kPatterns; ++pattern) {
        const bool possible = SuitTies::suitIn(pattern, upPlace) != 0; // suit 0 is the up card's
        const int like = SuitTies::likePatterns(pattern);
        if (possible && like > 0 && SuitTies::mostOfASuit(pattern) < 5) {
            addPattern(pattern, upPlace, like);
        }
    }
}

void GameClasses::addPattern(unsigned pattern, std::size_t upPlace, std::int64_t like) {
    std::array<std::size_t, kRankCount> places{};
    unsigned suitedRanks = 0;
    std::size_t place = 0;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        if (m_ranks[rank] > 0) {
            suitedRanks |= SuitTies::suitIn(pattern, place) == 0 ? bitOf(rank) : 0;
            places[rank] = place++;
        }
    }
    const unsigned suited = leftInUpSuit(suitedRanks);
    const bool playerHasThree = SuitTies::mostOfASuit(pattern) >= 3;
    const auto add = [&](std::int64_t ways, const Burnt& burnt, unsigned left, std::size_t burntPlace) {
        DealCounts counts = countsFor(m_mixed, burnt.mixedPlayer, left);
        settleBySuits(counts, m_ties.withThree(pattern, upPlace, burntPlace), playerHasThree);
        count(kUpSuits * like * ways, m_mixed, counts);
    };
    for (const Burnt& burnt : m_burnt) {
        if (burnt.rank == kRankCount) {
            add(1, burnt, suited, SuitTies::kElsewhere);
        } else if (m_ranks[burnt.rank] == 0) {
            add(1, burnt, suited & ~bitOf(burnt.rank), SuitTies::kElsewhere);
            add(3, burnt, suited, SuitTies::kElsewhere);
        } else {
            const std::size_t at = places[burnt.rank];
            for (unsigned suit = 0; suit < 4; ++suit) {
                const bool gone = suit == SuitTies::suitIn(pattern, at) || (suit == 0 && burnt.rank == m_up);
                if (!gone) {
                    add(1, burnt, suit == 0 ? suited & ~bitOf(burnt.rank) : suited,
                        SuitTies::burntAt(at, suit));
                }
            }
        }
    }
}

DealCounts GameClasses::countsFor(Player& player, const RankSums& mixed, unsigned suited) {
    constexpr std::int64_t kLeft = kDeckSize - 5 - 1;
    constexpr std::int64_t kDeals = foursOf(kLeft);
    constexpr std::int64_t kDealsWithoutBurnt = foursOf(kLeft - 1);
    const Combination combination = player.rank.combination();
    const RankSums flushes = FlushSums::knows(combination) ? m_flushes.of(suited, m_up, combination)
                                                           : player.flushes.of(suited, m_rules.odds.ranking);
    return countsOf(mixed + flushes, m_rules.burntCardSeen ? kDealsWithoutBurnt : kDeals);
}

void GameClasses::count(std::int64_t ways, Player& player, const RankSums& mixed, unsigned suited) {
    if (ways > 0) {
        count(ways, player, countsFor(player, mixed, suited));
    }
}

void GameClasses::count(std::int64_t ways, const Player& player, const DealCounts& counts) {
    const std::int64_t deals = counts.deals();
    m_sums.deals += ways * deals;
    if (isContinuingBetter(counts, player.multiple)) {
        m_sums.net += ways * netOfContinuing(counts, player.multiple);
        m_sums.raised += ways * deals;
    } else {
        m_sums.net -= ways * deals;
    }
}

} // namespace mesaviva::poker::odds
