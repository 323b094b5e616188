// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/cards/card.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace mesaviva::bingo {

/// A named pattern of bingo 75 (B73b), on the 5 by 5 card.
struct Pattern {
    std::string_view key; ///< for instance `frame`; the app translates it
    CellMask cells;
};

/// The built-in patterns, at least twenty, all different.
std::span<const Pattern> patterns();

/// The pattern's key; empty if it has no name.
std::string_view patternKey(CellMask cells);

} // namespace mesaviva::bingo
