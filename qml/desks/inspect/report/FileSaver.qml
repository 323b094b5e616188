// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs

/// Asks for the PDF to write; the same facts as JSON, and the sums of both, go next to it.
FileDialog {
    title: qsTr("Save as PDF, with JSON and checksums beside it")
    defaultSuffix: "pdf"
    nameFilters: [qsTr("PDF (*.pdf)")]
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
}
