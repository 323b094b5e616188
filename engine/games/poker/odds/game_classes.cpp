// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/game_classes.h"

#include <algorithm>
#include <utility>

namespace mesaviva::poker::odds {

namespace {

/// The up card can have any of four suits; a class fixes one.
constexpr std::int64_t kUpSuits = 4;

constexpr unsigned bitOf(std::size_t rank) { return 1U << rank; }

/// The number of ways to choose `cards` cards from the three other suits.
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
      m_ties(ties) {
    RanksOfHand akj83{};
    for (const Rank rank : {Rank::ace, Rank::king, Rank::jack, Rank::eight, Rank::three}) {
        akj83[static_cast<std::size_t>(rank)] = 1;
    }
    m_akj83 = rankOf(akj83, false, rules.odds.ranking);
}

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
            writeChoices(m_mixed);
            writeChoices(m_flush);
        }
    }
}

void GameClasses::writeChoices(Player& player) {
    for (std::size_t burnt = 0; burnt < player.tallies.size(); ++burnt) {
        const Tally tally = std::exchange(player.tallies[burnt], {});
        if (m_choices != nullptr && tally.deals > 0) {
            m_choices->set(player.rank, m_up, burnt,
                           tally.raised == 0             ? Choice::fold
                           : tally.raised == tally.deals ? Choice::go_on
                                                         : Choice::depends);
        }
    }
}

void GameClasses::setPlayer(Player& player, bool oneSuit) const {
    player.rank = rankOf(m_ranks, oneSuit, m_rules.odds.ranking);
    player.bound = boundOf(player.rank);
    player.multiple = multipleOf(m_rules.pays, player.rank.combination());
}

void GameClasses::applyRules(Player& player) const {
    const Combination combination = player.rank.combination();
    const auto set = [&](RuleOfThumb rule, bool continues) {
        player.continues[static_cast<std::size_t>(rule)] = continues;
    };
    set(RuleOfThumb::always, true);
    set(RuleOfThumb::pair, combination >= Combination::pair);
    set(RuleOfThumb::ace_king, combination >= Combination::ace_king);
    set(RuleOfThumb::akj83, player.rank >= m_akj83);
    set(RuleOfThumb::dealers_rank,
        combination >= Combination::pair || (combination == Combination::ace_king && m_ranks[m_up] > 0));
}

void GameClasses::setUpCard(std::size_t up) {
    m_up = up;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        m_left[rank] = static_cast<std::uint8_t>(4 - m_ranks[rank] - (rank == up ? 1 : 0));
    }
    m_mixed.flushes.begin(up, m_mixed.bound);
    m_flush.flushes.begin(up, m_flush.bound);
    applyRules(m_mixed);
    applyRules(m_flush);
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
    const bool suitsDecide = suitsBreakTies(m_rules.odds.tieBreak) && m_ranks[m_up] > 0 &&
                             m_mixed.rank.combination() == Combination::ace_king;
    if (suitsDecide) {
        addPatterns();
    }
    // Loop over every set of the hand's ranks that can have a card of the up card's suit.
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
    m_suits = suitedRanks;
    m_suitsBreakTies = false;
    for (const Burnt& burnt : m_burnt) {
        const RankSums& mixed = flush ? burnt.flushPlayer : burnt.mixedPlayer;
        const auto add = [&](std::int64_t all, unsigned left, unsigned burntSuit) {
            if (all > 0) {
                count(all, player, countsFor(player, mixed, left), burnt.rank, burntSuit);
            }
        };
        if (burnt.rank == kRankCount) {
            add(ways, suited, 0);
            continue;
        }
        const bool leftInSuit = (suited & bitOf(burnt.rank)) != 0;
        const std::int64_t ofOtherSuits = m_left[burnt.rank] - (leftInSuit ? 1 : 0);
        add(ways * ofOtherSuits, suited, 1);
        if (leftInSuit) {
            add(ways, suited & ~bitOf(burnt.rank), 0);
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
    const bool playerHasThree = hasThree(SuitTies::mostOfASuit(pattern), m_rules.odds.tieBreak);
    m_suits = pattern;
    m_suitsBreakTies = true;
    const auto add = [&](std::int64_t ways, const Burnt& burnt, unsigned burntSuit, std::size_t burntPlace) {
        // A burnt card of the up card's suit is missing from that suit.
        const bool goneFromSuit = burnt.rank != kRankCount && burntSuit == 0;
        const unsigned left = goneFromSuit ? suited & ~bitOf(burnt.rank) : suited;
        DealCounts counts = countsFor(m_mixed, burnt.mixedPlayer, left);
        settleBySuits(counts, m_ties.withThree(pattern, upPlace, burntPlace), playerHasThree);
        count(kUpSuits * like * ways, m_mixed, counts, burnt.rank, burntSuit);
    };
    for (const Burnt& burnt : m_burnt) {
        if (burnt.rank == kRankCount) {
            add(1, burnt, 0, SuitTies::kElsewhere);
        } else if (m_ranks[burnt.rank] == 0) {
            add(1, burnt, 0, SuitTies::kElsewhere);
            add(3, burnt, 1, SuitTies::kElsewhere);
        } else {
            const std::size_t at = places[burnt.rank];
            for (unsigned suit = 0; suit < 4; ++suit) {
                const bool gone = suit == SuitTies::suitIn(pattern, at) || (suit == 0 && burnt.rank == m_up);
                if (!gone) {
                    add(1, burnt, suit, SuitTies::burntAt(at, suit));
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

void GameClasses::addToSums(std::int64_t ways, const Player& player, const DealCounts& counts, bool goesOn) {
    const std::int64_t deals = ways * counts.deals();
    const std::int64_t net = ways * netOfContinuing(counts, player.multiple);
    m_sums.deals += deals;
    m_sums.net += goesOn ? net : -deals;
    for (std::size_t rule = 0; rule < kRulesOfThumb; ++rule) {
        m_sums.netByRule[rule] += player.continues[rule] ? net : -deals;
    }
    if (goesOn) {
        m_sums.raised += deals;
        m_sums.notQualified += ways * counts.notQualified;
        m_sums.lost += ways * counts.lose;
        m_sums.tied += ways * counts.tie;
        m_sums.won[lineOf(player.rank.combination())] += ways * counts.win;
    }
}

void GameClasses::count(std::int64_t ways, Player& player, const DealCounts& counts, std::size_t burnt,
                        unsigned burntSuit) {
    const std::int64_t deals = ways * counts.deals();
    const bool goesOn = isContinuingBetter(counts, player.multiple);
    Tally& tally = player.tallies[burnt];
    tally.deals += deals;
    tally.raised += goesOn ? deals : 0;
    addToSums(ways, player, counts, goesOn);
    if (m_decisions != nullptr) {
        m_decisions->push_back({player.rank, &player == &m_flush, m_up, burnt, m_suits, m_suitsBreakTies,
                                burntSuit, deals, goesOn});
    }
}

} // namespace mesaviva::poker::odds
