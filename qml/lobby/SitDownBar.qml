// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The player's points, and the main action.
RowLayout {
    id: root

    required property LobbyModel lobby

    /// The player wants to sit down.
    signal sitAsked
    /// A rule's number was pressed.
    signal ruleAsked(string id)

    readonly property Item reached: root.Window.activeFocusItem

    spacing: Theme.spaceL

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Your points")
        }

        SumText {
            text: root.lobby.walletText
            color: Theme.brassLight
            horizontalAlignment: Text.AlignLeft
        }

        SmallText {
            Layout.fillWidth: true
            text: root.lobby.wallet < root.lobby.minimum ? qsTr("At the table you can take %1 more, free (P44).").arg(root.lobby.allowanceText)
                                                         : qsTr("Free, and never money (P43, P44)")
            wrapMode: Text.Wrap
        }
    }

    MvButton {
        id: sit

        large: true
        kind: MvButton.Primary
        text: qsTr("Sit down at the table")
        keyHint: "↵"
        disabledReason: root.lobby.brokenRule.length > 0 ? qsTr("A table may not be like this: see %1.").arg(root.lobby.brokenRule) : ""
        onClicked: root.sitAsked()
    }

    Shortcut {
        sequences: ["Return", "Enter"]
        // A button or a field that has the keyboard takes the key for itself.
        enabled: root.visible && !(root.reached as MvPressable) && !(root.reached as TextInput)
        onActivated: sit.click()
    }
}
