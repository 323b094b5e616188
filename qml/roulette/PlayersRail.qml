// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Who plays with which colour, and what one chip of it is worth (R9).
Item {
    id: root

    required property RouletteTableModel table

    readonly property real cell: Math.min(Theme.px(158), root.width / Math.max(1, repeater.count))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players and the colours of their chips")

    Row {
        Repeater {
            id: repeater

            model: root.table.players

            PlayerEntry {
                width: root.cell
                height: root.height
                table: root.table
                roomy: root.cell >= Theme.px(100)
            }
        }
    }
}
