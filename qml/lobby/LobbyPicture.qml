// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A small casino at night: a wall with azulejos, and below it a table under one lamp, with cards and chips.
Item {
    id: root

    required property AppSettings settings
    /// The middle of what lies on the table.
    required property real middle

    /// How large the things are in this window, over how they are drawn for 1280x800.
    readonly property real size: Math.min(root.height / 752, root.middle / 330)
    readonly property real horizon: root.height * 0.6
    readonly property real dado: root.horizon - 112 * root.size

    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A card table with five cards and stacks of chips")

    AzulejoTile {
        y: root.dado
        width: parent.width
        height: 3 * tileSize
        tileSize: 72 * root.size
    }

    Rectangle {
        y: root.dado - height
        width: parent.width
        height: Theme.px(12)
        color: Theme.mahogany

        Rectangle {
            y: Theme.px(3)
            width: parent.width
            height: Theme.line
            color: Theme.brass
        }
    }

    Image {
        anchors.fill: parent
        source: "images/night.svg"
        sourceSize.width: 320
        sourceSize.height: 200
        fillMode: Image.Stretch
    }

    Image {
        y: root.horizon
        width: parent.width
        height: parent.height - y
        source: "images/table.svg"
        sourceSize.width: width
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignTop
    }

    Image {
        id: bigStack

        x: root.middle - 268 * root.size
        y: root.horizon + 66 * root.size
        source: "image://chips/stack?amount=57500&seed=7"
        sourceSize.width: 84 * root.size
        Accessible.ignored: true
    }

    Image {
        x: root.middle - 196 * root.size
        y: root.horizon + 132 * root.size
        source: "image://chips/stack?amount=12500&seed=3"
        sourceSize.width: 84 * root.size
        Accessible.ignored: true
    }

    Image {
        x: root.middle + 190 * root.size
        y: root.horizon + 108 * root.size
        source: "image://chips/stack?amount=3500&seed=5"
        sourceSize.width: 84 * root.size
        Accessible.ignored: true
    }

    FanOfCards {
        x: root.middle - width / 2 + 16 * root.size
        y: root.horizon + 44 * root.size
        cards: ["As", "Kh", "Qd", "Jc", "Th"]
        settings: root.settings
        cardWidth: 118 * root.size
    }
}
