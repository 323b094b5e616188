// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A round of poker with the names that programs for hand histories know, for who reads rounds with one of
// them: where they fit, fields and actions are those of Open Hand History 1.4.7 (hh-specs.handhistory.org).
// That format has no game against a house, no points and no settlement by the house's hand: what it has no
// name for is under names of our own, and the object is not called by its name.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace mesaviva::record {

/// The hand of a round as Recall tells it; `table` is its table. Amounts are whole cents, as everywhere.
nlohmann::ordered_json pokerHandOf(const nlohmann::ordered_json& table, const nlohmann::ordered_json& round);

} // namespace mesaviva::record
