// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// Remaining time in which a slip can be undone.
Rectangle {
    id: root

    /// Milliseconds.
    required property int length
    required property bool running

    height: Theme.px(3)
    radius: height / 2
    color: root.running ? Theme.lacquerSunken : "transparent"
    Accessible.ignored: true

    Rectangle {
        id: left

        // Hidden after undo and while the time is suspended.
        visible: root.running
        height: parent.height
        radius: root.radius
        color: Theme.brass
        width: 0
    }

    NumberAnimation {
        target: left
        property: "width"
        running: root.running
        from: root.width
        to: 0
        duration: root.length
    }
}
