// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A replay of an earlier round of bingo, next to the live room.
Item {
    id: root

    required property TableModel table
    required property TableGame game
    required property AppSettings settings

    BingoScene {
        id: scene

        anchors.fill: parent
        // Shown as a whole, once its cloth is painted.
        opacity: scene.ready ? 1 : 0
        table: root.table as BingoTableModel

        Behavior on opacity {
            NumberAnimation { duration: Theme.durationFade }
        }
    }
}
