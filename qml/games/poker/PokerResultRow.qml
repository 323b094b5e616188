// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The player's own result: the sum, and each box with its reason and rule.
RowLayout {
    id: root

    required property bool own
    required property double net
    required property string anteText
    required property string betText
    required property string reason
    required property string anteRule
    required property string betRule

    required property PokerTableModel table
    required property string headline
    required property string headlineRule

    /// At a scenario's or a replay's table the viewer has won nothing.
    readonly property bool watched: root.table.scenario || root.table.observed
    readonly property color tone: root.net > 0 ? Theme.win : root.net < 0 ? Theme.loss : Theme.text
    readonly property string verdict: root.net > 0 ? root.watched ? qsTr("Wins") : qsTr("You win") : root.net < 0 ? root.watched ? qsTr("Loses") : qsTr("You lose") : qsTr("Break even")

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    visible: root.own
    spacing: Theme.spaceL

    ColumnLayout {
        spacing: 0

        SmallText {
            Layout.alignment: Qt.AlignHCenter
            text: root.verdict
        }

        SumText {
            Layout.alignment: Qt.AlignHCenter
            text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
            color: root.tone
            font.pixelSize: Theme.textTitle
            font.weight: Font.Bold
        }
    }

    Rectangle {
        Layout.fillHeight: true
        implicitWidth: Theme.line
        color: Theme.hairline
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.line

        RowLayout {
            spacing: Theme.spaceS

            MvLabel {
                text: root.headline
                font.weight: Font.Medium
            }

            RuleLink {
                visible: root.headlineRule.length > 0
                rule: root.headlineRule
                onClicked: root.ruleAsked(root.headlineRule)
            }

            MvLabel {
                Layout.fillWidth: true
                text: root.reason
                secondary: true
                font.pixelSize: root.width < Theme.px(1100) ? Theme.textSmall : Theme.textBody
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }

        RowLayout {
            spacing: Theme.spaceS

            MvLabel {
                text: root.anteText
            }

            RuleLink {
                rule: root.anteRule
                onClicked: root.ruleAsked(root.anteRule)
            }

            MvLabel {
                Layout.leftMargin: Theme.spaceL
                text: root.betText
            }

            RuleLink {
                visible: root.betRule.length > 0
                rule: root.betRule
                onClicked: root.ruleAsked(root.betRule)
            }

            Item {
                Layout.fillWidth: true
            }
        }
    }
}
