// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The running period that all players see: its purpose and the time left.
Item {
    id: root

    /// Null: there is no table, and nothing is shown.
    required property TableModel table
    /// Whether the text is next to the ring instead of below it.
    property bool sideways: false

    readonly property bool warning: root.table?.periodWarning ?? false
    readonly property string name: root.table?.periodName ?? ""
    readonly property double remaining: root.table?.remainingSeconds ?? 0
    readonly property double whole: root.table?.periodSeconds ?? 0

    visible: root.table?.hasPeriod ?? false

    TimerRing {
        id: ring

        x: root.sideways ? Math.round((root.width - width - Theme.spaceS - words.width) / 2) : Math.round((root.width - width) / 2)
        width: Math.round(root.height * (root.sideways ? 1 : 0.86))
        height: width
        remaining: root.whole > 0 ? root.remaining / root.whole : 0
        seconds: Math.ceil(root.remaining)
        warning: root.warning
        Accessible.description: root.name
    }

    Tag {
        id: words

        x: Math.round(root.sideways ? ring.x + ring.width + Theme.spaceS : (root.width - width) / 2)
        y: Math.round(root.sideways ? (root.height - height) / 2 : ring.height + Theme.spaceXs)
        text: root.name
        oneLine: root.sideways
        tone: root.warning ? Theme.warning : Theme.brassLight
        maximumWidth: root.sideways ? root.width - ring.width - Theme.spaceS : root.width
    }
}
