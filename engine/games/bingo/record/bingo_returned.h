// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/returned.h"

namespace mesaviva::record {

/// What ReturnedKey::which is of at bingo; ReturnedBy::rules: a bingo::Variant.
struct BingoReturned {
    static constexpr ReturnedBy kPrize = ReturnedBy::part; ///< bingo::PrizeKind
};

} // namespace mesaviva::record
