// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// Loads the comparison of regulations on first use.
Loader {
    id: root

    required property InspectDesk desk
    required property AppSettings settings

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Opens the comparison.
    function open(): void {
        if (root.status === Loader.Ready)
            (root.item as ComparisonSheet).open();
        else
            root.setSource("ComparisonSheet.qml", {
                "comparison": root.desk.inspector.comparison,
                "settings": root.settings
            });
    }

    onLoaded: (root.item as ComparisonSheet).open()

    Connections {
        target: root.item as ComparisonSheet
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }
}
