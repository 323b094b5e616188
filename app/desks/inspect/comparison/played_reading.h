// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/inspected_rules.h"
#include "app/core/events/reading_facts.h"

#include <array>
#include <vector>

namespace mesaviva::app {

/// A round that two readings play, ours first.
using PlayedReading = std::array<std::vector<ReadingFact>, 2>;

/// The shipped round that a reading names, played by both: the other one as the scenario has it, ours at the
/// same table with the setting as it is by default. Takes a moment; on any thread.
PlayedReading playReading(const InspectedRule& reading);

} // namespace mesaviva::app
