// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks where the results are to be saved.
FileDialog {
    title: qsTr("Save the results")
    nameFilters: [qsTr("Comma-separated values (*.csv)")]
    defaultSuffix: "csv"
    fileMode: FileDialog.SaveFile
}
