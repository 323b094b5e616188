// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A button with an icon only; `toolTip` is its name.
MvPressable {
    id: root

    /// The name of an icon in `icons`.
    required property string iconName
    /// Whether it is shown as switched on, such as sound or full screen.
    property bool active: false
    /// Whether `active` is a state that pressing toggles, and is reported to assistive technology.
    property bool toggles: false
    property int size: Theme.controlHeight

    implicitWidth: root.size
    implicitHeight: root.size
    padding: 0
    Accessible.checkable: root.toggles
    Accessible.checked: root.toggles && root.active

    contentItem: Item {
        MvIcon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.held ? Theme.line : 0
            iconName: root.iconName
            color: !root.available ? Theme.textDisabled : root.active || root.hovered ? Theme.brassLight : Theme.ivory
            opacity: root.available ? 1 : 0.7
        }
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.held ? Theme.lacquerPressed : root.available && root.hovered ? Theme.lacquerHover : "transparent"
        border.width: root.available && (root.hovered || root.active) ? Theme.line : 0
        border.color: Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }
}
