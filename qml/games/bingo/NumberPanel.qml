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

    /// A number of the panel: dark until it is drawn, then lit in its column's colour; the newest with a ring.
    component NumberCell: Rectangle {
        id: cell

        required property int number
        required property string text
        required property int column
        required property bool drawn
        required property bool last
        required property int own
        required property string accessibleText
        /// The number is shown as its symbol.
        required property bool symbols
        /// The colour of its column.
        required property color tone

        /// A colour in the form used by picture URLs.
        function hex(tone: color): string {
            return cell.pair(tone.r) + cell.pair(tone.g) + cell.pair(tone.b);
        }

        /// A colour component, from 0 to 1, as two hexadecimal digits.
        function pair(part: real): string {
            return (256 + Math.round(255 * part)).toString(16).slice(1);
        }

        radius: Theme.radiusS
        color: cell.drawn ? cell.tone : Theme.lacquerSunken
        border.width: cell.last ? Theme.focusWidth : cell.own > 0 && !cell.drawn ? Theme.line : 0
        border.color: cell.last ? Theme.brassLight : Theme.hairlineStrong
        Accessible.role: Accessible.Cell
        Accessible.name: cell.accessibleText

        MvLabel {
            anchors.centerIn: parent
            visible: !cell.symbols
            text: cell.text
            color: cell.drawn ? Theme.ivory : cell.own > 0 ? Theme.text : Theme.textDisabled
            // Keeps two bold digits apart from those of adjacent cells in a narrow row.
            font.pixelSize: Math.min(Theme.textBody, Math.floor(cell.width * 0.74))
            font.weight: cell.drawn ? Font.Bold : Font.Normal
            Accessible.ignored: true
        }

        Image {
            anchors.centerIn: parent
            visible: cell.symbols
            width: Math.min(cell.width, cell.height) - Theme.spaceXs
            height: width
            opacity: cell.drawn ? 1 : 0.35
            source: cell.symbols ? "image://bingo/symbol/%1?ink=%2&ground=%3".arg(cell.number).arg(cell.drawn ? cell.hex(Theme.ivory) : cell.hex(Theme.textSecondary)).arg(cell.hex(cell.color)) : ""
            sourceSize.width: width
            sourceSize.height: height
            Accessible.ignored: true
        }
    }
}
