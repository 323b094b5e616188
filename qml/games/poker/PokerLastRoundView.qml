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
    subtitle: root.report.available ? qsTr("Round %1 · %2").arg(root.report.round).arg(root.report.headline) : ""
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
                text: qsTr("Burnt card")
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
}
