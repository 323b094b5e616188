// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/events.h"
#include "engine/games/roulette/state.h"

namespace mesaviva::roulette {

/// evolve() for events that decide() has just made of this very state (base/trust.h): the same state comes of
/// them, and nothing is checked that they can't contradict.
void evolveOwn(State& state, const Events& events, Instant at);

} // namespace mesaviva::roulette
