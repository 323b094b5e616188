// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A narrow scroll bar, visible only if there is something to scroll.
T.ScrollBar {
    id: root

    implicitWidth: Theme.px(12)
    implicitHeight: Theme.px(12)
    padding: Theme.px(3)
    minimumSize: 0.08
    Accessible.name: qsTr("Scroll bar")
    visible: root.policy !== T.ScrollBar.AlwaysOff && root.size < 1.0

    contentItem: Rectangle {
        implicitWidth: Theme.px(6)
        implicitHeight: Theme.px(6)
        radius: Math.min(width, height) / 2
        color: root.pressed ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline
    }
}
