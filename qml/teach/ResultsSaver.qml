// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks where a trainee's results are to be saved, as a sheet or as a list.
FileDialog {
    property bool asList: false

    title: qsTr("Save the results")
    nameFilters: asList ? [qsTr("Comma-separated values (*.csv)")] : [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
    defaultSuffix: asList ? "csv" : "pdf"
    fileMode: FileDialog.SaveFile
}
