// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// Shows that a scenario file can't be played, with the reader's error message.
MvDialog {
    id: root

    property url file
    property string reason
    readonly property string address: "%1".arg(root.file)
    /// The path of the file, as shown to the user.
    readonly property string path: root.address.startsWith("file://") ? decodeURIComponent(root.address.substring(7)) : root.address

    /// The user wants to choose another file.
    signal otherAsked

    function show(file: url, reason: string): void {
        root.file = file;
        root.reason = reason;
        root.open();
    }

    title: qsTr("This scenario can't be opened")
    subtitle: qsTr("File: %1").arg(root.path)

    actions: [
        MvButton {
            text: qsTr("Choose another file")
            onClicked: {
                root.accept();
                root.otherAsked();
            }
        },
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

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Nothing was changed. Correct the file at the place named and open it again.")
        wrapMode: Text.Wrap
    }
}
