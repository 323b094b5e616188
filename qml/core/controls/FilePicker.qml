// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Asks for a file to open, or to save to.
Loader {
    id: root

    required property string title
    /// The kinds of files to choose from. If a file is opened, every file can be chosen besides.
    required property list<string> nameFilters
    /// Whether a file is saved rather than opened.
    property bool saving: false
    /// The extension of a file that is saved without one.
    property string suffix
    /// The kind of file chosen first, an index of `nameFilters`.
    property int kind: 0

    /// Emitted when a file has been chosen.
    signal picked(url file)

    /// Loads the dialog on first use: its module takes time to load. Returns whether it is there.
    function load(): bool {
        if (root.status === Loader.Null)
            root.setSource("FilePickerDialog.qml", {
                "picker": root
            });
        return root.status === Loader.Ready;
    }

    function open(): void {
        if (root.load())
            (root.item as FilePickerDialog).open();
    }

    /// Opens with this file's name and folder.
    function propose(file: url): void {
        if (!root.load())
            return;
        const dialog = root.item as FilePickerDialog;
        dialog.selectedNameFilter.index = root.kind;
        dialog.selectedFile = file;
        dialog.open();
    }

    function close(): void {
        (root.item as FilePickerDialog)?.close();
    }
}
