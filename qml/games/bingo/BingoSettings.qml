// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// This player's preferences for bingo.
GameSettings {
    id: root

    readonly property BingoPreferences preferences: (root.game as BingoGame).preferences

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Numbers are marked automatically")
        detail: qsTr("Otherwise you mark them by hand; either way every number that is drawn counts (B27).")
        checked: root.preferences.automaticMarks
        onToggled: root.preferences.automaticMarks = checked
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Cards nearest to a prize first")
        detail: qsTr("Otherwise all your cards stay where they are (B14).")
        checked: root.preferences.orderedCards
        onToggled: root.preferences.orderedCards = checked
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Balls are called by their nicknames")
        detail: qsTr("As callers do by tradition: “Two little ducks: twenty-two”. Each language has its own.")
        checked: root.preferences.nicknames
        onToggled: root.preferences.nicknames = checked
    }
}
