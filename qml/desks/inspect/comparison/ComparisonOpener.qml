// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// The comparison of regulations, made when it is first wanted.
Loader {
    id: root

    required property HouseApplication application

    /// A rule is to be read.
    signal ruleAsked(string id)

    /// Opens the comparison.
    function open(): void {
        if (root.status === Loader.Ready)
            (root.item as ComparisonSheet).open();
        else
            root.setSource("ComparisonSheet.qml", {
                "comparison": root.application.inspector.comparison,
                "settings": root.application.settings
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
