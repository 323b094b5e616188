// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The period that runs, for everybody to see: what it is for and how long it lasts yet.
Item {
    id: root

    required property TableModel table
    /// The words stand beside the ring instead of below it.
    property bool sideways: false

    visible: root.table.hasPeriod

    TimerRing {
        id: ring

        x: root.sideways ? Math.round((root.width - width - Theme.spaceS - words.width) / 2) : Math.round((root.width - width) / 2)
        width: Math.round(root.height * (root.sideways ? 1 : 0.86))
        height: width
        remaining: root.table.periodSeconds > 0 ? root.table.remainingSeconds / root.table.periodSeconds : 0
        seconds: Math.ceil(root.table.remainingSeconds)
        warning: root.table.periodWarning
        Accessible.description: root.table.periodName
    }

    Tag {
        id: words

        x: Math.round(root.sideways ? ring.x + ring.width + Theme.spaceS : (root.width - width) / 2)
        y: Math.round(root.sideways ? (root.height - height) / 2 : ring.height + Theme.spaceXs)
        text: root.table.periodName
        tone: root.table.periodWarning ? Theme.warning : Theme.brassLight
        maximumWidth: root.sideways ? root.width - ring.width - Theme.spaceS : root.width
    }
}
