// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks where the conformity list is to be saved; the file's ending says as what.
FileDialog {
    title: qsTr("Save the list")
    defaultSuffix: "pdf"
    nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
