// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// The tab of one page.
T.TabButton {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    width: implicitWidth
    horizontalPadding: Theme.spaceL
    hoverEnabled: true
    Accessible.name: root.text

    contentItem: Text {
        text: root.text
        textFormat: Text.PlainText
        color: root.checked ? Theme.brassLight : root.enabled && root.hovered ? Theme.text : root.enabled ? Theme.textSecondary : Theme.textDisabled
        font.family: Theme.textFamily
        font.pixelSize: Theme.textBody
        font.weight: Font.Medium
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.down ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : "transparent"

        Rectangle {
            y: parent.height - height
            width: parent.width
            height: Theme.px(3)
            visible: root.checked
            color: Theme.brass
        }

        FocusRing {
            anchors.margins: 0
            visible: root.visualFocus
            targetRadius: Theme.radiusS
        }
    }
}
