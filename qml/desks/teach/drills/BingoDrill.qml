// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// A task in the bingo room: a card, and the panel with the numbers drawn if needed.
DrillScene {
    id: root

    readonly property bingoDrillCloth cloth: BingoDrillCloths.of(root.task)
    readonly property bingoDrillBoxes boxes: BingoDrillCloths.boxesOf(root.verdict)
    readonly property bool called: root.cloth.balls.length > 0
    readonly property list<int> drawn: Array.from(root.cloth.balls)
    readonly property int perRow: root.cloth.variant === 90 ? 30 : root.cloth.variant === 80 ? 20 : root.cloth.variant === 75 ? 15 : 10
    readonly property int panelRows: root.called ? Math.ceil(root.cloth.variant / root.perRow) : 0
    readonly property real margin: Theme.spaceXl
    readonly property real cell: Math.min(Theme.px(40), (root.width - 2 * root.margin) / root.perRow)
    /// The card's ratio of width to height.
    readonly property real shape: root.cloth.variant === 90 ? 2.42 : root.cloth.variant === 75 ? 0.86 : 0.9

    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Bingo room")

    Rectangle {
        anchors.fill: parent
        color: Theme.clothShade
    }

    // Only the lit cloth: the machine's niche at the left is outside.
    Image {
        x: -0.125 * root.width
        width: 1.125 * root.width
        height: root.height
        source: root.width > 0 && root.height > 0 ? "image://bingocloth/room?split=0" : ""
        sourceSize.width: width
        sourceSize.height: height
        cache: false
        Accessible.ignored: true
    }

    Rectangle {
        id: panel

        x: (root.width - width) / 2
        y: root.margin / 2
        width: root.perRow * root.cell + Theme.spaceM
        height: root.panelRows * root.cell + Theme.spaceM
        visible: root.called
        radius: Theme.radiusM
        color: Theme.lacquer
        border.width: Theme.line
        border.color: Theme.brassDark
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Numbers drawn: %1").arg(Array.from(root.cloth.balls).join(", "))

        Repeater {
            model: root.called ? root.cloth.variant : 0

            Rectangle {
                id: number

                required property int index
                readonly property bool out: Array.from(root.drawn).includes(number.index + 1)

                x: Theme.spaceM / 2 + (number.index % root.perRow) * root.cell + Theme.line
                y: Theme.spaceM / 2 + Math.floor(number.index / root.perRow) * root.cell + Theme.line
                width: root.cell - 2 * Theme.line
                height: width
                radius: width / 2
                color: number.out ? Theme.paper : "transparent"

                MvLabel {
                    anchors.centerIn: parent
                    text: number.index + 1
                    font.pixelSize: Theme.textBody
                    font.weight: number.out ? Font.Bold : Font.Normal
                    color: number.out ? Theme.ink : Theme.textDisabled
                    Accessible.ignored: true
                }
            }
        }
    }

    BingoCardFace {
        id: card

        readonly property real start: root.called ? panel.y + panel.height + root.margin / 2 : root.margin
        readonly property real room: root.height - card.start - root.margin / 2

        x: (root.width - width) / 2
        y: card.start + (card.room - height) / 2
        width: Math.min(root.width - 2 * root.margin, Theme.px(860), card.room * root.shape)
        height: width / root.shape
        visible: root.cloth.cells.length > 0
        variant: root.cloth.variant > 0 ? root.cloth.variant : 90
        rows: root.cloth.rows > 0 ? root.cloth.rows : 3
        columns: root.cloth.columns > 0 ? root.cloth.columns : 9
        cells: root.cloth.cells
        letters: root.cloth.variant === 75
        number: 27
        marked: root.asking ? root.cloth.marked : root.boxes.marked
        won: root.asking ? 0 : root.boxes.won
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Card with the numbers %1").arg(Array.from(root.cloth.cells).filter(ball => ball > 0).join(", "))
    }
}
