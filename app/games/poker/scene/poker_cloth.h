// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/poker/scene/poker_layout.h"

#include <QImage>
#include <QSize>

class QPainter;

namespace mesaviva::scene {

class PokerLayout;

/// Prints the payouts of the bet (P12a-j) on the cloth of a table for one, in the law's terms or in English,
/// where `layout` has lines for them; does nothing elsewhere.
void paintPayTable(QPainter& painter, const PokerLayout& layout, bool english);

} // namespace mesaviva::scene

class QQmlEngine;

namespace mesaviva::scene {

/// The parameters of the cloth's picture besides its size.
struct PokerClothStyle {
    int seats = 7;
    int ownSeat = 0;
    bool ownInMiddle = false;
    bool english = false;
};

/// The empty table, `size` in device pixels, opaque: the room, the lamp's light on the cloth, its print with
/// two boxes in front of each seat (P6a), the rim, and the dealer's equipment.
[[nodiscard]] QImage pokerCloth(const PokerClothStyle& style, QSize size);

/// Adds the scene's image providers to `engine`: those of art::addShadowedCardProvider(), and the cloth,
/// painted in the requested sourceSize on a worker thread:
/// `image://cloth/poker?seats=7&own=4&middle=1&lang=pt`.
void addPokerClothProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
