// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for a record file.
FileDialog {
    title: qsTr("Open a record")
    nameFilters: [qsTr("Records (*.sqlite)"), qsTr("All files (*)")]
    fileMode: FileDialog.OpenFile
}
