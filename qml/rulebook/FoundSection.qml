// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What a search finds: rules, readings and words of the game.
RulebookSection {
    id: root

    spacing: Theme.spaceS

    SmallText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        text: rules.count + terms.count > 0 ? qsTr("Rules: %1 · words of the game: %2").arg(rules.count).arg(terms.count)
                                            : qsTr("Nothing found. Try a rule's number, such as P26 or O19, or a single word.")
        wrapMode: Text.Wrap
    }

    Repeater {
        id: rules

        model: root.rulebook.language.length > 0 ? root.rulebook.find(root.subject) : []

        RuleCard {
            id: card

            required property ruleEntry modelData

            Layout.fillWidth: true
            entry: card.modelData
            namesRegulation: true
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    Repeater {
        id: terms

        model: root.rulebook.language.length > 0 ? root.rulebook.findTerms(root.subject) : []

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
