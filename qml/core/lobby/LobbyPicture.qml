// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// The background: a small casino at night, with a tiled wall and below it a table under one lamp. The still life on it
/// comes from the game.
Item {
    id: root

    /// The horizontal centre of the still life.
    required property real middle

    /// The scale of the objects relative to a window of 1280x800.
    readonly property real size: Math.min(root.height / 752, root.middle / 330)
    readonly property real horizon: root.height * 0.6
    /// The wall has no tiles above this position if there is room, so that no edge runs behind the items in front of
    /// it.
    property real plainTo: 0
    readonly property real dado: Math.max(root.horizon - 76 * root.size, Math.min(root.plainTo + rail.height, root.horizon - 36 * root.size))
    /// Whether to hide the still life because items in front of the wall would cover it.
    property bool bare: false
    /// The parent of the still life, positioned at its centre.
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
