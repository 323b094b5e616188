// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// Loads the sheet with exact figures on first use.
Loader {
    id: root

    required property FiguresDesk figures

    /// Opens the sheet.
    function open(): void {
        if (root.status === Loader.Ready)
            (root.item as FiguresSheet).open();
        else
            root.setSource("FiguresSheet.qml", {
                "figures": root.figures
            });
    }

    onLoaded: (root.item as FiguresSheet).open()
}
