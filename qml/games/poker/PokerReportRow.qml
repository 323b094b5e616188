// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// One seat of a finished round: cards, stakes and their results.
Item {
    id: root

    required property int seat
    required property string playerName
    required property bool own
    required property list<string> cards
    required property string handName
    required property double net
    required property string anteText
    required property string betText
    required property string reason
    required property string anteRule
    required property string betRule

    required property PokerTableModel table
    required property string deck

    /// No space for cards and text side by side.
    readonly property bool narrow: root.width < Theme.px(560)
    readonly property color tone: root.net > 0 ? Theme.win : root.net < 0 ? Theme.loss : Theme.text

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    implicitHeight: content.implicitHeight + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1, %2: %3").arg(root.seat).arg(root.playerName).arg(root.table.signedMoney(root.net))

    Rectangle {
        anchors.fill: parent
        visible: root.own
        radius: Theme.radiusM
        color: Theme.lacquerRaised
    }

    GridLayout {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.spaceS
        anchors.rightMargin: Theme.spaceM
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceXs

        PokerCardRow {
            Layout.row: 0
            Layout.column: 0
            cards: root.cards
            deck: root.deck
            handName: root.handName
        }

        ColumnLayout {
            Layout.row: root.narrow ? 1 : 0
            Layout.column: root.narrow ? 0 : 1
            Layout.columnSpan: root.narrow ? 3 : 1
            Layout.fillWidth: true
            spacing: Theme.line

            RowLayout {
                spacing: Theme.spaceS

                MvLabel {
                    text: qsTr("%1 · seat %2").arg(root.playerName).arg(root.seat)
                    font.weight: Font.Medium
                }

                MvLabel {
                    Layout.fillWidth: true
                    text: root.handName
                    elide: Text.ElideRight
                    secondary: true
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.spaceS

                SmallText {
                    height: Theme.px(26)
                    text: root.anteText
                    secondary: false
                }

                RuleLink {
                    rule: root.anteRule
                    onClicked: root.ruleAsked(root.anteRule)
                }

                SmallText {
                    height: Theme.px(26)
                    text: root.betText
                    secondary: false
                }

                RuleLink {
                    visible: root.betRule.length > 0
                    rule: root.betRule
                    onClicked: root.ruleAsked(root.betRule)
                }
            }

            SmallText {
                Layout.fillWidth: true
                text: root.reason
                wrapMode: Text.Wrap
            }
        }

        SumText {
            Layout.row: 0
            Layout.column: 2
            Layout.alignment: Qt.AlignRight
            text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
            color: root.tone
        }
    }
}
