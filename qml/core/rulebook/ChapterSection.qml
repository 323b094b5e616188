// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A chapter of a regulation: its rules in our words, with our readings.
RulebookSection {
    id: root

    readonly property regulation law: root.rulebook.regulationOf(root.rulebook.language.length > 0 ? root.subject : "")
    /// The card of the first requested rule; null: none.
    property Item soughtCard: null

    spacing: Theme.spaceS
    onContentHeightChanged: if (root.soughtCard) root.bringIntoSight(root.soughtCard)

    SmallText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        text: qsTr("In our own words. The law itself: %1.").arg(root.law.source)
        wrapMode: Text.Wrap
    }

    SmallText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        visible: root.law.note.length > 0
        text: root.law.note
        color: Theme.warning
        wrapMode: Text.Wrap
    }

    Repeater {
        model: root.rulebook.language.length > 0 ? root.rulebook.rulesOf(root.subject) : []

        RuleCard {
            id: card

            required property ruleEntry modelData

            Layout.fillWidth: true
            entry: card.modelData
            official: root.rulebook.official.revision >= 0 ? root.rulebook.official.words(card.modelData.id) : ""
            sought: root.sought.length > 0 && root.rulebook.belongsTo(card.modelData.id, root.sought)
            onRuleAsked: id => root.ruleAsked(id)
            Component.onCompleted: if (card.sought && !root.soughtCard) root.soughtCard = card
        }
    }
}
