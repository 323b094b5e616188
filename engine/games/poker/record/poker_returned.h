// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/returned.h"

namespace mesaviva::record {

/// What ReturnedKey::which is of at poker; ReturnedBy::rules: 0 individual tables, 1 tables for several (P4).
struct PokerReturned {
    static constexpr ReturnedBy kBox = ReturnedBy::part;        ///< poker::Box: ante (P26, P28b), bet (P12)
    static constexpr ReturnedBy kHand = ReturnedBy::other_part; ///< what the player's bet would be paid by, a
                                                                ///< poker::Combination (P12)
};

} // namespace mesaviva::record
