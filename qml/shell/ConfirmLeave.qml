// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Asks before stakes that lie are left behind, and says what becomes of them (P35, P36, O23, I-P35).
MvDialog {
    id: root

    /// The open table, by its game; null: it is another game's.
    required property PokerTableModel pokerTable
    required property RouletteTableModel rouletteTable
    required property BingoTableModel bingoTable
    /// The whole program is to be left, not only the table.
    property bool quitting: false

    /// What lies is settled without the player; else it would be lost.
    readonly property bool settled: root.pokerTable === null || root.pokerTable.ownBet > 0
    readonly property bool online: root.rouletteTable !== null && root.rouletteTable.ruleSet === RouletteTableModel.Online
    readonly property string words: root.bingoTable !== null ? qsTr("Your %n card(s) stay in play. What they win is added to your points.", "", root.bingoTable.ownCards)
        : root.pokerTable === null && root.rouletteTable === null ? "" : root.rouletteTable !== null ? root.rouletteWords()
        : root.settled ? qsTr("Your bet of %1 stands. The round is settled without you, and what it brings is added to your points.").arg(root.pokerTable.money(root.pokerTable.ownBet))
        : qsTr("Your ante of %1 would be lost: who leaves before the bet has folded.").arg(root.pokerTable.money(root.pokerTable.ownAnte))

    /// Leave all the same.
    signal confirmed
    signal ruleAsked(string id)

    function rouletteWords(): string {
        return root.rouletteTable.individual && root.rouletteTable.phase === RouletteTableModel.Betting
            ? qsTr("Your stakes of %1 stand. The ball is launched for you, and what the round brings is added to your points.").arg(root.rouletteTable.money(root.rouletteTable.ownStaked))
            : qsTr("Your stakes of %1 stand. The round is settled without you, and what it brings is added to your points.").arg(root.rouletteTable.money(root.rouletteTable.ownStaked));
    }

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
        kind: root.settled ? InlineMessage.Info : InlineMessage.Warning
        text: root.words
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.quitting && root.settled
        text: qsTr("The program closes as soon as the round is settled.")
        secondary: true
    }

    RowLayout {
        Layout.leftMargin: Theme.iconSizeSmall + Theme.spaceS
        spacing: Theme.spaceS

        RuleLink {
            visible: root.pokerTable !== null || root.online || root.bingoTable !== null
            rule: root.bingoTable !== null ? "B12" : root.pokerTable === null ? "O23" : root.settled ? "P36" : "P35"
            onClicked: root.ruleAsked(rule)
        }

        RuleLink {
            rule: "I-P35"
            onClicked: root.ruleAsked(rule)
        }
    }
}
