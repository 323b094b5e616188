// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks where to save a sheet, or its round as a scenario; the file's extension determines the format.
FileDialog {
    title: qsTr("Save the sheet")
    nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Picture (*.png)"), qsTr("Text (*.txt)"), qsTr("Scenario (*.json)")]
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
