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

    Accessible.role: root.reader.alertRole
    Accessible.name: root.reader.announcement

    Connections {
        target: root.reader
        function onAnnounced(): void {
            root.reader.alert(root);
        }
    }

    Instantiator {
        model: root.reader.keys

        delegate: Shortcut {
            required property string modelData

            sequence: modelData
            onActivated: root.reader.press(modelData)
        }
    }
}
