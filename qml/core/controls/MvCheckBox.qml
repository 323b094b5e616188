// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A check box for an option that applies or does not.
T.CheckBox {
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
        implicitWidth: Theme.iconSize
        implicitHeight: Theme.iconSize
        radius: Theme.radiusS
        color: root.down ? Theme.lacquerPressed : root.checked && root.available ? Theme.brass : Theme.lacquerSunken
        border.width: Theme.line
        border.color: root.available && root.hovered ? Theme.brassLight : Theme.hairlineStrong

        MvIcon {
            anchors.centerIn: parent
            visible: root.checked
            iconName: "check"
            size: Theme.iconSizeSmall
            color: !root.available || root.down ? Theme.textDisabled : Theme.textOnBrass
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
