// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What the round brought this player, told plainly: box by box, why, and by which rule.
Item {
    id: root

    required property PokerTableModel table
    readonly property PokerReportModel report: root.table.result
    readonly property double net: root.report.ownNet

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    // As high as two lines are, whatever they say: the table above keeps its place.
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
}
