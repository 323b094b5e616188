// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// One stake of a finished round.
Item {
    id: root

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
    readonly property bool narrow: root.width < Theme.px(560)
    readonly property color tone: root.outcome === RouletteReportModel.Won ? Theme.win
        : root.outcome === RouletteReportModel.Returned ? Theme.text : Theme.loss

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    implicitHeight: content.implicitHeight + Theme.spaceXs
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, %2: staked %3, returned %4").arg(root.playerName).arg(root.name).arg(root.table.money(root.amount)).arg(root.table.money(root.returned))

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
        columnSpacing: Theme.spaceM
        rowSpacing: 0

        Image {
            Layout.row: 0
            Layout.column: 0
            Layout.preferredWidth: Theme.px(26)
            Layout.preferredHeight: Theme.px(26)
            source: "image://chips/colour?colour=%1&chips=1".arg(root.playerColour)
            sourceSize.width: Theme.px(26)
            sourceSize.height: Theme.px(26)
        }

        MvLabel {
            Layout.row: 0
            Layout.column: 1
            Layout.fillWidth: root.narrow
            Layout.preferredWidth: Theme.px(root.narrow ? 60 : 110)
            text: root.playerName
            elide: Text.ElideRight
            font.weight: root.own ? Font.Bold : Font.Normal
        }

        ColumnLayout {
            Layout.row: root.narrow ? 1 : 0
            Layout.column: root.narrow ? 1 : 2
            Layout.columnSpan: root.narrow ? 4 : 1
            Layout.fillWidth: true
            spacing: 0

            MvLabel {
                Layout.fillWidth: true
                text: root.group.length > 0 ? qsTr("%1 · %2").arg(root.name).arg(root.group) : root.name
                elide: Text.ElideRight
            }

            SmallText {
                Layout.fillWidth: true
                text: root.reason
                elide: Text.ElideRight
            }
        }

        RuleLink {
            Layout.row: 0
            Layout.column: root.narrow ? 2 : 3
            rule: root.rule
            onClicked: root.ruleAsked(root.rule)
        }

        MvLabel {
            Layout.row: 0
            Layout.column: root.narrow ? 3 : 4
            Layout.preferredWidth: Math.max(implicitWidth, Theme.px(root.narrow ? 76 : 104))
            horizontalAlignment: Text.AlignRight
            text: qsTr("%1", "an amount").arg(root.table.money(root.amount))
            secondary: true
        }

        MvLabel {
            Layout.row: 0
            Layout.column: root.narrow ? 4 : 5
            Layout.preferredWidth: Math.max(implicitWidth, Theme.px(root.narrow ? 86 : 116))
            horizontalAlignment: Text.AlignRight
            text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
            color: root.tone
            font.weight: Font.Medium
        }
    }
}
