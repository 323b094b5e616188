// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Scene

/// The chosen wheel at rest, and stacks of chips, around the item's position.
Item {
    id: root

    required property RouletteLobbyModel lobby
    /// The scale relative to the design for 1280x800.
    required property real size

    readonly property bool doubleZero: root.lobby.pockets === 38
    readonly property int sides: root.doubleZero ? 38 : 37

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A roulette wheel at rest, and stacks of chips")

    RouletteWheel {
        x: -236 * root.size
        y: -94 * root.size
        width: 472 * root.size
        height: width / aspect
        // A roulette::WheelOrder.
        order: root.lobby.wheelOrder
        rotorAngle: 0.35
        ballAngle: 0.35 + 2 * Math.PI * 9 / root.sides
        ballRadius: 0.475
        ballVisible: true
        nearScale: 1
        Accessible.ignored: true
    }

    Image {
        x: -292 * root.size
        y: 150 * root.size
        source: "image://chips/colour?colour=2&chips=8&label=1&mark=1&seed=7"
        sourceSize.width: 76 * root.size
        Accessible.ignored: true
    }

    Image {
        x: 226 * root.size
        y: 170 * root.size
        source: "image://chips/colour?colour=4&chips=5&label=1&mark=1&seed=3"
        sourceSize.width: 76 * root.size
        Accessible.ignored: true
    }
}
