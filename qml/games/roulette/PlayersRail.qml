// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The players with their colours and chip values (R9): side by side, or at a double table one below another for each
/// layout.
Item {
    id: root

    required property RouletteTableModel table
    /// The side of a double table.
    required property int side
    /// The inspector's highlights; null if there is no inspector.
    property ClothHighlight highlights: null

    readonly property bool column: root.table.doubleLayout
    /// The number of entries in a column: every other one of ten colours.
    readonly property int inColumn: 5
    readonly property real cell: root.column ? root.width : Math.min(Math.max(Theme.px(158), 3.1 * root.height), root.width / Math.max(1, repeater.count))

    Accessible.role: Accessible.List
    Accessible.name: !root.column ? qsTr("Players and the colours of their chips")
        : root.side === 0 ? qsTr("Players at the left layout and the colours of their chips")
        : qsTr("Players at the right layout and the colours of their chips")

    Grid {
        rows: root.column ? -1 : 1
        columns: root.column ? 1 : -1
        rowSpacing: root.column ? Theme.spaceXs : 0

        Repeater {
            id: repeater

            model: root.table.players

            PlayerEntry {
                required property int index

                width: root.cell
                height: root.column ? Math.min(Theme.px(50), root.height / root.inColumn - Theme.spaceXs) : root.height
                visible: side === root.side
                table: root.table
                highlighted: root.highlights !== null && root.highlights.highlighted && Array.from(root.highlights.numbersOf(HighlightKind.Player)).includes(index)
                roomy: root.cell >= Theme.px(100)
            }
        }
    }
}
