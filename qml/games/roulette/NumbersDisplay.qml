// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The display of the last numbers (O6e), as long as its content: newest at the left; if it is high enough, red ones
/// above, zeros in the middle, black ones below. Numbers of earlier sessions are paler. It is empty until the first
/// number; the number being called is next to it, and joins when stakes open again.
Item {
    id: root

    required property RouletteTableModel table

    readonly property bool lanes: root.height >= 3 * Theme.textBody * 1.1 + 2 * Theme.spaceXs
    readonly property real inside: Math.min(root.height, root.lanes ? root.height : Theme.textBody * 2.2) - 2 * Theme.spaceXs
    readonly property real lane: Math.floor((root.inside - 2 * Theme.line) / 3)
    readonly property size tile: root.lanes ? Qt.size(Math.round(Math.max(Theme.textBody * 1.8, 0.9 * root.lane)), root.lane)
        : Qt.size(root.inside / 0.78, root.inside)
    readonly property real step: root.tile.width + Theme.line
    readonly property int room: Math.max(1, Math.floor((root.width - 2 * Theme.spaceXs + Theme.line) / root.step))
    /// 1 while the newest number is being called, otherwise 0.
    readonly property int called: root.table.drawnPocket >= 0 ? 1 : 0
    readonly property int shown: Math.min(root.room, list.count - root.called)

    /// The lane of a colour, from above.
    function laneOf(colour: int): int {
        return !root.lanes || colour === RouletteNumberListModel.Red ? 0 : colour === RouletteNumberListModel.Black ? 2 : 1;
    }

    visible: root.shown > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Last numbers")

    Rectangle {
        id: panel

        anchors.centerIn: parent
        width: root.shown * root.step - Theme.line + 2 * Theme.spaceXs
        height: root.inside + 2 * Theme.spaceXs
        radius: Theme.radiusM
        color: Theme.lacquer
        border.width: Theme.line
        border.color: Theme.brassDark
        clip: true

        Behavior on width {
            enabled: !Theme.reducedMotion && root.visible
            NumberAnimation { duration: Theme.durationChip; easing.type: Easing.OutCubic }
        }

        // The lanes' colours, dimmed, as on a display whose lamps are off.
        Repeater {
            model: root.lanes ? 3 : 0

            Rectangle {
                required property int index

                x: Theme.spaceXs
                y: Theme.spaceXs + index * (root.tile.height + Theme.line)
                width: panel.width - 2 * Theme.spaceXs
                height: root.tile.height
                radius: Theme.radiusS
                color: Qt.alpha(index === 0 ? Theme.rouletteRed : index === 1 ? Theme.rouletteGreen : Theme.ivory, index === 2 ? 0.10 : 0.34)
            }
        }

        ListView {
            id: list

            x: Theme.spaceXs - root.called * root.step
            y: Theme.spaceXs
            width: root.width + root.step
            height: root.inside
            model: root.table.lastNumbers
            orientation: ListView.Horizontal
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

            delegate: Item {
                id: entry

                required property int index
                required property string text
                required property int colour
                required property string name
                required property bool earlier

                width: root.tile.width
                height: root.inside
                visible: entry.index >= root.called && entry.index < root.shown + root.called
                Accessible.role: Accessible.ListItem
                Accessible.name: entry.name

                NumberTile {
                    y: root.laneOf(entry.colour) * (root.tile.height + Theme.line)
                    width: root.tile.width
                    height: root.tile.height
                    number: entry.text
                    tone: entry.colour
                    opacity: entry.earlier ? 0.5 : entry.index === root.called ? 1 : 0.86
                    textSize: Math.min(Math.max(Theme.textBody, Math.round(root.tile.height * 0.5)), Math.floor(root.tile.height * 0.8))
                    border.color: entry.index === root.called && !entry.earlier ? Theme.brassLight : Qt.alpha(Theme.ivory, 0.25)
                }
            }
        }
    }
}
