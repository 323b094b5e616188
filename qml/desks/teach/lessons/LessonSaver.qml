// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for the file to save the lesson to.
FileDialog {
    title: qsTr("Save the lesson")
    defaultSuffix: "json"
    nameFilters: [qsTr("Lessons (*.json)")]
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
