// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/highlighted_place.h"
#include "app/games/poker/poker_session.h"

#include <vector>

namespace mesaviva::app {

/// Where on the cloth lies what one of poker's events is about.
std::vector<HighlightedPlace> placesOf(const poker::Event& event, const PokerSession& tableSession);

} // namespace mesaviva::app
