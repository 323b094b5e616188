// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Asks before stakes that lie are left behind, and says what becomes of them (P35, P36, I-P35).
MvDialog {
    id: root

    required property PokerTableModel table
    /// The whole program is to be left, not only the table.
    property bool quitting: false

    readonly property bool betDown: root.table !== null && root.table.ownBet > 0

    /// Leave all the same.
    signal confirmed
    signal ruleAsked(string id)

    title: root.quitting ? qsTr("Leave the program?") : qsTr("Leave the table?")

    actions: [
        MvButton {
            text: qsTr("Leave all the same")
            onClicked: {
                root.accept();
                root.confirmed();
            }
        },
        MvButton {
            text: qsTr("Stay at the table")
            kind: MvButton.Primary
            onClicked: root.reject()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        kind: root.betDown ? InlineMessage.Info : InlineMessage.Warning
        text: root.table === null ? ""
            : root.betDown ? qsTr("Your bet of %1 stands. The round is settled without you, and what it brings is added to your points.").arg(root.table.money(root.table.ownBet))
            : qsTr("Your ante of %1 would be lost: who leaves before the bet has folded.").arg(root.table.money(root.table.ownAnte))
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.quitting && root.betDown
        text: qsTr("The program closes as soon as the round is settled.")
        secondary: true
    }

    RowLayout {
        Layout.leftMargin: Theme.iconSizeSmall + Theme.spaceS
        spacing: Theme.spaceS

        RuleLink {
            rule: root.betDown ? "P36" : "P35"
            onClicked: root.ruleAsked(rule)
        }

        RuleLink {
            rule: "I-P35"
            onClicked: root.ruleAsked(rule)
        }
    }
}
