// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// An earlier round of roulette, seen beside the live table.
Item {
    id: root

    required property TableModel table
    required property HouseGame game
    required property AppSettings settings

    RouletteScene {
        id: scene

        anchors.fill: parent
        // As a whole, once its cloth is painted.
        opacity: scene.laid ? 1 : 0
        table: root.table as RouletteTableModel
        settings: root.settings
        nearWheel: (root.game as RouletteGame).preferences.nearWheel
        chip: root.table.minimum
        chipPicture: ""
        neighbours: 5

        Behavior on opacity {
            NumberAnimation { duration: Theme.durationFade }
        }
    }
}
