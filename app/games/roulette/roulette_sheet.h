// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_facts.h"
#include "app/core/record/round_sheet_parts.h"

namespace mesaviva::app {

/// The sheet of a round of roulette, stake by stake.
RoundSheetParts rouletteSheetParts(const RoundFacts<record::RouletteOnRecord>& facts);

} // namespace mesaviva::app
