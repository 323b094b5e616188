// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The display of the last numbers with their colours (O6e), the newest on top, or at the left where it is wider than high.
Rectangle {
    id: root

    required property RouletteTableModel table

    readonly property bool lying: root.width > root.height
    readonly property size tile: root.lying ? Qt.size((root.height - 2 * Theme.spaceXs) / 0.78, root.height - 2 * Theme.spaceXs)
        : Qt.size(root.width - 2 * Theme.spaceXs, (root.width - 2 * Theme.spaceXs) * 0.78)
    readonly property real step: (root.lying ? root.tile.width : root.tile.height) + Theme.line
    readonly property int shown: Math.max(1, Math.floor(((root.lying ? root.width : root.height) - 2 * Theme.spaceXs) / root.step))

    radius: Theme.radiusM
    color: Theme.lacquer
    border.width: Theme.line
    border.color: Theme.brassDark
    clip: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Last numbers")

    AzulejoTile {
        anchors.fill: parent
        anchors.margins: Theme.line
        tileSize: Math.min(root.width, root.height) - 2 * Theme.line
        opacity: 0.14
    }

    // Until the first number has come.
    SmallText {
        anchors.centerIn: parent
        rotation: root.lying ? 0 : -90
        visible: list.count === 0
        text: qsTr("Last numbers")
        color: Theme.text
        Accessible.ignored: true
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.spaceXs
        model: root.table.lastNumbers
        orientation: root.lying ? ListView.Horizontal : ListView.Vertical
        interactive: false
        spacing: Theme.line

        add: Transition {
            enabled: !Theme.reducedMotion
            NumberAnimation { property: "scale"; from: 0.2; to: 1; duration: Theme.durationChip; easing.type: Easing.OutBack }
        }
        displaced: Transition {
            enabled: !Theme.reducedMotion
            // Also for one that was still growing when the next number came.
            NumberAnimation { properties: "x,y"; duration: Theme.durationChip; easing.type: Easing.OutCubic }
            NumberAnimation { property: "scale"; to: 1; duration: Theme.durationChip }
        }

        delegate: NumberTile {
            id: entry

            required property int index
            required property string text
            required property int colour
            required property string name

            width: root.tile.width
            height: root.tile.height
            number: entry.text
            tone: entry.colour
            visible: entry.index < root.shown
            opacity: entry.index === 0 ? 1 : 0.86
            textSize: entry.index === 0 && root.tile.width >= Theme.px(36) ? Theme.textSum : Theme.textBody
            border.color: entry.index === 0 ? Theme.brassLight : Qt.alpha(Theme.ivory, 0.25)
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.name
        }
    }
}
