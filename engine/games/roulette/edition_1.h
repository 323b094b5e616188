// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Edition 1 of the rules: what tables on record from before edition 2 cite, and the event fields that they
// lack. Nothing else knows of it but regulationOf() and decide(), so it can be dropped with those records.
#pragma once

#include "engine/games/roulette/events.h"
#include "engine/games/roulette/regulation.h"

namespace mesaviva::roulette::edition_1 {

/// The regulation as edition 1 cited it. Only the citations of events are restored; refusals are as they are
/// today.
const Regulation& regulationOf(RuleSet set);

/// Removes from events, from the one at `from` on, the fields that edition 1 had not.
void removeNewFields(Events& events, std::size_t from);

} // namespace mesaviva::roulette::edition_1
