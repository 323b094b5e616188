// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/bingo_entry.h"

namespace mesaviva::equipment {

std::optional<RefusedEntry> refusalNow(const bingo::State& state) {
    switch (state.phase) {
    case bingo::Phase::between: return RefusedEntry{};
    case bingo::Phase::sale: return RefusedEntry{EntryRefusal::bets_open, {}, 0};
    case bingo::Phase::checking: return RefusedEntry{EntryRefusal::waiting, {}, 0};
    case bingo::Phase::announcing:
    case bingo::Phase::drawing: return std::nullopt;
    case bingo::Phase::confirming:
    case bingo::Phase::voiding:
    case bingo::Phase::ending: return RefusedEntry{EntryRefusal::counted, {}, 0};
    }
    return RefusedEntry{};
}

std::optional<RefusedEntry> refusalOf(const bingo::State& state, int ball) {
    if (ball < 1 || ball > state.settings.shape().balls) {
        return RefusedEntry{EntryRefusal::no_ball, {"B21"_rule}, 0};
    }
    const bool runs = state.phase != bingo::Phase::between && state.phase != bingo::Phase::sale;
    if (const int place = runs ? placeIn(state.balls, static_cast<bingo::Ball>(ball)) : 0; place > 0) {
        return RefusedEntry{EntryRefusal::drawn, {"B21"_rule}, place};
    }
    return refusalNow(state);
}

} // namespace mesaviva::equipment
