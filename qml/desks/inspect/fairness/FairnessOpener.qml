// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// Loads the fairness sheet on first use.
Loader {
    id: root

    required property InspectDesk desk

    /// Opens the sheet.
    function open(): void {
        if (root.status === Loader.Ready)
            (root.item as FairnessSheet).open();
        else
            root.setSource("FairnessSheet.qml", {
                "fairness": root.desk.fairness,
                "chance": root.desk.inspector.chance
            });
    }

    onLoaded: (root.item as FairnessSheet).open()
}
