// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for another folder of the record. Opens when created.
FolderDialog {
    id: root

    required property RecordFailureDialog failure

    title: qsTr("Folder of the record")
    onAccepted: root.failure.recordIn(root.selectedFolder)
    Component.onCompleted: root.open()
}
