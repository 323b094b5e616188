// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for the file to save the conformity list to; its extension determines the format.
FileDialog {
    title: qsTr("Save the list")
    defaultSuffix: "pdf"
    nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
