// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The last round, available at any time (P37): cards, stakes and results of every seat, and the proof of fairness.
RoundSheet {
    id: root

    required property PokerTableModel table
    required property string deck
    readonly property PokerReportModel report: root.table.lastRound

    title: qsTr("Last round")
    subtitle: root.report.available ? qsTr("Round %1 · %2").arg(root.table.nameOfRound(root.report.round)).arg(root.report.headline) : ""
    preferredWidth: Theme.px(940)
    available: root.report.available
    emptyText: qsTr("No round has been played at this table yet.")
    proofText: root.report.scripted ? qsTr("The cards of this round came from outside: a scenario, or a real deck.")
        : qsTr("The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.")
    commitment: root.report.commitment
    seed: root.report.seed

    GridLayout {
        Layout.fillWidth: true
        columns: 3
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceS

        PokerCardRow {
            Layout.columnSpan: root.aside ? 3 : 1
            cards: Array.from(root.report.dealerCards)
            deck: root.deck
            handName: root.report.dealerHand
            cardWidth: Theme.px(root.aside ? 46 : 60)
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

            SmallText {
                text: qsTr("Dealer")
            }

            RowLayout {
                spacing: Theme.spaceS

                MvLabel {
                    Layout.fillWidth: root.aside
                    wrapMode: Text.Wrap
                    text: root.report.headline
                    font.pixelSize: Theme.textLarge
                }

                RuleLink {
                    rule: root.report.headlineRule
                    onClicked: root.ask(root.report.headlineRule)
                }
            }
        }

        ColumnLayout {
            visible: root.report.burntCard.length > 0
            spacing: Theme.spaceXs

            SmallText {
                text: qsTr("Burn card")
            }

            PokerCardPicture {
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredWidth: Theme.px(46)
                Layout.preferredHeight: Theme.px(64)
                card: root.report.burntCard
                deck: root.deck
            }
        }
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    Repeater {
        model: root.report

        PokerReportRow {
            Layout.fillWidth: true
            table: root.table
            deck: root.deck
            onRuleAsked: id => root.ask(id)
        }
    }

    /// One seat of a finished round: cards, stakes and their results.
    component PokerReportRow: Item {
        id: row

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

        required property PokerTableModel table
        required property string deck

        /// No space for cards and text side by side.
        readonly property bool narrow: row.width < Theme.px(560)
        readonly property color tone: row.net > 0 ? Theme.win : row.net < 0 ? Theme.loss : Theme.text

        /// The user wants to read a rule.
        signal ruleAsked(string id)

        implicitHeight: content.implicitHeight + 2 * Theme.spaceS
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Seat %1, %2: %3").arg(row.seat).arg(row.playerName).arg(row.table.signedMoney(row.net))

        Rectangle {
            anchors.fill: parent
            visible: row.own
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
                cards: row.cards
                deck: row.deck
                handName: row.handName
            }

            ColumnLayout {
                Layout.row: row.narrow ? 1 : 0
                Layout.column: row.narrow ? 0 : 1
                Layout.columnSpan: row.narrow ? 3 : 1
                Layout.fillWidth: true
                spacing: Theme.line

                RowLayout {
                    spacing: Theme.spaceS

                    MvLabel {
                        text: qsTr("%1 · seat %2").arg(row.playerName).arg(row.seat)
                        font.weight: Font.Medium
                    }

                    MvLabel {
                        Layout.fillWidth: true
                        text: row.handName
                        elide: Text.ElideRight
                        secondary: true
                    }
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.spaceS

                    SmallText {
                        height: Theme.px(26)
                        text: row.anteText
                        secondary: false
                    }

                    RuleLink {
                        rule: row.anteRule
                        onClicked: row.ruleAsked(row.anteRule)
                    }

                    SmallText {
                        height: Theme.px(26)
                        text: row.betText
                        secondary: false
                    }
                }

                SmallText {
                    Layout.fillWidth: true
                    text: row.reason
                    wrapMode: Text.Wrap
                }
            }

            SumText {
                Layout.row: 0
                Layout.column: 2
                Layout.alignment: Qt.AlignRight
                text: qsTr("%1", "an amount").arg(row.table.signedMoney(row.net))
                color: row.tone
            }
        }
    }

    /// Five small cards side by side, as in a report.
    component PokerCardRow: Row {
        id: cardRow

        required property list<string> cards
        /// The style of the deck as options of the picture's URL.
        required property string deck
        /// The hand as text for assistive technology.
        property string handName
        property int cardWidth: Theme.px(46)

        spacing: Theme.spaceXs
        Accessible.role: Accessible.Grouping
        Accessible.name: cardRow.handName

        Repeater {
            model: cardRow.cards

            PokerCardPicture {
                required property string modelData

                width: cardRow.cardWidth
                height: Math.round(cardRow.cardWidth * 88 / 63)
                card: modelData
                deck: cardRow.deck
            }
        }
    }

    /// A static card, as in a report; face down if it is unknown.
    component PokerCardPicture: Image {
        id: picture

        /// `Kd`, or empty.
        required property string card
        /// The style of the deck as options of the picture's URL.
        required property string deck

        source: picture.card.length > 0 ? "image://cards/" + picture.card + "?" + picture.deck : "image://cards/back"
        sourceSize.width: picture.width
        Accessible.role: Accessible.Graphic
        Accessible.name: picture.card.length > 0 ? picture.card : qsTr("Face-down card")
    }
}
