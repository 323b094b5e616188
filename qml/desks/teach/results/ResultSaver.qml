// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for the file to save results to, as a list or a sheet.
FileDialog {
    property bool asSheet: false

    title: qsTr("Save the results")
    nameFilters: asSheet ? [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")] : [qsTr("Comma-separated values (*.csv)")]
    defaultSuffix: asSheet ? "pdf" : "csv"
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
