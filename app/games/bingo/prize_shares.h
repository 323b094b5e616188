// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/settings.h"

namespace mesaviva::app {

/// Shares the prize money out among the combinations that a room plays: what needs more numbers gets more
/// (B38), bingo most of all.
void sharePrizes(bingo::Settings& settings);

} // namespace mesaviva::app
