// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Says, once each time that it happens, that the record's second copy is no longer written.
MvDialog {
    id: root

    required property RecordCopy recordCopy
    /// Nothing may cover the table now.
    required property bool urgent
    /// The failure was shown.
    property bool reported: false

    /// Shows the failure, if there is a new one.
    function report(): void {
        if (!root.recordCopy.failed)
            root.reported = false;
        else if (!root.reported && !root.urgent && !root.recordCopy.busy) {
            root.reported = true;
            root.open();
        }
    }

    title: qsTr("The second copy is not being written")
    subtitle: root.recordCopy.folder.length > 0 ? qsTr("Folder: %1").arg(root.recordCopy.folder) : ""
    onUrgentChanged: root.report()
    Component.onCompleted: root.report()

    actions: [
        MvButton {
            text: qsTr("Close")
            kind: MvButton.Primary
            onClicked: root.accept()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Error
        text: root.recordCopy.message
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("The record itself goes on. The folder of the second copy is chosen in the settings.")
        wrapMode: Text.Wrap
    }
}
