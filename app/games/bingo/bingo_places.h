// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/highlighted_place.h"
#include "app/games/bingo/bingo_session.h"

#include <vector>

namespace mesaviva::app {

/// Where on the cloth lies what one of bingo's events is about.
std::vector<HighlightedPlace> placesOf(const bingo::Event& event, const BingoSession& tableSession);

} // namespace mesaviva::app
