// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The terms of a game's law and table, in both languages.
RulebookSection {
    id: root

    spacing: Theme.spaceS

    Repeater {
        model: root.rulebook.language.length > 0 ? root.rulebook.glossary(root.subject) : []

        TermRow {
            id: term

            required property glossaryTerm modelData

            Layout.fillWidth: true
            entry: term.modelData
            portuguese: root.rulebook.language === "pt"
            onRuleAsked: id => root.ruleAsked(id)
        }
    }
}
