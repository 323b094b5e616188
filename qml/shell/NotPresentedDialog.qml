// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Shows why a scenario or a round on record can't be presented.
MvDialog {
    id: root

    required property Presenter presenter

    title: qsTr("This can't be shown to a class")
    preferredWidth: Theme.px(620)

    actions: [
        MvButton {
            text: qsTr("Close")
            kind: MvButton.Primary
            onClicked: root.close()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Error
        text: root.presenter?.refusal ?? ""
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Nothing was changed. It can still be watched at the table, or replayed.")
        wrapMode: Text.Wrap
    }
}
