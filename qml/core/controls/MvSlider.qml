// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A slider with a brass knob.
T.Slider {
    id: root

    /// Its accessible name.
    required property string label
    /// The value as text if the number alone is unclear, such as "twice as fast".
    property string valueText
    /// Why it can't be changed now; it can still be focused and then shows the reason.
    property string disabledReason
    readonly property bool available: root.enabled && root.disabledReason.length === 0

    implicitWidth: Theme.px(220)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceXs
    rightPadding: Theme.spaceXs
    hoverEnabled: true

    Keys.enabled: !root.available
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && event.key !== Qt.Key_Escape
    Keys.onReleased: event => event.accepted = true

    Accessible.name: root.label
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.valueText

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        implicitWidth: Theme.px(20)
        implicitHeight: Theme.px(20)
        radius: width / 2
        color: !root.available ? Theme.textDisabled : root.pressed ? Theme.brass : root.hovered ? Theme.brassLight : Theme.plateTop
        border.width: Theme.line
        border.color: Theme.brassDark

        FocusRing {
            visible: root.visualFocus
            targetRadius: parent.radius
        }
    }

    background: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: root.availableWidth
        height: Theme.px(6)
        radius: height / 2
        color: Theme.lacquerSunken
        border.width: Theme.line
        border.color: Theme.hairline

        Rectangle {
            width: root.position * parent.width
            height: parent.height
            radius: parent.radius
            color: root.available ? Theme.brass : Theme.hairlineStrong
        }
    }

    MvGuard {
        id: guard

        reason: root.disabledReason
    }

    MvTip {
        text: root.disabledReason
        shown: root.hovered || root.visualFocus || guard.insisted
    }
}
