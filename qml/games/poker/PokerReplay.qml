// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A replay of an earlier round of póquer sem descarte, next to the live table.
Item {
    id: root

    required property TableModel table
    required property TableGame game
    required property AppSettings settings

    PokerScene {
        id: scene

        anchors.fill: parent
        // Shown as a whole, once its cloth is painted.
        opacity: scene.ready ? 1 : 0
        table: root.table as PokerTableModel
        settings: root.settings
        ownInMiddle: (root.game as PokerGame).preferences.ownSeatInMiddle

        Behavior on opacity {
            NumberAnimation { duration: Theme.durationFade }
        }
    }
}
