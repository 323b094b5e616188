// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The minus or plus button of a spin box.
Rectangle {
    id: root

    required property string iconName
    required property bool available
    required property bool hovered
    required property bool pressed

    implicitWidth: Theme.controlHeight
    radius: Theme.radiusM
    color: !root.available ? "transparent" : root.pressed ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : "transparent"

    MvIcon {
        anchors.centerIn: parent
        iconName: root.iconName
        size: Theme.iconSizeSmall
        color: !root.available ? Theme.textDisabled : root.hovered ? Theme.brassLight : Theme.ivory
        opacity: root.available ? 1 : 0.5
    }
}
