// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A scenario file that can't be played, and why, in the reader's own words.
MvDialog {
    id: root

    property url file
    property string reason
    readonly property string address: "%1".arg(root.file)
    /// Where the file lies, as people write it.
    readonly property string path: root.address.startsWith("file://") ? decodeURIComponent(root.address.substring(7)) : root.address

    /// Another file is wanted.
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
