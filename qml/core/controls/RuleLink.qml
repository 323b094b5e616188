// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A rule's id that opens its text when pressed; its tip shows the rule's title. Hidden without a rule, and where the
/// user wants no numbers.
MvPressable {
    id: root

    /// The rule's id, such as "P26".
    required property string rule
    /// Whether it is shown even so: in the rulebook, and where a text says the number.
    property bool always: false

    readonly property string title: Theme.namedRule === root.rule ? Theme.namedTitle : ""

    visible: root.rule.length > 0 && (root.always || Theme.ruleNumbers)
    text: root.rule
    toolTip: root.title.length > 0 ? qsTr("%1: %2").arg(root.rule).arg(root.title) : qsTr("Rule %1: open the rulebook").arg(root.rule)
    implicitHeight: Theme.px(26)
    horizontalPadding: Theme.spaceS
    Accessible.name: qsTr("Rule %1: open the rulebook").arg(root.rule)
    onHoveredChanged: if (root.hovered) Theme.namedRule = root.rule
    onVisualFocusChanged: if (root.visualFocus) Theme.namedRule = root.rule

    contentItem: Text {
        text: root.rule
        textFormat: Text.PlainText
        color: root.hovered ? Theme.brassLight : Theme.textSecondary
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        font.underline: root.hovered
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.held ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : Theme.lacquerRaised
        border.width: Theme.line
        border.color: root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusS
        }
    }
}
