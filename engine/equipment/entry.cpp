// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/equipment/entry.h"

#include "engine/poker/deal.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace mesaviva::equipment {

namespace {

template <class List, class Thing>
int placeIn(const List& list, const Thing& thing) {
    const auto found = std::ranges::find(list, thing);
    return found == std::ranges::end(list)
               ? 0
               : static_cast<int>(std::ranges::distance(std::ranges::begin(list), found)) + 1;
}

} // namespace

std::string_view name(Bar bar) {
    switch (bar) {
    case Bar::no_round: return "no_round";
    case Bar::bets_open: return "bets_open";
    case Bar::not_launched: return "not_launched";
    case Bar::counted: return "counted";
    case Bar::waiting: return "waiting";
    case Bar::not_on_wheel: return "not_on_wheel";
    case Bar::dealt: return "dealt";
    case Bar::drawn: return "drawn";
    case Bar::no_ball: return "no_ball";
    }
    return {};
}

std::optional<Barred> barNow(const roulette::State& state) {
    switch (state.phase) {
    case roulette::Phase::between: return Barred{};
    case roulette::Phase::betting: return Barred{Bar::bets_open, {}, 0};
    case roulette::Phase::launching: return Barred{Bar::not_launched, {}, 0};
    case roulette::Phase::running:
        return state.stakesOpen ? std::optional(Barred{Bar::bets_open, {}, 0}) : std::nullopt;
    case roulette::Phase::drawn:
    case roulette::Phase::paying:
    case roulette::Phase::ending: return Barred{Bar::counted, {}, 0};
    }
    return Barred{};
}

std::optional<Barred> barOf(const roulette::State& state, roulette::Pocket number) {
    if (number.index() >= state.settings.pockets) {
        return Barred{Bar::not_on_wheel, state.settings.regulation().wheel.mostPockets.rules, 0};
    }
    return barNow(state);
}

std::optional<Barred> barNow(const poker::State& state) {
    switch (state.phase) {
    case poker::Phase::between: return Barred{};
    case poker::Phase::betting: return Barred{Bar::bets_open, {}, 0};
    case poker::Phase::burning:
    case poker::Phase::dealing: return std::nullopt;
    default: return Barred{Bar::counted, {}, 0};
    }
}

std::optional<Barred> barOf(const poker::State& state, poker::Card card) {
    if (std::optional<Barred> bar = barNow(state)) {
        return bar;
    }
    if (!poker::isInDeck(state, card)) {
        return Barred{
            Bar::dealt, {"P6b"_rule}, placeIn(std::span(state.drawn).first(state.drawnCount), card)};
    }
    return std::nullopt;
}

std::optional<Barred> barNow(const bingo::State& state) {
    switch (state.phase) {
    case bingo::Phase::between: return Barred{};
    case bingo::Phase::sale: return Barred{Bar::bets_open, {}, 0};
    case bingo::Phase::checking: return Barred{Bar::waiting, {}, 0};
    case bingo::Phase::announcing:
    case bingo::Phase::drawing: return std::nullopt;
    case bingo::Phase::confirming:
    case bingo::Phase::voiding:
    case bingo::Phase::ending: return Barred{Bar::counted, {}, 0};
    }
    return Barred{};
}

std::optional<Barred> barOf(const bingo::State& state, int ball) {
    if (ball < 1 || ball > state.settings.shape().balls) {
        return Barred{Bar::no_ball, {"B21"_rule}, 0};
    }
    const bool runs = state.phase != bingo::Phase::between && state.phase != bingo::Phase::sale;
    if (const int place = runs ? placeIn(state.balls, static_cast<bingo::Ball>(ball)) : 0; place > 0) {
        return Barred{Bar::drawn, {"B21"_rule}, place};
    }
    return barNow(state);
}

std::optional<CardPlace> nextPlace(const poker::State& state) {
    if (state.phase == poker::Phase::burning) {
        return CardPlace{true, kNobody, 0, 1, true};
    }
    if (state.phase != poker::Phase::dealing) {
        return std::nullopt;
    }
    const bool toDealer = state.dealTarget >= poker::kMostSeats;
    CardPlace place;
    place.player = toDealer ? kNobody : state.seats[state.dealTarget].player;
    place.seat = toDealer ? 0 : state.dealTarget + 1;
    place.nth = state.dealRow + 1;
    place.faceUp = toDealer && state.dealRow + 1U == state.dealer.size();
    return place;
}

} // namespace mesaviva::equipment
