// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// All numbers of the variant, marked as they are drawn (B4e, B23). In 80 and 75 a row is a column of the cards.
Rectangle {
    id: root

    required property BingoTableModel table
    /// The numbers highlighted by an inspector.
    property list<int> highlighted: []

    // On a narrow cloth (next to a side panel), ninety numbers take six rows instead of three.
    readonly property bool narrow: root.table.variant === 90 && root.width < Theme.px(660)
    readonly property int perRow: root.table.variant === 90 ? (root.narrow ? 15 : 30) : root.table.variant === 80 ? 20 : root.table.variant === 75 ? 15 : root.table.symbols ? 15 : 10
    readonly property int rows: Math.ceil(root.table.variant / root.perRow)
    readonly property real head: root.table.letters ? Theme.px(34) : 0
    readonly property real gap: Theme.px(2)
    readonly property real cellWidth: (root.width - 2 * Theme.spaceS - root.head) / root.perRow - root.gap
    readonly property real cellHeight: Theme.px(root.narrow ? 24 : root.table.variant === 90 ? 32 : root.table.variant === 80 ? 28 : root.table.variant === 75 ? 24 : root.table.symbols ? 46 : 32)

    implicitHeight: root.rows * (root.cellHeight + root.gap) + 2 * Theme.spaceS - root.gap
    height: implicitHeight
    radius: Theme.radiusL
    color: Theme.lacquer
    border.width: Theme.line
    border.color: Theme.brassDark
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Panel of numbers: %1 drawn, %2 left").arg(root.table.drawnCount).arg(root.table.leftCount)

    Repeater {
        model: root.table.letters ? ["B", "I", "N", "G", "O"] : []

        PrintText {
            id: letter

            required property string modelData
            required property int index

            x: Theme.spaceS
            y: Theme.spaceS + letter.index * (root.cellHeight + root.gap)
            width: root.head - Theme.spaceXs
            height: root.cellHeight
            horizontalAlignment: Text.AlignHCenter
            text: letter.modelData
            color: Theme.brassLight
            font.pixelSize: Theme.textHeading
            font.weight: Font.Bold
        }
    }

    Repeater {
        model: root.table.numbers

        NumberCell {
            id: entry

            required property int index

            x: Math.round(Theme.spaceS + root.head + (entry.index % root.perRow) * (root.cellWidth + root.gap))
            y: Math.round(Theme.spaceS + Math.floor(entry.index / root.perRow) * (root.cellHeight + root.gap))
            width: Math.round(root.cellWidth)
            height: Math.round(root.cellHeight)
            symbols: root.table.symbols
            tone: root.table.columnColour(entry.column)
        }
    }

    Repeater {
        model: Array.from(root.highlighted)

        PlaceRing {
            required property int modelData

            readonly property int cell: modelData - 1

            gap: Theme.line
            place: Qt.rect(Theme.spaceS + root.head + (cell % root.perRow) * (root.cellWidth + root.gap), Theme.spaceS + Math.floor(cell / root.perRow) * (root.cellHeight + root.gap), root.cellWidth, root.cellHeight)
        }
    }
}
