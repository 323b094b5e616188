// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/returned.h"

namespace mesaviva::record {

/// What ReturnedKey::which is of at roulette; ReturnedBy::rules: a roulette::RuleSet.
struct RouletteReturned {
    static constexpr ReturnedBy kChance = ReturnedBy::part; ///< roulette::ChanceKind
};

} // namespace mesaviva::record
