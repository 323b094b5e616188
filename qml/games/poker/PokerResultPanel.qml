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
}
