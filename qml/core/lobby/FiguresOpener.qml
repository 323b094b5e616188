// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// The sheet with exact figures, made when it is first wanted.
Loader {
    id: root

    required property HouseApplication application

    /// Opens the sheet.
    function open(): void {
        if (root.status === Loader.Ready)
            (root.item as FiguresSheet).open();
        else
            root.setSource("FiguresSheet.qml", {
                "figures": root.application.inspector.figures
            });
    }

    onLoaded: (root.item as FiguresSheet).open()
}
