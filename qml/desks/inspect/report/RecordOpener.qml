// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for the file of a record that somebody has brought.
FileDialog {
    title: qsTr("Open a record")
    nameFilters: [qsTr("Records (*.sqlite)"), qsTr("All files (*)")]
    fileMode: FileDialog.OpenFile
}
