// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// The time of day in minutes. Updates once a minute, and only while visible.
MvLabel {
    id: root

    property date now: new Date()

    text: Qt.formatTime(root.now, "HH:mm")
    secondary: true
    Accessible.name: qsTr("Time: %1").arg(root.text)

    Timer {
        interval: 60000 - root.now.getTime() % 60000 + 50
        running: root.visible
        repeat: true
        triggeredOnStart: true
        onTriggered: root.now = new Date()
    }
}
