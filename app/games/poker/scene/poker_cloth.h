// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/poker/scene/poker_layout.h"

#include <QImage>
#include <QSize>

class QQmlEngine;

namespace mesaviva::scene {

/// What the cloth's picture depends on besides its size.
struct PokerClothStyle {
    int seats = 7;
    int ownSeat = 0;
    bool ownInMiddle = false;
    bool english = false;
};

/// The whole table as it stands before anything is put on it, `size` in device pixels, opaque: the room, the
/// lamp's light on the cloth, its print with the two boxes before each seat (P6a), the rim, and the dealer's
/// tools.
[[nodiscard]] QImage pokerCloth(const PokerClothStyle& style, QSize size);

/// Gives `engine` the pictures of the scene: those of addLaidCardProvider(), and the cloth, painted in the
/// asked sourceSize on a thread of its own: `image://cloth/poker?seats=7&own=4&middle=1&lang=pt`.
void addPokerClothProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
