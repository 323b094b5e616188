// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The search results: terms with that name, rules of the table's regulation, those of its game's other regulations,
/// those of other games, and terms whose definition contains the text. Creates only visible entries: a single letter is
/// found in hundreds of rules.
ColumnLayout {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    required property GameRegistry games
    /// The text searched for.
    property string subject
    property string sought

    readonly property var rules: root.rulebook.language.length > 0 ? root.rulebook.find(root.subject) : []
    readonly property var terms: root.rulebook.language.length > 0 ? root.rulebook.findTerms(root.subject) : []
    /// The number of terms with that name, at the beginning of the list.
    readonly property int named: root.terms.filter(term => term.named).length

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceS

    SmallText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        text: list.count > 0 ? qsTr("Rules: %1 · glossary terms: %2").arg(root.rules.length).arg(root.terms.length)
                             : qsTr("Nothing found. Try a rule's number, such as P26 or O19, or a single word.")
        wrapMode: Text.Wrap
    }

    ListView {
        id: list

        /// Scrolls by a number of pixels, within bounds.
        function scrollBy(distance: real): void {
            list.contentY = Math.max(list.originY, Math.min(list.contentY + distance, list.originY + list.contentHeight - list.height));
        }

        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.terms.slice(0, root.named).concat(root.rules, root.terms.slice(root.named))
        // Entries prepared ahead would be requested from a list that a search has made shorter.
        cacheBuffer: 0
        spacing: Theme.spaceS
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: list.contentHeight > list.height
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Search results")

        Keys.onUpPressed: list.scrollBy(-Theme.controlHeight)
        Keys.onDownPressed: list.scrollBy(Theme.controlHeight)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown;
            list.scrollBy(event.key === Qt.Key_PageUp ? -list.height : event.key === Qt.Key_PageDown ? list.height : 0);
        }

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: FoundEntry {
            id: entry

            width: list.width - Theme.spaceL
            rule: entry.index >= root.named && entry.index < root.named + root.rules.length
            portuguese: root.rulebook.language === "pt"
            official: root.rulebook.official
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    /// A search result: a rule or a term.
    component FoundEntry: Loader {
        id: foundEntry

        required property int index
        required property var modelData
        /// Whether it is a rule rather than a term.
        required property bool rule
        required property bool portuguese
        required property OfficialTexts official

        /// Requests the text of a rule.
        signal ruleAsked(string id)

        Component.onCompleted: {
            if (foundEntry.rule)
                foundEntry.setSource("RuleCard.qml", {
                    "entry": foundEntry.modelData,
                    "namesRegulation": true,
                    "official": foundEntry.official.words(foundEntry.modelData.id)
                });
            else
                foundEntry.setSource("TermRow.qml", {
                    "entry": foundEntry.modelData,
                    "portuguese": foundEntry.portuguese
                });
        }

        Connections {
            target: foundEntry.item
            function onRuleAsked(id: string): void {
                foundEntry.ruleAsked(id);
            }
        }
    }
}
