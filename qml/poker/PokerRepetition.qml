// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// An earlier round of póquer sem descarte, seen beside the live table.
Item {
    id: root

    required property TableModel table
    required property HouseGame game
    required property AppSettings settings

    PokerScene {
        anchors.fill: parent
        table: root.table as PokerTableModel
        settings: root.settings
        ownInMiddle: (root.game as PokerGame).preferences.ownSeatInMiddle
    }
}
