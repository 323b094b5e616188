// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The kind of chips at a casino's table, and the value of the player's chips.
ChoiceGroup {
    id: root

    required property RouletteLobbyModel lobby

    heading: qsTr("Chips")
    rule: root.lobby.chipsRule

    WordChoices {
        label: qsTr("Chips")
        words: [qsTr("Own colour"), qsTr("Cash on even chances"), qsTr("Cash only")]
        choice: root.lobby.chips
        onChosen: choice => root.lobby.chips = choice
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.lobby.chipValueOffered
        spacing: Theme.spaceM

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: qsTr("One chip of your colour is worth")
            }

            SmallText {
                Layout.fillWidth: true
                text: qsTr("The chips bear no value; the table's display marks it for you.")
                wrapMode: Text.Wrap
            }
        }

        RuleLink {
            rule: "R9"
            onClicked: root.ruleAsked(rule)
        }

        MvComboBox {
            Layout.preferredWidth: Theme.px(150)
            label: qsTr("One chip of your colour is worth")
            model: root.lobby.chipValueTexts
            choice: Array.from(root.lobby.chipValueChoices).indexOf(root.lobby.chipValue)
            onActivated: index => root.lobby.chipValue = root.lobby.chipValueChoices[index]
        }
    }
}
