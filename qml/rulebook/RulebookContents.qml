// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The rulebook's contents: what to read, in the order in which a newcomer would.
MvScrollColumn {
    id: root

    required property RulebookModel rulebook
    /// What is open: the section's file, and its subject.
    required property string page
    required property string subject

    /// A line was pressed.
    signal opened(string page, string subject)

    spacing: Theme.line
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Contents")

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("How to play")
        current: root.page === "GuideSectionPage" && root.subject === "minute"
        onClicked: root.opened("GuideSectionPage", "minute")
    }

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("A round in figures")
        current: root.page === "GuideSectionPage" && root.subject === "example"
        onClicked: root.opened("GuideSectionPage", "example")
    }

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("What the bet pays")
        current: root.page === "PayTableSection"
        onClicked: root.opened("PayTableSection", "pay_table")
    }

    SmallText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        Layout.bottomMargin: Theme.spaceXs
        text: qsTr("The rules, chapter by chapter")
        wrapMode: Text.Wrap
    }

    Repeater {
        model: root.rulebook.chapters

        ContentsEntry {
            required property ruleChapter modelData

            Layout.fillWidth: true
            text: modelData.title
            current: root.page === "ChapterSection" && root.subject === modelData.id
            onClicked: root.opened("ChapterSection", modelData.id)
        }
    }

    MvSeparator {
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
    }

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("How to complain")
        current: root.page === "GuideSectionPage" && root.subject === "complain"
        onClicked: root.opened("GuideSectionPage", "complain")
    }

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("Reporting a fault")
        current: root.page === "GuideSectionPage" && root.subject === "report"
        onClicked: root.opened("GuideSectionPage", "report")
    }

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("Words of the game")
        current: root.page === "GlossarySection"
        onClicked: root.opened("GlossarySection", "glossary")
    }

    ContentsEntry {
        Layout.fillWidth: true
        text: qsTr("Keyboard")
        current: root.page === "KeyboardSection"
        onClicked: root.opened("KeyboardSection", "keyboard")
    }
}
