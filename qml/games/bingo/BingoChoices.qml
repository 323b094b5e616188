// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The settings of a bingo room outside the hall.
TableChoices {
    id: root

    required property BingoLobbyModel lobby

    InlineMessage {
        Layout.fillWidth: true
        visible: root.lobby.brokenRule.length > 0
        kind: InlineMessage.Warning
        text: root.lobby.brokenText
        rule: root.lobby.brokenRule
        onRuleWanted: id => root.ruleAsked(id)
    }

    RoomChoices {
        Layout.fillWidth: true
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    MvButton {
        Layout.alignment: Qt.AlignRight
        visible: !root.lobby.usual
        kind: MvButton.Quiet
        iconName: "undo"
        text: qsTr("Back to the usual room")
        onClicked: root.lobby.resetToDefaults()
    }
}
