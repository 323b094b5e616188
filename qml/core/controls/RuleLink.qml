// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A rule's id that opens its text when pressed.
MvPressable {
    id: root

    /// The rule's id, such as "P26".
    required property string rule

    text: root.rule
    toolTip: qsTr("Rule %1: open the rulebook").arg(root.rule)
    implicitHeight: Theme.px(26)
    horizontalPadding: Theme.spaceS
    Accessible.name: root.toolTip

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
