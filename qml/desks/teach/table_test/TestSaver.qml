// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks where a test's sheet is to be saved.
FileDialog {
    title: qsTr("Save the test's sheet")
    nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
    defaultSuffix: "pdf"
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
