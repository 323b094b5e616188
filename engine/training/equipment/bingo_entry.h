// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/state.h"
#include "engine/training/equipment/entry.h"

#include <optional>

namespace mesaviva::equipment {

/// Why a ball can't be entered as the next one of the draw; nothing if it can.
std::optional<RefusedEntry> refusalOf(const bingo::State& state, int ball);
/// Why no ball at all can be entered now; nothing if one can.
std::optional<RefusedEntry> refusalNow(const bingo::State& state);

} // namespace mesaviva::equipment
