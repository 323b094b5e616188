// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/poker_entry.h"

#include "engine/games/poker/deal.h"

#include <span>

namespace mesaviva::equipment {

std::optional<RefusedEntry> refusalNow(const poker::State& state) {
    switch (state.phase) {
    case poker::Phase::between: return RefusedEntry{};
    case poker::Phase::betting: return RefusedEntry{EntryRefusal::bets_open, {}, 0};
    case poker::Phase::burning:
    case poker::Phase::dealing: return std::nullopt;
    default: return RefusedEntry{EntryRefusal::counted, {}, 0};
    }
}

std::optional<RefusedEntry> refusalOf(const poker::State& state, poker::Card card) {
    if (std::optional<RefusedEntry> bar = refusalNow(state)) {
        return bar;
    }
    if (!poker::isInDeck(state, card)) {
        return RefusedEntry{
            EntryRefusal::dealt, {"P6b"_rule}, placeIn(std::span(state.drawn).first(state.drawnCount), card)};
    }
    return std::nullopt;
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
