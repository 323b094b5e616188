// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sale of cards: who may buy how many, and the announcements at its end.

#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/decide_parts.h"

#include <algorithm>
#include <limits>
#include <set>

namespace mesaviva::bingo {

namespace {

// How many cards chance has to find for the waiting orders and one more: all except those that a scenario
// gives to their players, which are already reserved. BallSource::cards() takes them in the same way.
std::uint64_t newCardsFor(const State& state, PlayerId player, std::uint64_t count) {
    std::vector<std::size_t> used(state.given.size());
    std::set<std::uint64_t> promised;
    std::uint64_t fresh = 0;
    const auto add = [&](PlayerId buyer, std::uint64_t cards) {
        while (cards > 0 && buyer < used.size() && used[buyer] < state.given[buyer].size()) {
            const std::uint64_t key = state.given[buyer][used[buyer]];
            if (state.book.hasKey(key) || !promised.insert(key).second) {
                break;
            }
            ++used[buyer];
            --cards;
        }
        fresh += cards;
    };
    for (const Order& order : state.orders) {
        add(order.player, order.count);
    }
    add(player, count);
    return fresh;
}

bool isForSale(const State& state, PlayerId player, std::uint64_t count) {
    const std::uint64_t taken = std::uint64_t{state.book.size()} + state.ordered;
    return newCardsFor(state, player, count) <= state.book.room() &&
           taken + count <= std::numeric_limits<CardNumber>::max();
}

// Whether the round's sales with this many more cards don't overflow.
bool isPayable(const State& state, std::uint64_t count) {
    const std::uint64_t taken = std::uint64_t{state.book.size()} + state.ordered;
    return taken + count <= static_cast<std::uint64_t>(kMostSales.cents / state.settings.cardPrice.cents);
}

std::uint32_t crowdCardsOf(const State& state, std::uint32_t member) {
    return member <= state.crowdCards.size() ? state.crowdCards[member - 1] : 0;
}

// B13, including what members of the crowd have already bought and ordered.
MaybeRefusal refuseTooMany(const State& state, const std::vector<CrowdPurchase>& buyers) {
    std::vector<std::uint64_t> wanted;
    const auto add = [&](const std::vector<CrowdPurchase>& purchases) {
        for (const CrowdPurchase& each : purchases) {
            wanted.resize(std::max<std::size_t>(wanted.size(), each.member));
            wanted[each.member - 1] += each.cards;
        }
    };
    for (const Order& order : state.orders) {
        if (order.buyers) {
            add(*order.buyers);
        }
    }
    add(buyers);
    const auto most = static_cast<std::uint64_t>(state.settings.maxCards);
    for (const CrowdPurchase& each : buyers) {
        const std::uint64_t cards = crowdCardsOf(state, each.member) + wanted[each.member - 1];
        if (cards > most) {
            return Refusal{OwnReason::too_many_cards, {"B13"_rule}};
        }
    }
    return std::nullopt;
}

} // namespace

std::uint32_t orderedBy(const State& state, PlayerId player) {
    std::uint32_t count = 0;
    for (const Order& order : state.orders) {
        count += order.player == player ? order.count : 0;
    }
    return count;
}

bool isInPlay(const State& state, PlayerId player) {
    const Player& who = state.players[player];
    return (!who.cards.empty() && !who.settled) || orderedBy(state, player) > 0;
}

MaybeRefusal openRound(const State& state, const Commit& command, Instant now, Events& events) {
    if (!isDue(state, CommonNeed::commitment, now)) {
        return kNotDue;
    }
    events.emplace_back(RoundOpened{state.round + 1, command.commitment, command.setAside, command.given});
    events.emplace_back(SaleOpened{now + state.settings.sale, state.settings.cardPrice});
    events.emplace_back(Announced{OwnPhrase::sale_opens});
    return std::nullopt;
}

MaybeRefusal buy(const State& state, const Buy& command, Events& events) {
    const PlayerId player = command.player;
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (state.phase != Phase::sale) {
        return Refusal{CommonReason::not_now, {"B18"_rule, "B16"_rule}};
    }
    if (command.count == 0) {
        return Refusal{CommonReason::below_minimum, {"B11"_rule}, Money{1}, {}, Money{1}};
    }
    const std::uint32_t waiting = orderedBy(state, player);
    const std::uint64_t has = state.players[player].cards.size() + waiting;
    const std::uint64_t most = static_cast<std::uint64_t>(state.settings.maxCards) - has;
    if (command.count > most) {
        const Money left{static_cast<std::int64_t>(most)};
        return Refusal{OwnReason::too_many_cards, {"B13"_rule}, left, left, {}};
    }
    if (!isForSale(state, player, command.count)) {
        return Refusal{OwnReason::sold_out, {"B15"_rule}};
    }
    const Money free = state.wallet(player) - state.settings.cardPrice * waiting;
    const Money price = state.settings.cardPrice * command.count;
    if (price > free || !isPayable(state, command.count)) {
        return Refusal{CommonReason::not_enough_points, {"B10"_rule}, price};
    }
    events.emplace_back(CardsOrdered{player, command.count});
    return std::nullopt;
}

MaybeRefusal crowdBuy(const State& state, const CrowdBuy& command, Events& events) {
    if (state.phase != Phase::sale) {
        return Refusal{CommonReason::not_now, {"B18"_rule, "B16"_rule}};
    }
    if (!command.buyers || command.buyers->empty()) {
        return Refusal{CommonReason::below_minimum, {"B11"_rule}};
    }
    std::uint64_t count = 0;
    for (const CrowdPurchase& each : *command.buyers) {
        if (each.member == 0 || each.member > kMostMembers) {
            return Refusal{CommonReason::not_seated, {"B53"_rule}};
        }
        if (each.cards == 0) {
            return Refusal{CommonReason::below_minimum, {"B11"_rule}};
        }
        count += each.cards;
    }
    if (MaybeRefusal tooMany = refuseTooMany(state, *command.buyers)) {
        return tooMany;
    }
    if (!isForSale(state, kNobody, count)) {
        return Refusal{OwnReason::sold_out, {"B15"_rule}};
    }
    if (!isPayable(state, count)) {
        return Refusal{CommonReason::not_enough_points, {"B10"_rule}};
    }
    events.emplace_back(CrowdCardsOrdered{command.buyers});
    return std::nullopt;
}

MaybeRefusal bringCards(const State& state, const BringCards& command, Instant now, Events& events) {
    if (!isDue(state, OwnNeed::cards, now) || state.orders.front().player == kNobody) {
        return kNotDue;
    }
    const Order& order = state.orders.front();
    if (command.cards.size() != order.count) {
        return Refusal{CommonReason::impossible_outcome, {"B11"_rule}};
    }
    const Settings& s = state.settings;
    std::vector<std::uint64_t> keys;
    for (const Card& card : command.cards) {
        if (const std::optional<BadCard> bad = firstFault(s.variant, s.freeCentre, card)) {
            return Refusal{CommonReason::impossible_outcome, {bad->rule}};
        }
        keys.push_back(keyOf(s.variant, card));
    }
    std::ranges::sort(keys);
    const bool twice = std::ranges::adjacent_find(keys) != keys.end();
    const auto isSold = [&](const Card& card) { return state.book.has(card); };
    if (twice || std::ranges::any_of(command.cards, isSold)) {
        return Refusal{CommonReason::impossible_outcome, {"B15"_rule}};
    }
    CardNumber number = state.book.size();
    for (const Card& card : command.cards) {
        events.emplace_back(CardSold{order.player, ++number, card, command.origin});
    }
    return std::nullopt;
}

MaybeRefusal bringCrowdCards(const State& state, const BringCrowdCards& command, Instant now,
                             Events& events) {
    if (!isDue(state, OwnNeed::cards, now) || state.orders.front().player != kNobody) {
        return kNotDue;
    }
    const Order& order = state.orders.front();
    events.emplace_back(CrowdSold{order.buyers, state.book.size() + 1, order.count, command.seed});
    return std::nullopt;
}

void closeSale(const State& state, Events& events) {
    SaleClosed closed{};
    closed.cards = state.cardsSold();
    closed.players = state.buyers;
    closed.sales = state.salesValue();
    closed.enough = state.buyers >= state.settings.leastPlayers();
    closed.bingoJackpot = state.bingoJackpotValue();
    closed.lineJackpot = state.lineJackpotValue();
    if (closed.cards > 0) { // I-P41: else there is no draw, and the carried money waits
        Settings settings = state.settings;
        if (!closed.enough) { // B20, I-B40b: the round is void, and the jackpots get no share
            settings.bingoJackpot.reset();
            settings.lineJackpot.reset();
        }
        closed.plan = planPrizes(settings, closed.sales, state.ledger.balance(state.carried));
        const auto grow = [](std::optional<Money>& value, Money share) {
            if (value) {
                *value += share;
            }
        };
        grow(closed.bingoJackpot, closed.plan.toBingoJackpot);
        grow(closed.lineJackpot, closed.plan.toLineJackpot);
    }
    events.emplace_back(closed);
    events.emplace_back(Announced{OwnPhrase::sale_closes});
    const PrizePlan& plan = closed.plan;
    events.emplace_back(Announced{OwnPhrase::cards_sold, kNobody, 0, PrizeKind::line,
                                  plan.prizeMoney - plan.toBingoJackpot - plan.toLineJackpot, closed.cards});
    if (closed.cards > 0 && closed.enough) {
        reportNear(state, events);
    }
}

} // namespace mesaviva::bingo
