// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Lobby

/// The settings of the roulette table to open.
GameLobby {
    id: root

    readonly property RouletteLobbyModel lobby: (root.game as RouletteGame).lobby
    readonly property string rules: root.lobby.ruleSetTexts[root.lobby.ruleSet]

    about: qsTr("A ball, a wheel, thirty-seven numbers or thirty-eight. Three regulations, each with its own wheel, its own stakes and its own zero.")
    summary: qsTr("%1 · %2 numbers · straight up %3 to %4")
        .arg(root.lobby.doubleLayoutOffered && root.lobby.doubleLayout ? qsTr("%1, double table").arg(root.rules) : root.rules)
        .arg(root.lobby.pockets).arg(root.lobby.minimumText).arg(root.lobby.maximumText)
    least: root.lobby.minimum
    freeRules: root.lobby.freeRules
    brokenRule: root.lobby.brokenRule
    stillLife: RouletteStillLife {
        parent: root.picture.table
        lobby: root.lobby
        size: root.picture.size
    }

    RouletteChoices {
        Layout.fillWidth: true
        Layout.fillHeight: true
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }
}
