// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// The dialog of a FilePicker. A file of its own, so that its import is loaded on first use.
FileDialog {
    id: root

    required property FilePicker picker

    title: root.picker.title
    nameFilters: root.picker.saving ? root.picker.nameFilters : Array.from(root.picker.nameFilters).concat(qsTr("All files (*)"))
    defaultSuffix: root.picker.suffix
    fileMode: root.picker.saving ? FileDialog.SaveFile : FileDialog.OpenFile
    acceptLabel: root.picker.saving ? qsTr("Save") : undefined
    onAccepted: root.picker.picked(root.selectedFile)
}
