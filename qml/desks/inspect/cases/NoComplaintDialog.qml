// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// Explains why no complaint about a round can be started.
MvDialog {
    id: root

    required property string reason

    title: qsTr("No complaint was started")

    actions: [
        MvButton {
            text: qsTr("Close")
            kind: MvButton.Primary
            onClicked: root.reject()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Error
        text: root.reason
    }
}
