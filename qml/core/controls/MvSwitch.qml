// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A switch with immediate effect.
T.Switch {
    id: root

    /// A quieter line that explains it.
    property string detail
    /// Why it can't be changed now; it can still be focused and then shows the reason.
    property string disabledReason
    readonly property bool available: root.enabled && root.disabledReason.length === 0

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight, implicitIndicatorHeight)
    spacing: Theme.spaceM
    leftPadding: indicator.width + spacing
    hoverEnabled: true
    checkable: root.disabledReason.length === 0

    Accessible.name: root.text
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.detail

    indicator: Rectangle {
        y: (root.height - height) / 2
        implicitWidth: Theme.px(46)
        implicitHeight: Theme.px(26)
        radius: height / 2
        color: root.checked ? (root.available ? Theme.clothHighlighted : Theme.clothShade) : Theme.lacquerSunken
        border.width: Theme.line
        border.color: root.available && root.hovered ? Theme.brass : Theme.hairlineStrong

        Behavior on color {
            ColorAnimation { duration: Theme.durationFade }
        }

        Rectangle {
            readonly property int inset: Theme.px(4)

            x: inset + root.visualPosition * (parent.width - width - 2 * inset)
            y: inset
            width: parent.height - 2 * inset
            height: width
            radius: width / 2
            color: !root.available ? Theme.textDisabled : root.down ? Theme.brass : root.checked ? Theme.brassLight : Theme.textSecondary

            Behavior on x {
                enabled: !root.pressed
                NumberAnimation { duration: Theme.durationFade; easing.type: Easing.OutCubic }
            }
        }

        FocusRing {
            visible: root.visualFocus
            targetRadius: parent.radius
        }
    }

    contentItem: ControlText {
        text: root.text
        detail: root.detail
        available: root.available
    }

    MvTip {
        text: root.disabledReason
        shown: root.hovered || root.visualFocus
    }
}
