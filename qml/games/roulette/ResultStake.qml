// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// One of the player's stakes in the result: its name, result and rule.
Rectangle {
    id: root

    required property bool own
    required property string name
    required property string group
    required property double amount
    required property double net
    required property int outcome
    required property string reason
    required property string rule

    required property RouletteTableModel table
    /// One of many: name and result in one line.
    property bool compact: false

    /// It is shown together with others and takes no space.
    property bool gathered: false
    /// Its length in one line.
    readonly property real lineLength: root.own ? line.implicitWidth + 2 * Theme.spaceS : 0

    readonly property color tone: root.outcome === RouletteReportModel.Won ? Theme.win
        : root.outcome === RouletteReportModel.Returned ? Theme.text : Theme.loss
    readonly property string sign: root.outcome === RouletteReportModel.Won ? qsTr("won") : root.outcome === RouletteReportModel.HalfLost ? qsTr("half back")
        : root.outcome === RouletteReportModel.Returned ? qsTr("returned") : qsTr("lost")

    /// The user wants to read a rule.
    signal ruleAsked(string id)
    /// It has got the keyboard focus.
    signal reached

    visible: root.own && !root.gathered
    width: !root.visible ? 0 : root.compact ? root.lineLength : content.implicitWidth + 2 * Theme.spaceM
    height: Theme.px(root.compact ? 28 : 60)
    radius: root.compact ? Theme.radiusS : Theme.radiusM
    color: Theme.lacquerRaised
    border.width: Theme.line
    border.color: Qt.alpha(root.tone, 0.5)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2: %3").arg(root.name).arg(root.sign).arg(root.table.signedMoney(root.net))
    Accessible.description: root.reason

    HoverHandler {
        id: hover
    }

    MvTip {
        text: root.reason
        shown: hover.hovered && !ruleLink.hovered
    }

    Row {
        id: line

        anchors.centerIn: parent
        visible: root.compact
        spacing: Theme.spaceS

        SmallText {
            text: root.name
            color: Theme.text
            Accessible.ignored: true
        }

        SmallText {
            text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
            color: root.tone
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }

    GridLayout {
        id: content

        anchors.centerIn: parent
        visible: !root.compact
        columns: 2
        columnSpacing: Theme.spaceM
        rowSpacing: 0

        SmallText {
            text: root.group.length > 0 ? qsTr("%1 · %2").arg(root.name).arg(root.group) : root.name
            color: Theme.text
        }

        SmallText {
            Layout.alignment: Qt.AlignRight
            text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
            color: root.tone
            font.weight: Font.Bold
        }

        SmallText {
            text: qsTr("%1 · %2").arg(root.table.money(root.amount)).arg(root.sign)
        }

        RuleLink {
            id: ruleLink

            Layout.alignment: Qt.AlignRight
            rule: root.rule
            onClicked: root.ruleAsked(root.rule)
            onActiveFocusChanged: if (activeFocus) root.reached()
        }
    }
}
