// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_description.h"

#include <span>

namespace mesaviva::app {

/// What is told of each game, in the order of the house.
std::span<const GameDescription* const> descriptions();
/// What is told of the game with that key; null where the house has none. The only place that names them all.
const GameDescription* descriptionOf(const QString& game);

} // namespace mesaviva::app
