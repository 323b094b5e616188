// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/poker/players/poker_habits.h"

#include "engine/games/poker/pay_table.h"

#include <algorithm>

namespace mesaviva::players {

namespace {

using poker::Card;
using poker::Combination;
using poker::Rank;

// The number of rounds sat out after which a player notices, well before the invitation to leave.
constexpr std::uint32_t kNoticedIdleRounds = 3;

bool happens(std::uint32_t percent, RandomStream& chance) { return chance.below(100) < percent; }

std::int64_t between(std::int64_t low, std::int64_t high, RandomStream& chance) {
    return low + chance.below(static_cast<std::uint32_t>(high - low + 1));
}

Combination combinationOf(const PokerDecisionView& view) {
    return poker::rankHand(view.hand, view.ranking).combination();
}

Rank highestCard(const PokerDecisionView& view) {
    return std::max_element(view.hand.begin(), view.hand.end(),
                            [](Card a, Card b) { return a.rank() < b.rank(); })
        ->rank();
}

// The rank of the pair; only for hands with a pair.
Rank pairRank(const PokerDecisionView& view) {
    for (std::size_t i = 0; i < view.hand.size(); ++i) {
        for (std::size_t j = i + 1; j < view.hand.size(); ++j) {
            if (view.hand[i].rank() == view.hand[j].rank()) {
                return view.hand[i].rank();
            }
        }
    }
    return Rank::two;
}

// The sum of two uniform numbers makes the middle likelier than the ends, as with people. Pauses longer than
// the period are shortened to fit, so that commands arrive in time even at a fast table.
Duration pause(std::int64_t shortest, std::int64_t longest, Duration period, RandomStream& chance) {
    const std::int64_t half = (longest - shortest) / 2;
    const Duration request(shortest + between(0, half, chance) + between(0, half, chance));
    const Duration most = period * 9 / 10;
    return longest <= most.count() ? request : most * request.count() / longest;
}

} // namespace

Money chooseAnte(StakeTaste taste, const PokerBettingView& view, RandomStream& chance) {
    constexpr std::int64_t kWithBet = 1 + poker::kBetPerAnte;
    if (view.wallet < view.minimum) {
        return {};
    }
    const std::int64_t most = std::min(view.wallet.cents / kWithBet, view.maximum.cents) / view.minimum.cents;
    if (most == 0) {
        return std::min(view.wallet, view.maximum);
    }
    std::int64_t times = 1;
    switch (taste) {
    case StakeTaste::low: times = between(1, 2, chance); break;
    case StakeTaste::middle: times = between(2, 6, chance); break;
    case StakeTaste::high: times = between(8, poker::kMaximumPerMinimum, chance); break;
    }
    return std::min(times, most) * view.minimum;
}

bool remembersToStake(PokerHabit habit, const PokerBettingView& view, RandomStream& chance) {
    if (habit != PokerHabit::absent_minded || view.warned || view.idleRounds >= kNoticedIdleRounds) {
        return true;
    }
    return happens(80, chance);
}

bool continues(PokerHabit habit, const PokerDecisionView& view, RandomStream& chance) {
    if (!view.canBet()) {
        return false;
    }
    const Combination combination = combinationOf(view);
    switch (habit) {
    case PokerHabit::cautious:
        if (combination == Combination::pair && pairRank(view) < Rank::seven &&
            view.upCard.rank() > pairRank(view)) {
            return happens(40, chance);
        }
        return combination >= Combination::pair;
    case PokerHabit::sensible:
    case PokerHabit::absent_minded: return combination >= Combination::ace_king;
    case PokerHabit::bold:
        return combination >= Combination::ace_king || highestCard(view) >= Rank::queen ||
               happens(60, chance);
    }
    return false;
}

bool decidesInTime(PokerHabit habit, bool extraPeriod, RandomStream& chance) {
    if (habit != PokerHabit::absent_minded) {
        return true;
    }
    return happens(extraPeriod ? 70 : 55, chance);
}

Duration stakingTime(PokerHabit habit, Duration period, RandomStream& chance) {
    switch (habit) {
    case PokerHabit::cautious: return pause(3'000, 11'000, period, chance);
    case PokerHabit::sensible: return pause(1'500, 7'500, period, chance);
    case PokerHabit::bold: return pause(900, 5'000, period, chance);
    case PokerHabit::absent_minded: return pause(4'000, 17'000, period, chance);
    }
    return {};
}

Duration decisionTime(PokerHabit habit, const PokerDecisionView& view, Duration period,
                      RandomStream& chance) {
    const Combination combination = combinationOf(view);
    const bool plain = combination >= Combination::two_pairs || !view.canBet();
    const bool hard = combination == Combination::ace_king || combination == Combination::pair;
    const std::int64_t shortest = plain ? 900 : hard ? 2'500 : 1'600;
    const std::int64_t longest = plain ? 3'000 : hard ? 9'000 : 6'000;
    switch (habit) {
    case PokerHabit::cautious: return pause(shortest + 1'000, longest + 2'500, period, chance);
    case PokerHabit::sensible: return pause(shortest, longest, period, chance);
    case PokerHabit::bold: return pause(shortest * 2 / 3, longest * 2 / 3, period, chance);
    case PokerHabit::absent_minded: return pause(shortest + 2'000, longest + 6'000, period, chance);
    }
    return {};
}

} // namespace mesaviva::players
