// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Edition 1 of póquer sem descarte: what tables on record from before edition 2 decide and cite otherwise
// (engine/record/docs/0013-editions.md). Only decide(), rulesOf() and the fold of a round's opening use it.
#pragma once

#include "engine/games/poker/events.h"
#include "engine/games/poker/settings.h"

#include <optional>
#include <vector>

namespace mesaviva::poker::edition_1 {

/// Whether the table belongs to edition 1.
inline bool isOf(const Settings& settings) { return settings.edition == 1; }

/// Whether an individual table's idle time counts from the last stake even when a round opens after it
/// (I-P41).
inline bool countsIdleAcrossRounds(const Settings& settings) { return isOf(settings); }

/// The rules of an event, where edition 1 cites others; else nothing.
std::optional<Rules> rulesOf(const Event& event, const Settings& settings);
/// The rules that a table's settings carry out.
std::vector<RuleId> rulesOf(const Settings& settings);

/// Clears the fields that edition 1 doesn't have.
void removeNewFields(Events& events);

} // namespace mesaviva::poker::edition_1
