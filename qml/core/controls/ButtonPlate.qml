// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The background of a button: a brass plate lit from above, lacquer with a brass edge, or nothing until hovered.
Rectangle {
    id: root

    required property bool brass
    required property bool bare
    required property bool large
    required property bool available
    required property bool hovered
    required property bool pressed
    required property bool focused
    property bool urgent: false

    implicitWidth: root.bare ? Theme.controlHeight : Theme.px(96)
    implicitHeight: root.large ? Theme.controlHeightLarge : Theme.controlHeight
    radius: Theme.radiusM
    color: root.available && root.pressed ? Theme.lacquerPressed
         : root.available && root.hovered ? Theme.lacquerHover
         : root.bare ? "transparent" : Theme.lacquerRaised
    border.width: root.bare ? 0 : root.urgent && root.available ? 2 * Theme.focusWidth : Theme.line
    border.color: !root.available ? Theme.hairline
                : root.urgent ? Theme.warning
                : root.brass ? Theme.brassDark
                : root.hovered ? Theme.brass : Theme.hairlineStrong
    gradient: root.brass && root.available ? plate : null

    Gradient {
        id: plate

        GradientStop {
            position: 0
            color: root.pressed ? Theme.platePressedTop : root.hovered ? Theme.plateHoverTop : Theme.plateTop
        }
        GradientStop {
            position: 1
            color: root.pressed ? Theme.platePressedBottom : root.hovered ? Theme.plateHoverBottom : Theme.plateBottom
        }
    }

    Rectangle {
        x: root.radius
        y: Theme.line
        width: root.width - 2 * root.radius
        height: Theme.line
        visible: !root.bare && root.available && !root.pressed
        color: root.brass ? Theme.brassLight : Theme.lacquerSheen
    }

    FocusRing {
        visible: root.focused
        targetRadius: root.radius
    }
}
