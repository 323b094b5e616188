// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// The sheet on fairness, made when it is first wanted.
Loader {
    id: root

    required property HouseApplication application

    /// Opens the sheet.
    function open(): void {
        if (root.status === Loader.Ready)
            (root.item as FairnessSheet).open();
        else
            root.setSource("FairnessSheet.qml", {
                "fairness": root.application.fairness,
                "chance": root.application.inspector.chance
            });
    }

    onLoaded: (root.item as FairnessSheet).open()
}
