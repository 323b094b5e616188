// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Announces texts to a screen reader, one after the other. Invisible.
Item {
    id: root

    required property Reader reader

    /// The last text announced.
    property string words

    function announce(): void {
        root.visible = false;
        root.words = root.reader.announcement;
        root.visible = true;
        root.reader.alert(root);
        rest.restart();
    }

    visible: false
    width: Theme.line
    height: Theme.line
    Accessible.role: root.reader.alertRole
    Accessible.name: root.words

    // A screen reader must not find the old text later.
    Timer {
        id: rest

        interval: 5000
        onTriggered: root.visible = false
    }
}
