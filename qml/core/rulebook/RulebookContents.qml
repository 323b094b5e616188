// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The rulebook's contents: the guide to each game and its regulations, one of them open, in the order in which a
/// newcomer would read them.
MvScrollColumn {
    id: root

    required property RulebookModel rulebook
    /// What is open: the section's file, and its subject.
    required property string page
    required property string subject

    /// Stands in the page's place, not beside it.
    property bool alone: false

    /// The group whose lines are shown; empty: none.
    property string openGroup
    property ContentsGroup openItem: null

    /// A line was pressed.
    signal opened(string page, string subject)

    /// Brings the line that is read, or the open group, into sight; else the view back where there is something to see.
    function settle(): void {
        root.openItem && root.openGroup.length > 0 ? root.reveal(root.openItem.currentLine ?? root.openItem) : root.scrollBy(0);
    }

    /// Shows a group's lines, and the page of the first of them where that stands beside; or hides them.
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
