// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/state.h"
#include "engine/training/equipment/entry.h"

#include <optional>

namespace mesaviva::equipment {

/// Why a number can't be entered; nothing if it can: once stakes are closed and the ball runs.
std::optional<RefusedEntry> refusalOf(const roulette::State& state, roulette::Pocket number);
/// Why no number at all can be entered now; nothing if one can.
std::optional<RefusedEntry> refusalNow(const roulette::State& state);

} // namespace mesaviva::equipment
