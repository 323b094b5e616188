// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A game to choose, with a picture of it. Exclusive among the cards of the same parent.
T.RadioButton {
    id: root

    /// The game in a few words.
    required property string detail
    /// The content of the picture.
    default property alias picture: emblem.data
    /// The width it will have, set by its container so that its height is known before it is laid out.
    property real room: root.width
    readonly property bool narrow: root.room < Theme.px(250)
    /// Whether it is so narrow that the picture goes above the text.
    readonly property bool upright: root.room < Theme.px(170)

    implicitWidth: Theme.px(300)
    implicitHeight: Math.max(Theme.px(root.narrow ? 80 : 104), implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.spaceM
    topPadding: root.upright ? Theme.spaceS + emblem.height + Theme.spaceXs : Theme.spaceM
    leftPadding: root.upright ? Theme.spaceM : emblem.x + emblem.width + Theme.spaceM
    hoverEnabled: true
    Accessible.name: root.text
    Accessible.description: root.detail

    contentItem: ControlText {
        text: root.text
        detail: root.narrow ? "" : root.detail
        available: true
        titleFamily: Theme.printFamily
        titleSize: root.upright ? Theme.px(18) : root.narrow ? Theme.px(20) : Theme.px(26)
    }

    background: LacquerSurface {
        color: root.down ? Theme.lacquerPressed : root.checked ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : Qt.alpha(Theme.lacquer, 0.86)
        elevation: root.checked ? 12 : 4
        border.width: root.checked ? Theme.focusWidth : Theme.line
        border.color: root.checked ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusL
        }
    }

    Item {
        id: emblem

        x: Theme.spaceM
        y: root.upright ? Theme.spaceS : (root.height - height) / 2
        width: Theme.px(root.upright ? 44 : root.narrow ? 56 : 76)
        height: width
        opacity: root.checked || root.hovered ? 1 : 0.75
    }
}
