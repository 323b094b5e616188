// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/prizes.h"

#include <algorithm>

namespace mesaviva::bingo {

namespace {

// The share, rounded down; no product overflows.
Money share(Money amount, BasisPoints points) {
    return {amount.cents / kWhole * points + amount.cents % kWhole * points / kWhole};
}

// B31: the bounds, to the whole cent inside them.
Money leastPrizeMoney(Money sales) { return sales - share(sales, kWhole - kLeastForPrizes); }
Money mostPrizeMoney(Money sales) { return share(sales, kMostForPrizes); }

Money divideAmongCards(Money prize, std::vector<Winner>& winners) {
    std::ranges::sort(winners, {}, &Winner::card);
    const auto cards = static_cast<std::int64_t>(winners.size());
    for (Winner& winner : winners) {
        winner.amount = Money{prize.cents / cards};
    }
    return {prize.cents % cards};
}

} // namespace

Money prizeMoneyOf(const Settings& settings, Money sales) {
    const Money rounded = settings.rounding == Rounding::up
                              ? sales - share(sales, kWhole - settings.prizePercent) // the house's part down
                              : share(sales, settings.prizePercent);
    if (settings.edition == 1) { // which knows no bounds of the rounded amount
        return rounded;
    }
    return std::max(std::min(rounded, mostPrizeMoney(sales)), leastPrizeMoney(sales));
}

bool isPrizeMoneyWithinBounds(Money sales) { return leastPrizeMoney(sales) <= mostPrizeMoney(sales); }

PrizePlan planPrizes(const Settings& settings, Money sales, Money carried) {
    PrizePlan plan;
    plan.prizeMoney = prizeMoneyOf(settings, sales) + carried;
    if (settings.bingoJackpot) {
        plan.toBingoJackpot = share(plan.prizeMoney, settings.bingoJackpot->percent);
    }
    if (settings.lineJackpot) {
        plan.toLineJackpot = share(plan.prizeMoney, settings.lineJackpot->percent);
    }
    const Money divided = plan.prizeMoney - plan.toBingoJackpot - plan.toLineJackpot;
    Money left = divided;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (settings.prizes[i] && i != indexOf(PrizeKind::bingo)) {
            plan.prizes[i] = share(divided, *settings.prizes[i]);
            left -= plan.prizes[i];
        }
    }
    plan.prizes[indexOf(PrizeKind::bingo)] = left;
    return plan;
}

Money dividePrize(Money prize, std::vector<Winner>& winners, Split split) {
    if (winners.empty()) {
        return prize;
    }
    if (split == Split::by_card) {
        return divideAmongCards(prize, winners);
    }
    std::ranges::sort(winners, [](const Winner& a, const Winner& b) {
        return a.owner != b.owner ? a.owner < b.owner : a.card < b.card;
    });
    const auto nextPlayer = [&](auto from) {
        return std::find_if(from, winners.end(),
                            [&](const Winner& each) { return each.owner != from->owner; });
    };
    std::int64_t players = 0;
    for (auto first = winners.begin(); first != winners.end(); first = nextPlayer(first)) {
        ++players;
    }
    const std::int64_t part = prize.cents / players;
    for (auto first = winners.begin(); first != winners.end();) {
        const auto next = nextPlayer(first);
        const std::int64_t cards = next - first;
        std::for_each(first, next, [&](Winner& each) { each.amount = Money{part / cards}; });
        first->amount += Money{part % cards};
        first = next;
    }
    std::ranges::sort(winners, {}, &Winner::card);
    return {prize.cents % players};
}

} // namespace mesaviva::bingo
