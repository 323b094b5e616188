// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The other players at the roulette table.
ChoiceGroup {
    id: root

    required property RouletteLobbyModel lobby

    heading: qsTr("Players")
    rule: root.lobby.playersRule

    WordChoices {
        visible: root.lobby.individualOffered
        label: qsTr("Players")
        words: [qsTr("Several players"), qsTr("You alone")]
        choice: root.lobby.individual ? 1 : 0
        onChosen: choice => root.lobby.individual = choice === 1
    }

    RowLayout {
        Layout.fillWidth: true
        visible: !root.lobby.individual
        spacing: Theme.spaceM

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: qsTr("Simulated players")
            }

            SmallText {
                Layout.fillWidth: true
                text: qsTr("Always marked as such")
                wrapMode: Text.Wrap
            }
        }

        MvSpinBox {
            Layout.preferredWidth: Theme.px(150)
            label: qsTr("Simulated players")
            from: 0
            to: root.lobby.mostSimulatedPlayers
            value: root.lobby.simulatedPlayers
            onValueModified: root.lobby.simulatedPlayers = value
        }
    }

    SmallText {
        Layout.fillWidth: true
        visible: root.lobby.individual
        text: qsTr("No timer: you stake as long as you like, and launch the ball.")
        wrapMode: Text.Wrap
    }
}
