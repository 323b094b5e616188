// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The rulebook's table of contents: the guide to each game and its regulations, one of them expanded, in reading order
/// for a beginner.
MvScrollColumn {
    id: root

    required property RulebookModel rulebook
    /// The open section: its file, and its subject.
    required property string page
    required property string subject

    /// Whether it takes the page's place instead of being next to it.
    property bool alone: false

    /// The expanded group; empty: none.
    property string openGroup
    property ContentsGroup openItem: null

    /// Emitted when a line is pressed.
    signal opened(string page, string subject)

    /// Scrolls to the open line or the expanded group; otherwise scrolls back within bounds.
    function settle(): void {
        root.openItem && root.openGroup.length > 0 ? root.reveal(root.openItem.currentLine ?? root.openItem) : root.scrollBy(0);
    }

    /// Expands a group, and opens its first page if the page is next to the contents; or collapses it.
    function toggle(isOpen: bool, group: string): void {
        root.openGroup = isOpen ? "" : group;
        const lines = isOpen || root.alone || root.rulebook.groupOf(root.subject) === group ? [] : root.rulebook.linesOf(group);
        if (lines.length > 0)
            root.opened(lines[0].page, lines[0].subject);
    }

    spacing: Theme.line
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Contents")

    onSubjectChanged: root.openGroup = root.rulebook.groupOf(root.subject) || root.openGroup
    onContentHeightChanged: root.settle()

    Repeater {
        model: root.rulebook.language.length > 0 ? root.rulebook.groups() : []

        ContentsGroup {
            id: entry

            required property ruleGroup modelData

            Layout.fillWidth: true
            rulebook: root.rulebook
            group: entry.modelData
            open: root.openGroup === entry.modelData.id
            subject: root.subject
            onToggled: root.toggle(entry.open, entry.modelData.id)
            onOpened: (page, subject) => root.opened(page, subject)
            onOpenChanged: if (entry.open) root.openItem = entry
            Component.onCompleted: if (entry.open) root.openItem = entry
        }
    }

    MvSeparator {
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
    }

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("Keyboard")
        current: root.page === "KeyboardSection"
        onClicked: root.opened("KeyboardSection", "keyboard")
    }
}
