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

    /// A line of the table of contents.
    component ContentsEntry: MvPressable {
        id: contentsLine

        property bool current: false

        implicitHeight: Theme.controlHeightSmall
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceS
        Accessible.role: Accessible.PageTab
        Accessible.selected: contentsLine.current

        contentItem: MvLabel {
            text: contentsLine.text
            color: contentsLine.current ? Theme.brassLight : contentsLine.hovered ? Theme.text : Theme.textSecondary
            font.weight: contentsLine.current ? Font.Medium : Font.Normal
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        background: Rectangle {
            radius: Theme.radiusS
            color: contentsLine.held ? Theme.lacquerPressed : contentsLine.current ? Theme.lacquerRaised : contentsLine.hovered ? Theme.lacquerHover : "transparent"

            Rectangle {
                y: Theme.spaceXs
                width: Theme.px(3)
                height: parent.height - 2 * Theme.spaceXs
                visible: contentsLine.current
                color: Theme.brass
            }

            FocusRing {
                visible: contentsLine.visualFocus
                targetRadius: Theme.radiusS
            }
        }
    }

    /// A group of the table of contents, a game's guide or a regulation: its name, and its lines while it is expanded.
    component ContentsGroup: MvColumnLayout {
        id: contentsGroup

        required property RulebookModel rulebook
        required property ruleGroup group
        required property bool open
        /// The subject of the open line.
        required property string subject

        /// The open line, if it is in this group.
        property Item currentLine: null

        /// Emitted when its name is pressed.
        signal toggled
        /// Emitted when a line is pressed.
        signal opened(string page, string subject)

        spacing: Theme.line

        MvPressable {
            id: name

            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.controlHeightSmall, implicitContentHeight + 2 * Theme.spaceXs)
            leftPadding: Theme.spaceXs
            rightPadding: Theme.spaceS
            text: contentsGroup.group.title
            Accessible.description: contentsGroup.open ? qsTr("Its chapters are shown") : qsTr("Its chapters are hidden")
            onClicked: contentsGroup.toggled()

            contentItem: RowLayout {
                spacing: Theme.spaceXs

                MvIcon {
                    iconName: contentsGroup.open ? "chevron-down" : "chevron-right"
                    size: Theme.iconSizeSmall
                    color: Theme.brass
                }

                MvLabel {
                    Layout.fillWidth: true
                    text: contentsGroup.group.title
                    color: contentsGroup.open || name.hovered ? Theme.text : Theme.textSecondary
                    font.weight: Font.Medium
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }

            background: Rectangle {
                radius: Theme.radiusS
                color: name.held ? Theme.lacquerPressed : name.hovered ? Theme.lacquerHover : "transparent"

                FocusRing {
                    visible: name.visualFocus
                    targetRadius: Theme.radiusS
                }
            }
        }

        Repeater {
            model: contentsGroup.open && contentsGroup.rulebook.language.length > 0 ? contentsGroup.rulebook.linesOf(contentsGroup.group.id) : []

            ContentsEntry {
                id: line

                required property contentsLine modelData

                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceM
                text: line.modelData.title
                current: contentsGroup.subject === line.modelData.subject
                onClicked: contentsGroup.opened(line.modelData.page, line.modelData.subject)
                onCurrentChanged: if (line.current) contentsGroup.currentLine = line
                Component.onCompleted: if (line.current) contentsGroup.currentLine = line
            }
        }
    }
}
