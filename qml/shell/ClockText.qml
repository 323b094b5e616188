// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// The time of day, to the minute. It wakes once a minute, and not at all while nobody sees it.
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
