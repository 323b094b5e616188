// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for a lesson or scenario file, to edit or to present.
FileDialog {
    title: qsTr("Open a lesson")
    nameFilters: [qsTr("Lessons and scenarios (*.json)"), qsTr("All files (*)")]
    fileMode: FileDialog.OpenFile
}
