// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// What became of a round that was being played when the program came to a sudden end, and by which rules.
MvDialog {
    id: root

    required property string told

    title: qsTr("An interrupted round was settled")
    subtitle: qsTr("Nothing is lost: it stands in the history")
    preferredWidth: Theme.px(640)

    actions: [
        MvButton {
            text: qsTr("Understood")
            kind: MvButton.Primary
            onClicked: root.accept()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        text: root.told
    }
}
