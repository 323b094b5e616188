// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The choice between the regulations of the roulette table, with their distinctive features.
MvColumnLayout {
    id: root

    required property RouletteLobbyModel lobby

    Layout.fillWidth: true
    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Regulation")

    Repeater {
        model: root.lobby.ruleSetIcons

        MvRadioCard {
            id: card

            required property string modelData
            required property int index

            Layout.fillWidth: true
            padding: Theme.spaceM
            text: root.lobby.ruleSetTitles[card.index]
            detail: root.lobby.ruleSetDetails[card.index]
            iconName: card.modelData
            checked: root.lobby.ruleSet === card.index
            onClicked: root.lobby.ruleSet = card.index
        }
    }
}
