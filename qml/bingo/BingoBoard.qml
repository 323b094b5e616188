// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The public board of a bingo room: the ball, all numbers, the prizes and who has won them. Nobody's own cards.
Item {
    id: root

    required property BingoTableModel table

    readonly property real unit: Math.min(root.width / 1280, root.height / 720)
    readonly property real margin: 20 * root.unit
    readonly property real leftWidth: 380 * root.unit
    readonly property real rightX: root.leftWidth + 2 * root.margin
    readonly property real rightWidth: root.width - root.rightX - root.margin
    readonly property int perRow: root.table.variant === 90 ? 15 : root.table.variant === 80 ? 20 : root.table.variant === 75 ? 15 : 10
    readonly property int rows: Math.ceil(root.table.ballCount / root.perRow)
    readonly property real letterWidth: root.table.letters ? 56 * root.unit : 0
    readonly property list<string> states: [qsTr("The next round comes"), qsTr("Cards are on sale"), qsTr("The sale is closed"), qsTr("The balls are drawn"), qsTr("A prize"), qsTr("Bingo"), qsTr("All is paid")]

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Public board of %1").arg(root.table.roomName)

    RoomCloth {
        anchors.fill: parent
        split: root.rightX - root.margin / 2
    }

    BoardHead {
        id: head

        width: root.width
        height: 84 * root.unit
        table: root.table
        unit: root.unit
        name: root.table.roomName.length > 0 ? root.table.roomName : root.table.title
        present: root.states[root.table.phase]
    }

    // The ball that was called last.
    Item {
        id: ball

        x: root.margin
        y: head.height + root.margin
        width: root.leftWidth
        height: last.y - y - root.margin
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.table.lastBall > 0 ? qsTr("Last ball: %1").arg(root.table.lastBallSpoken) : qsTr("No ball drawn yet")

        Image {
            id: picture

            x: (parent.width - width) / 2
            width: Math.min(parent.width, parent.height - call.height - counts.height)
            height: width
            visible: root.table.lastBall > 0
            source: visible ? "image://bingo/ball/%1/%2?symbols=%3".arg(root.table.variant).arg(root.table.lastBall).arg(root.table.symbols ? 1 : 0) : ""
            sourceSize.width: width
            sourceSize.height: width
            Accessible.ignored: true
        }

        MvLabel {
            id: call

            y: picture.y + picture.height
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.table.lastBall > 0 ? root.table.lastBallText : "–"
            color: Theme.ivory
            fontSizeMode: Text.HorizontalFit
            font.pixelSize: 84 * root.unit
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        MvLabel {
            id: counts

            anchors.bottom: parent.bottom
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%n drawn", "", root.table.drawnCount) + " · " + qsTr("%n left", "", root.table.leftCount)
            color: Theme.brassLight
            font.pixelSize: 24 * root.unit
        }
    }

    BallRow {
        id: last

        x: root.margin
        y: cards.y - height - root.margin / 2
        width: root.leftWidth
        height: 58 * root.unit
        table: root.table
    }

    MvLabel {
        id: cards

        x: root.margin
        y: root.height - height - root.margin
        width: root.leftWidth
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%n card(s) sold", "", root.table.cardsSold) + " · " + qsTr("%n player(s)", "", root.table.players)
        fontSizeMode: Text.HorizontalFit
        font.pixelSize: 22 * root.unit
    }

    Rectangle {
        id: panel

        readonly property real gap: 4 * root.unit
        readonly property real cellWidth: (width - 2 * panel.gap - root.letterWidth) / root.perRow
        readonly property real cellHeight: (height - 2 * panel.gap) / root.rows

        x: root.rightX
        y: head.height + root.margin
        width: root.rightWidth
        height: prizes.y - y - root.margin
        radius: 10 * root.unit
        color: Theme.lacquer
        border.width: Math.max(1, root.unit)
        border.color: Theme.brassDark
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Panel of numbers: %1 drawn, %2 left").arg(root.table.drawnCount).arg(root.table.leftCount)

        Repeater {
            model: root.table.letters ? ["B", "I", "N", "G", "O"] : []

            PrintText {
                id: letter

                required property string modelData
                required property int index

                x: panel.gap
                y: panel.gap + letter.index * panel.cellHeight
                width: root.letterWidth
                height: panel.cellHeight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: letter.modelData
                color: Theme.brassLight
                font.pixelSize: 40 * root.unit
                font.weight: Font.Bold
            }
        }

        Repeater {
            model: root.table.numbers

            Rectangle {
                id: cell

                required property int index
                required property int number
                required property string text
                required property int column
                required property bool drawn
                required property bool last
                required property string accessibleText

                x: Math.round(panel.gap + root.letterWidth + (cell.index % root.perRow) * panel.cellWidth + panel.gap / 2)
                y: Math.round(panel.gap + Math.floor(cell.index / root.perRow) * panel.cellHeight + panel.gap / 2)
                width: Math.round(panel.cellWidth - panel.gap)
                height: Math.round(panel.cellHeight - panel.gap)
                radius: 6 * root.unit
                color: cell.drawn ? root.table.columnColour(cell.column) : Theme.lacquerSunken
                border.width: cell.last ? 4 * root.unit : 0
                border.color: Theme.brassLight
                Accessible.role: Accessible.Cell
                Accessible.name: cell.accessibleText

                MvLabel {
                    anchors.centerIn: parent
                    visible: !root.table.symbols
                    text: cell.text
                    color: cell.drawn ? Theme.ivory : Theme.textDisabled
                    font.pixelSize: Math.floor(Math.min(cell.height * 0.62, cell.width * 0.56))
                    font.weight: cell.drawn ? Font.Bold : Font.Normal
                    Accessible.ignored: true
                }

                Image {
                    anchors.centerIn: parent
                    visible: root.table.symbols
                    width: Math.min(cell.width, cell.height) * 0.86
                    height: width
                    opacity: cell.drawn ? 1 : 0.35
                    source: root.table.symbols ? "image://bingo/ball/30/%1?symbols=1".arg(cell.number) : ""
                    sourceSize.width: width
                    sourceSize.height: width
                    Accessible.ignored: true
                }
            }
        }
    }

    Row {
        id: prizes

        x: root.rightX
        y: root.height - height - root.margin
        width: root.rightWidth
        height: 132 * root.unit
        spacing: 10 * root.unit
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Prizes")

        Repeater {
            id: plates

            model: root.table.prizes

            Rectangle {
                id: prize

                required property string name
                required property string amountText
                required property string shareText
                required property string condition
                required property bool jackpot
                required property bool won
                required property bool reachable
                required property string wonText
                required property int near
                readonly property string standing: prize.won ? prize.wonText : prize.near > 0 ? qsTr("%n card(s) one short", "", prize.near)
                    : prize.jackpot ? (prize.reachable ? prize.condition : qsTr("not in this round")) : qsTr("%1 of the prizes").arg(prize.shareText)

                width: (root.rightWidth - (plates.count - 1) * prizes.spacing) / Math.max(1, plates.count)
                height: prizes.height
                radius: 10 * root.unit
                color: prize.won ? Theme.clothShade : Theme.lacquer
                border.width: (prize.won ? 3 : 1) * root.unit
                border.color: prize.won ? Theme.win : prize.jackpot ? Theme.brass : Theme.hairline
                clip: true
                Accessible.role: Accessible.ListItem
                Accessible.name: "%1: %2. %3".arg(prize.name).arg(prize.amountText).arg(prize.standing)

                PrintText {
                    id: what

                    y: 8 * root.unit
                    width: prize.width
                    horizontalAlignment: Text.AlignHCenter
                    text: prize.name
                    color: prize.jackpot ? Theme.brassLight : Theme.ivory
                    fontSizeMode: Text.HorizontalFit
                    font.pixelSize: 26 * root.unit
                    Accessible.ignored: true
                }

                MvLabel {
                    id: sum

                    y: what.y + what.height
                    width: prize.width
                    horizontalAlignment: Text.AlignHCenter
                    text: prize.amountText
                    color: prize.won ? Theme.win : Theme.brassLight
                    fontSizeMode: Text.HorizontalFit
                    font.pixelSize: 34 * root.unit
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }

                MvLabel {
                    x: 8 * root.unit
                    y: sum.y + sum.height
                    width: prize.width - 2 * x
                    height: prize.height - y
                    horizontalAlignment: Text.AlignHCenter
                    text: prize.standing
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    color: prize.won ? Theme.win : Theme.textSecondary
                    font.pixelSize: 18 * root.unit
                    Accessible.ignored: true
                }
            }
        }
    }
}
