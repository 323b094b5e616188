// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/decide.h"
#include "engine/games/poker/needs.h"

namespace mesaviva::poker {

std::optional<Need> nextNeed(const State& state) { return needOf(state); }

} // namespace mesaviva::poker
