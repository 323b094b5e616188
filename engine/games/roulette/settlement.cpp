// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/settlement.h"

#include <algorithm>
#include <array>

namespace mesaviva::roulette {

namespace {

// Stable and, unlike std::stable_sort, without an allocation: there are few payments.
template <class Key>
void sortBy(std::vector<DuePayment>& payments, const Key& key) {
    for (auto next = payments.begin(); next != payments.end(); ++next) {
        const auto place = std::ranges::upper_bound(payments.begin(), next, key(*next), {}, key);
        std::rotate(place, next, next + 1);
    }
}

std::uint8_t rankOf(const State& state, SpotId spot) {
    const auto kind = static_cast<std::size_t>(state.layout()[spot].kind);
    return state.settings.regulation().payment.order.value[kind];
}

} // namespace

Money winningsOf(const State& state, const Stake& stake, Pocket drawn) {
    const Spot& spot = state.layout()[stake.spot];
    return spot.numbers.has(drawn) ? winnings(state.settings.terms(spot.kind).odds.value, stake.amount)
                                   : Money{};
}

Money remainingOf(const State& state, const Stake& stake, Pocket drawn) {
    const Spot& spot = state.layout()[stake.spot];
    if (spot.numbers.has(drawn)) {
        return stake.amount;
    }
    const bool half = drawn.isZero() && isEvenChance(spot.kind) &&
                      state.settings.regulation().payment.zero.value == ZeroTakes::half;
    return half ? Money{stake.amount.cents / 2} : Money{};
}

Money lossOf(const State& state, const Player& player, Pocket drawn) {
    Money loss;
    for (const Stake& stake : player.stakes) {
        loss += stake.amount - remainingOf(state, stake, drawn);
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
        std::array<std::size_t, kMostPlayers> first{}; // the position of a player's first prize
        for (std::size_t i = payments.size(); i-- > 0;) {
            first[payments[i].player] = i;
        }
        sortBy(payments, [&](const DuePayment& due) { return first[due.player]; });
    }
    return payments;
}

// Where zero returns half, its rule names even chances, dozens and columns; stakes on numbers lose as with
// any other number.
bool zeroDecidesOver(const Settings& settings, ChanceKind kind) {
    return settings.regulation().payment.zero.value != ZeroTakes::half || kind > ChanceKind::line;
}

RuleId decidingRule(const Settings& settings, const SettledStake& settled, std::optional<Pocket> drawn) {
    const Regulation& regulation = settings.regulation();
    if (!drawn) {
        return first(regulation.failures.voidRound);
    }
    if (settled.stake.group.isSeries()) {
        return first(regulation.payment.series);
    }
    if (settled.stake.group.isNeighbours()) {
        return first(regulation.payment.neighbours);
    }
    const Spot& place = settings.layout()[settled.stake.spot];
    if (place.numbers.has(*drawn)) {
        return first(settings.terms(place.kind).odds.rules);
    }
    const bool byZero = drawn->isZero() && zeroDecidesOver(settings, place.kind);
    return first(byZero ? regulation.payment.zero.rules : regulation.payment.loses);
}

bool isTakenByZero(const State& state, const Player& player, Pocket drawn) {
    return drawn.isZero() && std::ranges::any_of(player.stakes, [&](const Stake& stake) {
               const Spot& place = state.layout()[stake.spot];
               // Series and neighbours lose by their own rules (R27c, R27d).
               return stake.group.isNone() && !place.numbers.has(drawn) &&
                      zeroDecidesOver(state.settings, place.kind);
           });
}

Settled settlementOf(const State& state, PlayerId player, std::optional<Pocket> drawn) {
    const Player& who = state.players[player];
    Settled settled{player, who.staked, Money{}, !drawn, {}, drawn && isTakenByZero(state, who, *drawn)};
    settled.stakes.reserve(who.stakes.size());
    for (const Stake& stake : who.stakes) {
        const Money returned =
            drawn ? remainingOf(state, stake, *drawn) + winningsOf(state, stake, *drawn) : stake.amount;
        settled.stakes.push_back({stake, returned});
        settled.returned += returned;
    }
    return settled;
}

} // namespace mesaviva::roulette
