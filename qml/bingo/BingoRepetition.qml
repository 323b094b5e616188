// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// An earlier round of bingo, seen beside the live room.
Item {
    id: root

    required property TableModel table
    required property HouseGame game
    required property AppSettings settings

    BingoScene {
        anchors.fill: parent
        table: root.table as BingoTableModel
    }
}
