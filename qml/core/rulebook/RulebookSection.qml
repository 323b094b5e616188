// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// One section of the rulebook: a column to read, that scrolls.
MvScrollColumn {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    required property HouseGames games
    /// Which one of its kind: a chapter's or a guide section's id, or what is searched for.
    property string subject
    /// The rule that was asked for, to be marked and brought into sight; empty: none.
    property string sought

    /// A rule's number was pressed.
    signal ruleAsked(string id)

    /// What is above everything else once the section is there; rules bring themselves into sight.
    function bringIntoSight(item: Item): void {
        root.contentY = Math.max(0, Math.min(item.mapToItem(root.contentItem, 0, 0).y - Theme.spaceM, root.contentHeight - root.height));
    }

    spacing: Theme.spaceL
    activeFocusOnTab: root.interactive
}
