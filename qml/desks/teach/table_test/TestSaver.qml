// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for the file to save a test's sheet to.
FileDialog {
    title: qsTr("Save the test's sheet")
    nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
    defaultSuffix: "pdf"
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
