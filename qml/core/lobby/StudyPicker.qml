// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// The file dialog for a study.
FileDialog {
    title: qsTr("Open a study")
    nameFilters: [qsTr("Studies (*.json)"), qsTr("All files (*)")]
    fileMode: FileDialog.OpenFile
}
