// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The end of the session (B52): cards, what they cost, and the prizes by kind.
MvDialog {
    id: root

    required property BingoTableModel table

    /// The player wants to read a rule.
    signal ruleAsked(string id)
    /// The player leaves the room for the lobby.
    signal lobbyAsked

    title: qsTr("End of the session")
    subtitle: root.table.sessionOverReason
    preferredWidth: Theme.px(480)
    closePolicy: T.Popup.NoAutoClose

    SummaryFigure {
        Layout.fillWidth: true
        caption: qsTr("Rounds played")
        value: root.table.sessionRounds
    }

    SummaryFigure {
        Layout.fillWidth: true
        caption: qsTr("Cards bought")
        value: root.table.sessionCards
    }

    SummaryFigure {
        Layout.fillWidth: true
        caption: qsTr("Paid for them")
        value: qsTr("%1", "an amount").arg(root.table.money(root.table.sessionStaked))
    }

    Repeater {
        model: root.table.sessionPrizes

        SummaryFigure {
            required property string modelData

            Layout.fillWidth: true
            caption: modelData.split(": ")[0]
            value: modelData.split(": ")[1]
            tone: Theme.brassLight
        }
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    SummaryFigure {
        Layout.fillWidth: true
        caption: root.table.sessionNet > 0 ? qsTr("Won") : root.table.sessionNet < 0 ? qsTr("Lost") : qsTr("Neither won nor lost")
        value: qsTr("%1", "an amount").arg(root.table.signedMoney(root.table.sessionNet))
        tone: root.table.sessionNet > 0 ? Theme.win : root.table.sessionNet < 0 ? Theme.loss : Theme.text
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        SmallText {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Demonstration points: they are never money and can't be cashed.")
        }

        RuleLink {
            visible: root.table.sessionOverRule.length > 0
            rule: root.table.sessionOverRule
            onClicked: root.ruleAsked(root.table.sessionOverRule)
        }
    }

    actions: [
        MvButton {
            text: qsTr("Stay in the room")
            onClicked: root.table.sitAgain()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("To the lobby")
            onClicked: root.lobbyAsked()
        }
    ]
}
