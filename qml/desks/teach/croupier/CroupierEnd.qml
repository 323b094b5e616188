// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Asks whether to end a shift before its last round.
MvDialog {
    id: root

    required property CroupierDesk desk
    /// End the shift once the focus is back on the page.
    property bool ending: false

    title: root.desk.trial ? qsTr("Break the test off?") : qsTr("End the shift?")
    actions: [
        MvButton {
            text: qsTr("End it")
            onClicked: {
                root.ending = true;
                root.close();
            }
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Continue")
            onClicked: root.close()
        }
    ]
    onClosed: {
        if (root.ending)
            root.desk.stop();
        root.ending = false;
    }

    BodyText {
        Layout.fillWidth: true
        text: root.desk.trial ? qsTr("A test that is broken off is not passed. Its sheet shows what was done so far.")
            : qsTr("Its sheet shows what was done so far. The remaining rounds are not dealt.")
    }
}
