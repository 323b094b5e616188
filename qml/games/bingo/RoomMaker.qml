// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The settings of the player's own bingo room.
MvDialog {
    id: root

    required property BingoLobbyModel lobby

    /// A rule's number was pressed.
    signal ruleAsked(string id)

    title: qsTr("Your own room")
    subtitle: Array.from(root.lobby.shares).join(" · ")
    preferredWidth: Theme.px(760)

    actions: [
        InlineMessage {
            Layout.preferredWidth: Math.min(Theme.px(360), root.width - 2 * Theme.spaceXl - usualButton.width - doneButton.width - 2 * Theme.spaceM)
            visible: root.lobby.brokenRule.length > 0
            kind: InlineMessage.Warning
            text: root.lobby.brokenText
            rule: root.lobby.brokenRule
            onRuleWanted: id => root.ruleAsked(id)
        },
        MvButton {
            id: usualButton

            visible: !root.lobby.usual
            kind: MvButton.Quiet
            iconName: "undo"
            text: qsTr("Back to the usual room")
            onClicked: root.lobby.resetToDefaults()
        },
        MvButton {
            id: doneButton

            text: qsTr("Done")
            kind: MvButton.Primary
            onClicked: root.accept()
        }
    ]

    RoomChoices {
        Layout.fillWidth: true
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }
}
