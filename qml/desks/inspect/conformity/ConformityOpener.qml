// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// Loads the conformity list on first use.
Loader {
    id: root

    required property MesaVivaApplication application
    required property InspectDesk desk

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Opens the list.
    function open(): void {
        if (root.status === Loader.Ready)
            (root.item as ConformitySheet).open();
        else
            root.setSource("ConformitySheet.qml", {
                "conformity": root.desk.inspector.conformity,
                "official": root.application.rulebook.official,
                "language": root.application.rulebook.language
            });
    }

    onLoaded: (root.item as ConformitySheet).open()

    Binding {
        target: root.item
        property: "noPlay"
        value: root.application.table !== null && !root.application.table.scenario ? qsTr("Leave the table first: a scenario plays at a table of its own") : ""
        when: root.status === Loader.Ready
    }

    Binding {
        target: root.item
        property: "language"
        value: root.application.rulebook.language
        when: root.status === Loader.Ready
    }

    Connections {
        target: root.item as ConformitySheet
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
        function onScenarioAsked(name: string): void {
            if (root.application.playShipped(name).length === 0)
                root.desk.inspector.conformity.leave();
        }
    }
}
