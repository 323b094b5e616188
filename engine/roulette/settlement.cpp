// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette/settlement.h"

#include <algorithm>
#include <array>

namespace mesaviva::roulette {

namespace {

using Rank = std::array<std::uint8_t, kChanceKinds>;

// The lower the rank, the sooner it is paid. By ChanceKind: straight, split, street, corner, line, dozen,
// column, double dozen, double column, even, odd, low, high, red, black, sector of nine, of twelve.
constexpr Rank kPortugal{9, 8, 6, 7, 5, 2, 0, 3, 1, 4, 4, 4, 4, 4, 4, 10, 10}; // R30
constexpr Rank kMacau{8, 7, 5, 6, 4, 1, 0, 1, 0, 3, 3, 3, 3, 3, 3, 2, 2};      // M5.1

// Stable and, unlike the standard one, without an allocation: payments are few.
template <class Key>
void sortBy(std::vector<DuePayment>& payments, const Key& key) {
    for (auto next = payments.begin(); next != payments.end(); ++next) {
        const auto place = std::ranges::upper_bound(payments.begin(), next, key(*next), {}, key);
        std::rotate(place, next, next + 1);
    }
}

std::uint8_t rankOf(const State& state, SpotId spot) {
    const auto kind = static_cast<std::size_t>(state.layout()[spot].kind);
    return state.settings.rules == RuleSet::macau ? kMacau[kind] : kPortugal[kind];
}

} // namespace

Money winningsOf(const State& state, const Stake& stake, Pocket drawn) {
    const Spot& spot = state.layout()[stake.spot];
    return spot.numbers.has(drawn) ? winnings(spot.kind, stake.amount) : Money{};
}

Money keptOf(const State& state, const Stake& stake, Pocket drawn) {
    const Spot& spot = state.layout()[stake.spot];
    if (spot.numbers.has(drawn)) {
        return stake.amount;
    }
    const bool half = drawn.isZero() && isEvenChance(spot.kind) && state.settings.rules == RuleSet::casino;
    return half ? Money{stake.amount.cents / 2} : Money{};
}

Money lossOf(const State& state, const Player& player, Pocket drawn) {
    Money loss;
    for (const Stake& stake : player.stakes) {
        loss += stake.amount - keptOf(state, stake, drawn);
    }
    return loss;
}

std::vector<DuePayment> paymentsOf(const State& state, Pocket drawn) {
    std::vector<DuePayment> payments;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        for (const Stake& stake : state.players[i].stakes) {
            if (const Money amount = winningsOf(state, stake, drawn); amount > Money{}) {
                payments.push_back({static_cast<PlayerId>(i), stake, amount});
            }
        }
    }
    sortBy(payments, [&](const DuePayment& due) { return rankOf(state, due.stake.spot); });
    if (state.settings.payment == PaymentOrder::by_player) {
        std::array<std::size_t, kMostPlayers> first{}; // where a player's first prize comes up
        for (std::size_t i = payments.size(); i-- > 0;) {
            first[payments[i].player] = i;
        }
        sortBy(payments, [&](const DuePayment& due) { return first[due.player]; });
    }
    return payments;
}

Settled settlementOf(const State& state, PlayerId player, std::optional<Pocket> drawn) {
    const Player& who = state.players[player];
    Settled settled{player, who.staked, Money{}, !drawn, {}};
    settled.stakes.reserve(who.stakes.size());
    for (const Stake& stake : who.stakes) {
        const Money returned =
            drawn ? keptOf(state, stake, *drawn) + winningsOf(state, stake, *drawn) : stake.amount;
        settled.stakes.push_back({stake, returned});
        settled.returned += returned;
    }
    return settled;
}

} // namespace mesaviva::roulette
