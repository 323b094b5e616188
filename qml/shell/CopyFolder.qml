// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import MesaViva.App

/// Asks for the folder of the record's second copy. Opens when created.
FolderDialog {
    id: root

    required property RecordCopy recordCopy

    title: qsTr("Folder of the second copy")
    onAccepted: root.recordCopy.choose(root.selectedFolder)
    Component.onCompleted: root.open()
}
