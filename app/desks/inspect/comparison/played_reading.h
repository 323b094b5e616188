// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/inspected_rules.h"
#include "app/core/events/reading_facts.h"

#include <array>
#include <vector>

namespace mesaviva::app {

/// One round played by two readings, ours first.
using PlayedReading = std::array<std::vector<ReadingFact>, 2>;

/// Plays the shipped round that a reading names under both readings: the other one as the scenario sets it,
/// ours at the same table with the default setting. Takes a moment; thread-safe.
PlayedReading playReading(const InspectedRule& reading);

} // namespace mesaviva::app
