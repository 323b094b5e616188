// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// An earlier round of bingo, seen beside the live room.
Item {
    id: root

    required property TableModel table
    required property HouseGame game
    required property AppSettings settings

    BingoScene {
        id: scene

        anchors.fill: parent
        // As a whole, once its cloth is painted.
        opacity: scene.laid ? 1 : 0
        table: root.table as BingoTableModel

        Behavior on opacity {
            NumberAnimation { duration: Theme.durationFade }
        }
    }
}
