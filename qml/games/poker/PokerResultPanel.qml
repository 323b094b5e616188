// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// This player's result of the round, box by box, with reason and rule.
Item {
    id: root

    required property PokerTableModel table
    readonly property PokerReportModel report: root.table.result
    readonly property double net: root.report.ownNet

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    // Always two lines high: the table above keeps its position.
    implicitHeight: Math.max(Theme.px(60), Math.ceil(1.3 * (Theme.textSmall + Theme.textTitle))) + Theme.spaceXs
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Result of the round: %1").arg(root.report.headline)

    MvRowLayout {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceL

        MvLabel {
            visible: !root.report.ownTookPart
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.report.headline
            font.pixelSize: Theme.textLarge
        }

        Repeater {
            model: root.report

            PokerResultRow {
                Layout.fillWidth: true
                table: root.table
                headline: root.report.headline
                headlineRule: root.report.headlineRule
                onRuleAsked: id => root.ruleAsked(id)
            }
        }
    }

    /// The player's own result: the sum, and each box with its reason and rule.
    component PokerResultRow: RowLayout {
        id: row

        required property bool own
        required property double net
        required property string anteText
        required property string betText
        required property string reason
        required property string anteRule

        required property PokerTableModel table
        required property string headline
        required property string headlineRule

        /// At a scenario's or a replay's table the viewer has won nothing.
        readonly property bool watched: row.table.scenario || row.table.observed
        readonly property color tone: row.net > 0 ? Theme.win : row.net < 0 ? Theme.loss : Theme.text
        readonly property string verdict: row.net > 0 ? row.watched ? qsTr("Wins") : qsTr("You win") : row.net < 0 ? row.watched ? qsTr("Loses") : qsTr("You lose") : qsTr("Break even")

        /// The user wants to read a rule.
        signal ruleAsked(string id)

        visible: row.own
        spacing: Theme.spaceL

        ColumnLayout {
            spacing: 0

            SmallText {
                Layout.alignment: Qt.AlignHCenter
                text: row.verdict
            }

            SumText {
                Layout.alignment: Qt.AlignHCenter
                text: qsTr("%1", "an amount").arg(row.table.signedMoney(row.net))
                color: row.tone
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
                    text: row.headline
                    font.weight: Font.Medium
                }

                RuleLink {
                    rule: row.headlineRule
                    onClicked: row.ruleAsked(row.headlineRule)
                }

                MvLabel {
                    Layout.fillWidth: true
                    text: row.reason
                    secondary: true
                    font.pixelSize: row.width < Theme.px(1100) ? Theme.textSmall : Theme.textBody
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }

            RowLayout {
                spacing: Theme.spaceS

                MvLabel {
                    text: row.anteText
                }

                RuleLink {
                    rule: row.anteRule
                    onClicked: row.ruleAsked(row.anteRule)
                }

                MvLabel {
                    Layout.leftMargin: Theme.spaceL
                    text: row.betText
                }

                Item {
                    Layout.fillWidth: true
                }
            }
        }
    }
}
