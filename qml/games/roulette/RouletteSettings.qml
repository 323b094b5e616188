// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// This player's preferences for roulette tables.
GameSettings {
    id: root

    readonly property RoulettePreferences preferences: (root.game as RouletteGame).preferences

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Close-up of the wheel")
        detail: qsTr("Once betting has closed, you see the wheel up close.")
        checked: root.preferences.nearWheel
        onToggled: root.preferences.nearWheel = checked
    }
}
