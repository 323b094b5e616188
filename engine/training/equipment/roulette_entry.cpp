// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/roulette_entry.h"

namespace mesaviva::equipment {

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

} // namespace mesaviva::equipment
