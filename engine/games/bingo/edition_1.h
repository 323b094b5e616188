// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What rooms on record from before edition 2 cite otherwise, so that their records remain whole. Edition 1
// also rounds the prize money without the bounds of B31 (prizes.cpp), so it opens at any card price
// (settings.cpp), and does not say whether a lost player has cards (decide.cpp). Nothing else depends on the
// edition.
#pragma once

#include "engine/base/rule_id.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"

#include <optional>
#include <vector>

namespace mesaviva::bingo::edition_1 {

/// The rules that an event names in edition 1; nothing if edition 2 names the same.
std::optional<Rules> rulesOf(const Event& event, const Settings& settings);

/// Adds the rules of the prizes that the house has chosen, for `table_opened`.
void addPrizeRules(std::vector<RuleId>& rules, const Settings& settings);

} // namespace mesaviva::bingo::edition_1
