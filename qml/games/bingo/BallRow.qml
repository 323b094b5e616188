// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The last balls in order, newest at the left (B4f).
Rectangle {
    id: root

    required property BingoTableModel table

    readonly property real gap: Theme.spaceXs
    readonly property int shown: Math.max(5, Math.floor((root.width - 2 * root.gap) / root.height))
    readonly property real ball: Math.min(root.height - 2 * root.gap, (root.width - 2 * root.gap) / root.shown - root.gap)
    readonly property list<int> newest: Array.from(root.table.drawn).slice(-root.shown).reverse()

    radius: Theme.radiusM
    color: Theme.lacquerSunken
    border.width: Theme.line
    border.color: Theme.brassDark
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Last balls, newest first")

    Row {
        anchors.left: parent.left
        anchors.leftMargin: root.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.gap

        Repeater {
            model: root.newest

            Image {
                id: entry

                required property int modelData
                required property int index

                width: root.ball
                height: root.ball
                opacity: entry.index === 0 ? 1 : 0.9
                source: "image://bingo/ball/%1/%2?symbols=%3".arg(root.table.variant).arg(entry.modelData).arg(root.table.symbols ? 1 : 0)
                sourceSize.width: root.ball
                sourceSize.height: root.ball
                Accessible.role: Accessible.ListItem
                Accessible.name: root.table.ballText(entry.modelData)
            }
        }
    }

    MvLabel {
        anchors.centerIn: parent
        visible: root.newest.length === 0
        text: qsTr("The last balls are shown here")
        secondary: true
        font.pixelSize: Theme.textSmall
    }
}
