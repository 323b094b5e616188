// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// An answer that can be chosen, with its number, which is its key.
MvPressable {
    id: root

    required property int number
    property bool chosen: false

    implicitHeight: words.implicitHeight + 2 * Theme.spaceM
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: root.chosen
    Accessible.name: root.text

    contentItem: Item {
        Accessible.ignored: true

        KeyCap {
            x: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: String(root.number)
        }

        BodyText {
            id: words

            x: Theme.px(48)
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - x - Theme.px(48)
            text: root.text
            Accessible.ignored: true
        }

        MvIcon {
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            visible: root.chosen
            iconName: "check"
            size: Theme.iconSizeSmall
            color: Theme.brassLight
        }
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.held ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : root.chosen ? Theme.lacquerRaised : Theme.lacquerSunken
        border.width: root.chosen ? Theme.focusWidth : Theme.line
        border.color: root.chosen ? Theme.brass : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }
}
