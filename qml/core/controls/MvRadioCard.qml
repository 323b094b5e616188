// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A choice as a card with a title and an explanation. Exclusive among the cards of the same parent.
T.RadioButton {
    id: root

    /// The explanation.
    property string detail
    /// The name of an icon in `icons`; may be empty.
    property string iconName
    /// Why it can't be chosen now; it can still be focused and then shows the reason.
    property string disabledReason
    readonly property bool available: root.enabled && root.disabledReason.length === 0

    implicitWidth: Math.max(Theme.px(220), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.px(72), implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.spaceL
    hoverEnabled: true
    checkable: root.disabledReason.length === 0

    Accessible.name: root.text
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.detail

    contentItem: RadioCardFace {
        text: root.text
        detail: root.detail
        iconName: root.iconName
        available: root.available
        chosen: root.checked
    }

    background: Rectangle {
        radius: Theme.radiusL
        color: root.available && root.down ? Theme.lacquerPressed
             : root.available && root.hovered ? Theme.lacquerHover
             : root.checked ? Theme.lacquerRaised : Theme.lacquer
        border.width: root.checked ? Theme.focusWidth : Theme.line
        border.color: root.checked ? (root.available ? Theme.brass : Theme.hairlineStrong)
                    : root.available && root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusL
        }
    }

    MvTip {
        text: root.disabledReason
        shown: root.hovered || root.visualFocus
    }
}
