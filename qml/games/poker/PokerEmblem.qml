// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Lobby

/// Three cards in a fan.
GameEmblem {
    id: root

    PokerCardFan {
        anchors.centerIn: parent
        cards: ["As", "Kh", "Qd"]
        settings: root.settings
        cardWidth: Math.round(parent.width / 2)
        spread: 13
    }
}
