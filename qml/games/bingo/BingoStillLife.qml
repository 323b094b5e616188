// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Scene

/// The drawing machine at rest, with a few balls and a card in front of it, around the item's position.
Item {
    id: root

    /// The scale relative to the design for 1280x800.
    required property real size
    /// The upper limit of the picture, below the lobby's text.
    property real ceiling: -Infinity

    readonly property real machine: Math.max(0, Math.min(240 * root.size, 112 * root.size - root.ceiling))

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A drawing machine at rest, and a bingo card")

    DrawingMachine {
        x: 2 * root.size - width / 2
        y: 112 * root.size - height
        width: root.machine
        height: width
        variant: 90
        running: false
        Accessible.ignored: true
    }

    BingoCardFace {
        x: -196 * root.size
        y: 148 * root.size
        width: 270 * root.size
        height: width / 2.42
        rotation: -5
        variant: 90
        rows: 3
        columns: 9
        cells: [3, 0, 22, 0, 41, 53, 0, 78, 0, 0, 15, 0, 34, 47, 0, 66, 0, 82, 8, 19, 0, 37, 0, 58, 0, 0, 90]
        marked: 1 << 2 | 1 << 13 | 1 << 18 | 1 << 26
        number: 27
        Accessible.ignored: true
    }

    Repeater {
        model: [22, 47, 90]

        Image {
            id: ball

            required property int modelData
            required property int index

            x: (108 + 64 * (ball.index % 2) + 24 * Math.floor(ball.index / 2)) * root.size
            y: (166 + 24 * (ball.index % 2) + 60 * Math.floor(ball.index / 2)) * root.size
            source: "image://bingo/ball/90/%1".arg(ball.modelData)
            sourceSize.width: 62 * root.size
            sourceSize.height: 62 * root.size
            Accessible.ignored: true
        }
    }
}
