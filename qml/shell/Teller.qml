// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Tells a screen reader one thing after the other. It is seen by nobody.
Item {
    id: root

    required property Reader reader

    /// What it has told last.
    property string words

    function tell(): void {
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

    // What was told is not found lying about.
    Timer {
        id: rest

        interval: 5000
        onTriggered: root.visible = false
    }
}
