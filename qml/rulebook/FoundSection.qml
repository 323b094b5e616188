// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// What was found of a search: rules of the table's regulation first, then those of the others, then words of the game.
/// Only what is in sight is made: a single letter is found in hundreds of rules.
ListView {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    /// What is searched for.
    property string subject
    property string sought

    readonly property var terms: root.rulebook.language.length > 0 ? root.rulebook.findTerms(root.subject) : []
    readonly property real lineWidth: root.width - Theme.spaceL

    /// A rule's number was pressed.
    signal ruleAsked(string id)

    /// Moves the view by so many pixels, as far as there is something to see.
    function scrollBy(distance: real): void {
        root.contentY = Math.max(root.originY, Math.min(root.contentY + distance, root.originY + root.contentHeight - root.height));
    }

    model: root.rulebook.language.length > 0 ? root.rulebook.find(root.subject) : []
    spacing: Theme.spaceS
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: root.contentHeight > root.height
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Found")

    Keys.onUpPressed: root.scrollBy(-Theme.controlHeight)
    Keys.onDownPressed: root.scrollBy(Theme.controlHeight)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown;
        root.scrollBy(event.key === Qt.Key_PageUp ? -root.height : event.key === Qt.Key_PageDown ? root.height : 0);
    }

    T.ScrollBar.vertical: MvScrollBar {}

    header: SmallText {
        x: Theme.spaceM
        width: root.lineWidth - Theme.spaceM
        bottomPadding: Theme.spaceS
        text: root.count + root.terms.length > 0 ? qsTr("Rules: %1 · words of the game: %2").arg(root.count).arg(root.terms.length)
                                                 : qsTr("Nothing found. Try a rule's number, such as P26 or O19, or a single word.")
        wrapMode: Text.Wrap
    }

    delegate: RuleCard {
        id: card

        required property ruleEntry modelData

        width: root.lineWidth
        entry: card.modelData
        namesRegulation: true
        onRuleAsked: id => root.ruleAsked(id)
    }

    footer: Column {
        topPadding: Theme.spaceS
        spacing: Theme.spaceS

        Repeater {
            model: root.terms

            TermRow {
                id: term

                required property glossaryTerm modelData

                width: root.lineWidth
                entry: term.modelData
                portuguese: root.rulebook.language === "pt"
                onRuleAsked: id => root.ruleAsked(id)
            }
        }
    }
}
