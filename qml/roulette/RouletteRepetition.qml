// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// An earlier round of roulette, seen beside the live table.
Item {
    id: root

    required property TableModel table
    required property HouseGame game
    required property AppSettings settings

    RouletteScene {
        anchors.fill: parent
        table: root.table as RouletteTableModel
        settings: root.settings
        nearWheel: (root.game as RouletteGame).preferences.nearWheel
        chip: root.table.minimum
        chipPicture: ""
        neighbours: 5
    }
}
