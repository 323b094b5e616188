// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// This player's preferences for poker tables.
GameSettings {
    id: root

    readonly property PokerPreferences preferences: (root.game as PokerGame).preferences

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("My seat in the middle")
        detail: qsTr("The table is turned so that you look at it from your own seat.")
        checked: root.preferences.ownSeatInMiddle
        onToggled: root.preferences.ownSeatInMiddle = checked
    }
}
