// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for the file of a lesson, or of a scenario: of which one is to be made, or that is shown as one is.
FileDialog {
    title: qsTr("Open a lesson")
    nameFilters: [qsTr("Lessons and scenarios (*.json)"), qsTr("All files (*)")]
    fileMode: FileDialog.OpenFile
}
