// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A search result: a rule or a term.
Loader {
    id: root

    required property int index
    required property var modelData
    /// Whether it is a rule rather than a term.
    required property bool rule
    required property bool portuguese

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    Component.onCompleted: {
        if (root.rule)
            root.setSource("RuleCard.qml", {
                "entry": root.modelData,
                "namesRegulation": true
            });
        else
            root.setSource("TermRow.qml", {
                "entry": root.modelData,
                "portuguese": root.portuguese
            });
    }

    Connections {
        target: root.item
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }
}
