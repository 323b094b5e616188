// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// Five cards and stacks of chips, around the item's position.
Item {
    id: root

    required property AppSettings settings
    /// The scale relative to the design for 1280x800.
    required property real size

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A card table with five cards and stacks of chips")

    Image {
        x: -268 * root.size
        y: 66 * root.size
        source: "image://chips/stack?amount=57500&seed=7"
        sourceSize.width: 84 * root.size
        Accessible.ignored: true
    }

    Image {
        x: -196 * root.size
        y: 132 * root.size
        source: "image://chips/stack?amount=12500&seed=3"
        sourceSize.width: 84 * root.size
        Accessible.ignored: true
    }

    Image {
        x: 190 * root.size
        y: 108 * root.size
        source: "image://chips/stack?amount=3500&seed=5"
        sourceSize.width: 84 * root.size
        Accessible.ignored: true
    }

    PokerCardFan {
        x: -width / 2 + 16 * root.size
        y: 44 * root.size
        cards: ["As", "Kh", "Qd", "Jc", "Th"]
        settings: root.settings
        cardWidth: 118 * root.size
    }
}
