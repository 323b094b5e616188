// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/state.h"
#include "engine/training/equipment/entry.h"

#include <optional>

namespace mesaviva::equipment {

/// Whether a ball may be entered, as the next one of the draw.
std::optional<RefusedEntry> refusalOf(const bingo::State& state, int ball);
/// The same for whatever is entered: why nothing can be now.
std::optional<RefusedEntry> refusalNow(const bingo::State& state);

} // namespace mesaviva::equipment
