// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// Asks before stored results are deleted.
MvDialog {
    id: root

    /// What is deleted, as sentences.
    required property string words

    /// Requests to delete it.
    signal confirmed

    actions: [
        MvButton {
            text: qsTr("Delete")
            onClicked: {
                root.confirmed();
                root.close();
            }
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Keep them")
            onClicked: root.close()
        }
    ]

    BodyText {
        Layout.fillWidth: true
        text: root.words
    }
}
