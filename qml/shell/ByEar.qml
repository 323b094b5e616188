// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import MesaViva.App

/// The keys of who does not see the table, and what is told to a screen reader whatever has the keyboard.
Item {
    id: root

    required property Reader reader

    // A screen reader asks for the words a moment after it was told that there are some, when more may have been
    // said: each has an item of its own, one after the other.
    property int turn: 0

    Repeater {
        id: tellers

        model: 16 // all seats may act, and be paid, in one moment

        Teller {
            reader: root.reader
        }
    }

    Connections {
        target: root.reader
        function onAnnounced(): void {
            (tellers.itemAt(root.turn) as Teller).tell();
            root.turn = (root.turn + 1) % tellers.count;
        }
    }

    Instantiator {
        model: root.reader.keys

        delegate: Shortcut {
            required property string modelData

            // The keypad's Enter is another key.
            sequences: modelData.endsWith("Return") ? [modelData, modelData.replace("Return", "Enter")] : [modelData]
            onActivated: root.reader.press(modelData)
        }
    }
}
