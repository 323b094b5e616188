// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/record_reader.h"
#include "engine/record/rows.h"

#include <functional>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Fills RoundRow::own of closed rounds: what the round gave the player whose name `isOwn` accepts, or else
/// the first player with a stake who is not simulated. Damaged rounds are left without. Use on a worker
/// thread. Throws Fault.
void markOwn(RecordReader& reader, std::vector<RoundRow>& rounds,
             const std::function<bool(std::string_view)>& isOwn);

} // namespace mesaviva::record
