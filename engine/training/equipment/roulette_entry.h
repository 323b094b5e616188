// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/state.h"
#include "engine/training/equipment/entry.h"

#include <optional>

namespace mesaviva::equipment {

/// Whether a number may be entered: from the moment when stakes are closed and the ball runs.
std::optional<RefusedEntry> refusalOf(const roulette::State& state, roulette::Pocket number);
/// The same for whatever is entered: why nothing can be now.
std::optional<RefusedEntry> refusalNow(const roulette::State& state);

} // namespace mesaviva::equipment
