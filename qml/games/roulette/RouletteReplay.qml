// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A replay of an earlier round of roulette, next to the live table.
Item {
    id: root

    required property TableModel table
    required property TableGame game
    required property AppSettings settings

    RouletteScene {
        id: scene

        anchors.fill: parent
        // Shown as a whole, once its cloth is painted.
        opacity: scene.ready ? 1 : 0
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
