// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/card.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace mesaviva::bingo {

/// A named pattern of bingo 75 (B73b), on the 5 by 5 card.
struct Pattern {
    std::string_view key; ///< for instance `frame`; its name in other languages is the app's business
    CellMask cells;
};

/// The patterns that the house knows by name, at least twenty, all different.
std::span<const Pattern> patterns();

/// The pattern's key, if it has a name.
std::string_view patternKey(CellMask cells);

} // namespace mesaviva::bingo
