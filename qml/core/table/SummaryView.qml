// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The end of the session (P39, O26): its stakes and result.
MvDialog {
    id: root

    required property TableModel table

    /// Whether to show staked and returned amounts; a game with more figures shows its own instead.
    property bool plain: true
    /// The game's own figures.
    default property alias figures: own.data
    /// The label of the button to stay.
    property string stayText: qsTr("Sit down again")

    /// Requests the text of a rule.
    signal ruleAsked(string id)
    /// Requests to leave the table for the lobby.
    signal lobbyAsked

    title: qsTr("End of the session")
    subtitle: root.table.sessionOverReason
    preferredWidth: Theme.px(460)
    // A viewer of a scenario continues watching.
    closePolicy: root.table.scenario ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose

    content: [
        SummaryFigure {
            Layout.fillWidth: true
            caption: qsTr("Rounds played")
            value: root.table.sessionRounds
        },
        SummaryFigure {
            Layout.fillWidth: true
            visible: root.plain
            caption: qsTr("Staked")
            value: qsTr("%1", "an amount").arg(root.table.money(root.table.sessionStaked))
        },
        SummaryFigure {
            Layout.fillWidth: true
            visible: root.plain
            caption: qsTr("Returned")
            value: qsTr("%1", "an amount").arg(root.table.money(root.table.sessionReturned))
        },
        MvColumnLayout {
            id: own

            Layout.fillWidth: true
            visible: !root.plain
            spacing: Theme.spaceM
        },
        ColumnLayout {
            Layout.fillWidth: true
            visible: root.table.sessionCutOffs.length > 0
            spacing: Theme.spaceXs

            SummaryFigure {
                Layout.fillWidth: true
                caption: qsTr("Cut off before you decided")
                value: root.table.sessionCutOffs.length
            }

            SmallText {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: Array.from(root.table.sessionCutOffs).join("\n")
            }
        },
        MvSeparator {
            Layout.fillWidth: true
        },
        SummaryFigure {
            Layout.fillWidth: true
            caption: root.table.sessionNet > 0 ? qsTr("Won") : root.table.sessionNet < 0 ? qsTr("Lost") : qsTr("Broke even")
            value: qsTr("%1", "an amount").arg(root.table.signedMoney(root.table.sessionNet))
            tone: root.table.sessionNet > 0 ? Theme.win : root.table.sessionNet < 0 ? Theme.loss : Theme.text
        },
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            SmallText {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("Demonstration points: they are never money and can't be cashed in.")
            }

            RuleLink {
                rule: root.table.sessionOverRule
                onClicked: root.ruleAsked(root.table.sessionOverRule)
            }
        }
    ]
    actions: [
        MvButton {
            text: root.table.scenario ? qsTr("Close") : root.stayText
            onClicked: root.table.scenario ? root.close() : root.table.sitAgain()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("To the lobby")
            onClicked: root.lobbyAsked()
        }
    ]
}
