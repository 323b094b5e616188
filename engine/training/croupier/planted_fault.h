// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/croupier/remedy.h"
#include "engine/training/croupier/roulette_actions.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// What is due, done wrong in one way that the judge knows: other words, another number, a stake too many
/// taken, another sum or player, a prize out of its order. Nothing where the deed can't be done wrong in a
/// way that is seen. `prizes` are those of the round while they are paid.
std::optional<RouletteAction> spoiled(const DueAction& dueAction, const roulette::State& state,
                                      const std::vector<Prize>& prizes, RandomStream& chance);

/// How that fault of a deed is mended once it was stopped.
Mending mendingOf(const Fault& fault, const RouletteAction& action, const roulette::State& state);

} // namespace mesaviva::croupier
