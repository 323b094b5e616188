// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The public board of a roulette table: the number, large, the last ones in their colours, limits, and whether stakes are
/// taken.
Item {
    id: root

    required property RouletteTableModel table

    readonly property real unit: Math.min(root.width / 1280, root.height / 720)
    readonly property real margin: 20 * root.unit
    readonly property real leftWidth: 460 * root.unit
    readonly property real rightX: root.leftWidth + 2 * root.margin
    readonly property real rightWidth: root.width - root.rightX - root.margin
    readonly property bool drawn: root.table.drawnText.length > 0
    readonly property bool open: root.table.phase === RouletteTableModel.Betting || root.table.phase === RouletteTableModel.Running && root.table.stakesOpen
    readonly property string present: root.open ? qsTr("Stakes are taken") : root.table.phase === RouletteTableModel.Running ? qsTr("No more stakes")
        : root.table.phase === RouletteTableModel.Between ? qsTr("The next round comes") : root.table.phase === RouletteTableModel.Ending ? qsTr("All is paid") : qsTr("Prizes are paid")

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Public board of the roulette table")

    Rectangle {
        anchors.fill: parent
        color: Theme.clothShade
    }

    BoardHead {
        id: head

        width: root.width
        height: 84 * root.unit
        table: root.table
        unit: root.unit
        name: root.table.title
        present: root.present
    }

    Rectangle {
        id: number

        x: root.margin
        y: head.height + root.margin
        width: root.leftWidth
        height: root.height - y - root.margin
        radius: 12 * root.unit
        color: !root.drawn ? Theme.lacquer : root.table.drawnColour === RouletteNumberListModel.Red ? Theme.rouletteRed
            : root.table.drawnColour === RouletteNumberListModel.Black ? Theme.rouletteBlack : Theme.rouletteGreen
        border.width: 3 * root.unit
        border.color: Theme.brass
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.drawn ? qsTr("The number is %1").arg(root.table.drawnText) : root.present

        MvLabel {
            anchors.centerIn: parent
            text: root.drawn ? root.table.drawnText : "–"
            color: root.drawn ? Theme.ivory : Theme.textDisabled
            font.pixelSize: 300 * root.unit
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }

    PrintText {
        id: heading

        x: root.rightX
        y: head.height + root.margin
        text: qsTr("Last numbers")
        color: Theme.brassLight
        font.pixelSize: 28 * root.unit
    }

    Grid {
        id: tiles

        readonly property real side: (root.rightWidth - 5 * tiles.spacing) / 6

        x: root.rightX
        y: heading.y + heading.height + 8 * root.unit
        columns: 6
        spacing: 8 * root.unit
        Accessible.role: Accessible.List
        Accessible.name: heading.text

        Repeater {
            model: root.table.lastNumbers

            NumberTile {
                id: tile

                required property int index
                required property string text
                required property int colour
                required property string name

                width: tiles.side
                height: Math.min(tiles.side, (limits.y - tiles.y - root.margin - 3 * tiles.spacing) / 4)
                visible: tile.index < 24
                radius: 8 * root.unit
                number: tile.text
                tone: tile.colour
                textSize: Math.floor(height * 0.56)
                border.width: (tile.index === 0 ? 4 : 1) * root.unit
                border.color: tile.index === 0 ? Theme.brassLight : Qt.alpha(Theme.ivory, 0.25)
                Accessible.role: Accessible.ListItem
                Accessible.name: tile.name
            }
        }
    }

    MvLabel {
        id: limits

        x: root.rightX
        y: root.height - height - root.margin
        width: root.rightWidth
        text: qsTr("Straight up from %1 to %2").arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum))
        fontSizeMode: Text.HorizontalFit
        font.pixelSize: 28 * root.unit
    }
}
