// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/roulette_entry.h"

namespace mesaviva::equipment {

std::optional<RefusedEntry> refusalNow(const roulette::State& state) {
    switch (state.phase) {
    case roulette::Phase::between: return RefusedEntry{};
    case roulette::Phase::betting: return RefusedEntry{EntryRefusal::bets_open, {}, 0};
    case roulette::Phase::launching: return RefusedEntry{EntryRefusal::not_launched, {}, 0};
    case roulette::Phase::running:
        return state.stakesOpen ? std::optional(RefusedEntry{EntryRefusal::bets_open, {}, 0}) : std::nullopt;
    case roulette::Phase::drawn:
    case roulette::Phase::paying:
    case roulette::Phase::ending: return RefusedEntry{EntryRefusal::counted, {}, 0};
    }
    return RefusedEntry{};
}

std::optional<RefusedEntry> refusalOf(const roulette::State& state, roulette::Pocket number) {
    if (number.index() >= state.settings.pockets) {
        return RefusedEntry{EntryRefusal::not_on_wheel, state.settings.regulation().wheel.mostPockets.rules,
                            0};
    }
    return refusalNow(state);
}

} // namespace mesaviva::equipment
