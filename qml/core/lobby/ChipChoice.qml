// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A chip that represents an amount to choose. Exclusive among the chips of the same parent.
T.RadioButton {
    id: root

    /// The amount in cents.
    required property double amount

    implicitWidth: Theme.px(68)
    implicitHeight: Theme.px(68)
    hoverEnabled: true
    Accessible.name: root.text

    contentItem: Item {
        Image {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.hovered && !root.checked ? -Theme.line : 0
            width: Theme.px(56)
            height: width
            source: "image://chips/flat?amount=%1".arg(root.amount)
            sourceSize.width: width
            sourceSize.height: height
            opacity: root.checked || root.hovered ? 1 : 0.8
        }
    }

    background: Rectangle {
        radius: width / 2
        color: "transparent"
        border.width: root.checked ? Theme.px(3) : 0
        border.color: Theme.brassLight

        FocusRing {
            visible: root.visualFocus
            targetRadius: root.width / 2
        }
    }

    MvTip {
        text: root.text
        shown: root.hovered || root.visualFocus
    }
}
