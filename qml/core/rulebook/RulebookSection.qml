// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// One section of the rulebook: a scrolling column of text.
MvScrollColumn {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    required property GameRegistry games
    /// The id of a chapter or guide section, or the text searched for.
    property string subject
    /// The requested rule, to mark and scroll to; empty: none.
    property string sought

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Scrolls an item to the top once the section is complete; rule cards call it.
    function bringIntoSight(item: Item): void {
        root.contentY = Math.max(0, Math.min(item.mapToItem(root.contentItem, 0, 0).y - Theme.spaceM, root.contentHeight - root.height));
    }

    spacing: Theme.spaceL
    activeFocusOnTab: root.interactive
}
