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

    readonly property real horizon: root.height * 0.56

    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A card table with five cards and stacks of chips")

    AzulejoTile {
        y: root.horizon - height + Theme.px(70)
        width: parent.width
        height: 4 * tileSize
        tileSize: Theme.px(84)
    }

    Image {
        anchors.fill: parent
        source: "images/night.svg"
        sourceSize: Qt.size(320, 200)
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

        x: root.middle - Theme.px(268)
        y: root.horizon + Theme.px(66)
        source: "image://chips/stack?amount=57500&seed=7"
        sourceSize.width: Theme.px(84)
        Accessible.ignored: true
    }

    Image {
        x: root.middle - Theme.px(196)
        y: root.horizon + Theme.px(132)
        source: "image://chips/stack?amount=12500&seed=3"
        sourceSize.width: Theme.px(84)
        Accessible.ignored: true
    }

    Image {
        x: root.middle + Theme.px(190)
        y: root.horizon + Theme.px(108)
        source: "image://chips/stack?amount=3500&seed=5"
        sourceSize.width: Theme.px(84)
        Accessible.ignored: true
    }

    FanOfCards {
        x: root.middle - width / 2 + Theme.px(16)
        y: root.horizon + Theme.px(44)
        cards: ["As", "Kh", "Qd", "Jc", "Th"]
        settings: root.settings
    }
}
