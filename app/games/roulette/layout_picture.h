// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/games/roulette/layout.h"

#include <QPainter>

#include <map>
#include <optional>

namespace mesaviva::app {

/// Paints a layout, small, at the upper left of a round's picture, with stakes on their spots and the number
/// drawn framed; what has no place among the numbers lies below them. On any thread.
void paintLayout(QPainter& painter, const roulette::Layout& layout, bool hasDoubleZero,
                 const std::map<roulette::SpotId, Money>& stakes, std::optional<roulette::Pocket> drawn);

} // namespace mesaviva::app
