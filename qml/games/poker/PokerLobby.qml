// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Lobby

/// The settings of the table of póquer sem descarte to open.
GameLobby {
    id: root

    readonly property PokerLobbyModel lobby: (root.game as PokerGame).lobby

    about: qsTr("Five cards against the house and one decision: fold, or continue with twice your ante. By Regulation 803/2015.")
    summary: qsTr("%1 · ante %2 to %3").arg(root.lobby.individual ? qsTr("Individual table") : qsTr("Multi-player table"))
        .arg(root.lobby.minimumText).arg(root.lobby.maximumText)
    least: root.lobby.minimum
    freeRules: "P43, P44"
    brokenRule: root.lobby.brokenRule
    stillLife: PokerStillLife {
        parent: root.picture.table
        settings: root.settings
        size: root.picture.size
    }

    PokerChoices {
        Layout.fillWidth: true
        Layout.fillHeight: true
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }
}
