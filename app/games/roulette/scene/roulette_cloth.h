// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/roulette_plan.h"
#include "engine/games/roulette/wheel.h"

#include <QImage>
#include <QSize>

class QQmlEngine;

namespace mesaviva::scene {

/// What the cloth's picture depends on besides its size.
struct RouletteClothStyle {
    int pockets = 37;
    roulette::WheelOrder order = roulette::WheelOrder::american_online;
    TrackKind track = TrackKind::none;
    bool macau = false; ///< the dozens are called small, middle and big (M6)
    bool english = false;
    bool doubled = false; ///< a layout on either side of the wheel (R1)
};

/// The whole table as it stands before the wheel and anything else is put on it, `size` in device pixels,
/// opaque: the lamp's light on the cloth, the printed layout (O6d) and racetrack, the croupier's chips at the
/// far edge, and the rim at the players' side. RoulettePlan says where.
[[nodiscard]] QImage rouletteCloth(const RouletteClothStyle& style, QSize size);

/// Gives `engine` the cloth, painted in the asked sourceSize on a thread of its own:
/// `image://roulettecloth/table?pockets=37&order=0&track=1&macau=0&double=0&lang=pt`, where `order` is a
/// roulette::WheelOrder and `track` a TrackKind.
void addRouletteClothProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
