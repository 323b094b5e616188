// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A line of what a search has found: a rule, or a word of the game.
Loader {
    id: root

    required property int index
    required property var modelData
    /// It is a rule, and no word.
    required property bool rule
    required property bool portuguese

    /// A rule's number was pressed.
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
