// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A small casino at night: a wall with azulejos, and below it a table under one lamp. What lies on it is the game's.
Item {
    id: root

    /// The middle of what lies on the table.
    required property real middle

    /// How large the things are in this window, over how they are drawn for 1280x800.
    readonly property real size: Math.min(root.height / 752, root.middle / 330)
    readonly property real horizon: root.height * 0.6
    /// The wall is plain down to here, if there is room for it: what stands on it is not cut by an edge.
    property real plainTo: 0
    readonly property real dado: Math.max(root.horizon - 76 * root.size, Math.min(root.plainTo + rail.height, root.horizon - 36 * root.size))
    /// What stands before the wall reaches so far down that it would cover what lies on the table: nothing does.
    property bool bare: false
    /// Where things lie, around its place.
    readonly property Item table: cloth

    clip: true

    AzulejoTile {
        y: root.dado
        width: parent.width
        height: 3 * tileSize
        tileSize: 72 * root.size
    }

    Rectangle {
        id: rail

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
        Accessible.ignored: true
    }

    Image {
        y: root.horizon
        width: parent.width
        height: parent.height - y
        source: "images/table.svg"
        sourceSize.width: width
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignTop
        Accessible.ignored: true
    }

    Item {
        id: cloth

        x: root.middle
        y: root.horizon
        visible: !root.bare
    }
}
