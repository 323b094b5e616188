// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The period that runs, for everybody to see: what it is for and how long it lasts yet.
Item {
    id: root

    required property PokerGeometry geometry
    required property PokerTableModel table

    x: root.geometry.timer.x
    y: root.geometry.timer.y
    width: root.geometry.timer.width
    height: root.geometry.timer.height
    visible: root.table.hasPeriod

    TimerRing {
        id: ring

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.round(root.height * 0.86)
        height: width
        remaining: root.table.periodSeconds > 0 ? root.table.remainingSeconds / root.table.periodSeconds : 0
        seconds: Math.ceil(root.table.remainingSeconds)
        warning: root.table.periodWarning
        Accessible.description: root.table.periodName
    }

    Tag {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: ring.bottom
        anchors.topMargin: Theme.spaceXs
        text: root.table.periodName
        tone: root.table.periodWarning ? Theme.warning : Theme.brassLight
        maximumWidth: parent.width
    }
}
