// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The last round at any time (P37): cards, stakes and results of every seat, and the proof that it was fair.
MvDialog {
    id: root

    required property PokerTableModel table
    required property string deck
    readonly property PokerReportModel report: root.table.lastRound

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    /// Closes and passes the wish on.
    function ask(id: string): void {
        root.close();
        root.ruleAsked(id);
    }

    title: qsTr("Last round")
    subtitle: root.report.available ? qsTr("Round %1 · %2").arg(root.report.round).arg(root.report.headline) : ""
    preferredWidth: Theme.px(940)

    MvLabel {
        visible: !root.report.available
        text: qsTr("No round has been played at this table yet.")
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.report.available
        spacing: Theme.spaceL

        PokerCardRow {
            cards: Array.from(root.report.dealerCards)
            deck: root.deck
            handName: root.report.dealerHand
            cardWidth: Theme.px(60)
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
        visible: root.report.available
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

    MvSeparator {
        Layout.fillWidth: true
        visible: root.report.available
    }

    SmallText {
        Layout.fillWidth: true
        visible: root.report.available
        wrapMode: Text.Wrap
        text: root.report.scripted ? qsTr("The cards of this round were scripted by a scenario.") : qsTr("The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.")
    }

    ProofLine {
        Layout.fillWidth: true
        caption: qsTr("Commitment")
        value: root.report.commitment
    }

    ProofLine {
        Layout.fillWidth: true
        caption: qsTr("Seed")
        value: root.report.seed
    }

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
