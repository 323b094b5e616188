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
    subtitle: root.report.available ? qsTr("Round %1 · %2").arg(root.table.nameOfRound(root.report.round)).arg(root.report.headline) : ""
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
                text: qsTr("You staked %1, %2 was returned").arg(root.table.money(root.report.ownStaked)).arg(root.table.money(root.report.ownReturned))
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

    /// One stake of a finished round.
    component RouletteReportRow: Item {
        id: row

        required property string playerName
        required property bool own
        required property int playerColour
        required property string name
        required property string group
        required property double amount
        required property double returned
        required property double net
        required property int outcome
        required property string reason
        required property string rule

        required property RouletteTableModel table

        /// No space for everything on one line.
        readonly property bool narrow: row.width < Theme.px(560)
        readonly property color tone: row.outcome === RouletteReportModel.Won ? Theme.win
            : row.outcome === RouletteReportModel.Returned ? Theme.text : Theme.loss

        /// The user wants to read a rule.
        signal ruleAsked(string id)

        implicitHeight: content.implicitHeight + Theme.spaceXs
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("%1, %2: staked %3, returned %4").arg(row.playerName).arg(row.name).arg(row.table.money(row.amount)).arg(row.table.money(row.returned))

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
            columnSpacing: Theme.spaceM
            rowSpacing: 0

            Image {
                Layout.row: 0
                Layout.column: 0
                Layout.preferredWidth: Theme.px(26)
                Layout.preferredHeight: Theme.px(26)
                source: "image://chips/colour?colour=%1&chips=1".arg(row.playerColour)
                sourceSize.width: Theme.px(26)
                sourceSize.height: Theme.px(26)
            }

            MvLabel {
                Layout.row: 0
                Layout.column: 1
                Layout.fillWidth: row.narrow
                Layout.preferredWidth: Theme.px(row.narrow ? 60 : 110)
                text: row.playerName
                elide: Text.ElideRight
                font.weight: row.own ? Font.Bold : Font.Normal
            }

            ColumnLayout {
                Layout.row: row.narrow ? 1 : 0
                Layout.column: row.narrow ? 1 : 2
                Layout.columnSpan: row.narrow ? 4 : 1
                Layout.fillWidth: true
                spacing: 0

                MvLabel {
                    Layout.fillWidth: true
                    text: row.group.length > 0 ? qsTr("%1 · %2").arg(row.name).arg(row.group) : row.name
                    elide: Text.ElideRight
                }

                SmallText {
                    Layout.fillWidth: true
                    text: row.reason
                    elide: Text.ElideRight
                }
            }

            RuleLink {
                Layout.row: 0
                Layout.column: row.narrow ? 2 : 3
                rule: row.rule
                onClicked: row.ruleAsked(row.rule)
            }

            MvLabel {
                Layout.row: 0
                Layout.column: row.narrow ? 3 : 4
                Layout.preferredWidth: Math.max(implicitWidth, Theme.px(row.narrow ? 76 : 104))
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1", "an amount").arg(row.table.money(row.amount))
                secondary: true
            }

            MvLabel {
                Layout.row: 0
                Layout.column: row.narrow ? 4 : 5
                Layout.preferredWidth: Math.max(implicitWidth, Theme.px(row.narrow ? 86 : 116))
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1", "an amount").arg(row.table.signedMoney(row.net))
                color: row.tone
                font.weight: Font.Medium
            }
        }
    }
}
