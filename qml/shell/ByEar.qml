// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import MesaViva.App

/// The keys for playing by ear, and announcements to a screen reader that do not depend on the focus.
Item {
    id: root

    required property Reader reader

    // A screen reader reads the text some time after its notification, when the next text may be there already: each
    // text therefore has an item of its own, in turn.
    property int turn: 0

    Repeater {
        id: announcers

        model: 16 // all seats may act, and be paid, in one moment

        ScreenReaderAnnouncer {
            reader: root.reader
        }
    }

    Connections {
        target: root.reader
        function onAnnounced(): void {
            (announcers.itemAt(root.turn) as ScreenReaderAnnouncer).announce();
            root.turn = (root.turn + 1) % announcers.count;
        }
    }

    Instantiator {
        model: root.reader.keys

        delegate: Shortcut {
            required property string modelData

            // The keypad's Enter is a different key.
            sequences: modelData.endsWith("Return") ? [modelData, modelData.replace("Return", "Enter")] : [modelData]
            onActivated: root.reader.press(modelData)
        }
    }
}
