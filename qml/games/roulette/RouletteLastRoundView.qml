// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The last round, available at any time (O24): the number, every stake with its result, and the proof of fairness.
RoundSheet {
    id: root

    required property RouletteTableModel table
    readonly property RouletteReportModel report: root.table.lastRound

    title: root.report.available && !root.report.ownTookPart ? qsTr("Last round of this table") : qsTr("Last round that you took part in")
    subtitle: root.report.available ? qsTr("Round %1 · %2").arg(root.report.round).arg(root.report.headline) : ""
    preferredWidth: Theme.px(860)
    available: root.report.available
    emptyText: qsTr("You have not taken part in a round at this table yet.")
    proofText: root.report.scripted ? qsTr("The number of this round came from outside: a scenario, or a real wheel.")
        : qsTr("The commitment was fixed before the first stake; the seed, shown afterwards, proves the number.")
    commitment: root.report.commitment
    seed: root.report.seed

    GridLayout {
        Layout.fillWidth: true
        columns: root.aside ? 2 : 3
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceXs

        NumberTile {
            visible: root.report.pocket >= 0
            implicitWidth: Theme.px(84)
            implicitHeight: Theme.px(72)
            number: root.report.pocketText
            tone: root.report.colour
            textSize: Theme.textDisplay
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

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

            SmallText {
                visible: root.report.voidSpins > 0
                text: qsTr("%n void spin(s) before it", "", root.report.voidSpins)
                color: Theme.warning
            }

            SmallText {
                // Lets the column grow, so that the own sums are at the edge.
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("All stakes: %1 · returned: %2").arg(root.table.money(root.report.totalStaked)).arg(root.table.money(root.report.totalReturned))
            }
        }

        ColumnLayout {
            // Above the sums of the rows.
            Layout.rightMargin: Theme.spaceM
            Layout.columnSpan: root.aside ? 2 : 1
            Layout.alignment: Qt.AlignRight
            visible: root.report.ownTookPart
            spacing: 0

            SmallText {
                Layout.alignment: Qt.AlignRight
                text: qsTr("You staked %1, %2 came back").arg(root.table.money(root.report.ownStaked)).arg(root.table.money(root.report.ownReturned))
            }

            SumText {
                Layout.alignment: Qt.AlignRight
                text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.report.ownNet))
                color: root.report.ownNet > 0 ? Theme.win : root.report.ownNet < 0 ? Theme.loss : Theme.text
            }
        }
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    Repeater {
        // Rows are created when they are visible, not at the end of each round.
        model: root.visible ? root.report : null

        RouletteReportRow {
            Layout.fillWidth: true
            table: root.table
            onRuleAsked: id => root.ask(id)
        }
    }
}
