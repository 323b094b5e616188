// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/dispatch.h"
#include "engine/games/poker/decide.h"
#include "engine/games/poker/evolve_own.h"
#include "engine/games/poker/evolver.h"

namespace mesaviva::poker {

void evolve(State& state, const Event& event, Instant at) { dispatch(Evolver<AnyEvents>{state, at}, event); }

void evolve(State& state, const Events& events, Instant at) {
    for (const Event& event : events) {
        dispatch(Evolver<AnyEvents>{state, at}, event);
    }
}

void evolveOwn(State& state, const Events& events, Instant at) {
    for (const Event& event : events) {
        dispatch(Evolver<OwnEvents>{state, at}, event);
    }
}

} // namespace mesaviva::poker
