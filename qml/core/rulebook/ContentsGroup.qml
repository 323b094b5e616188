// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A group of the table of contents, a game's guide or a regulation: its name, and its lines while it is expanded.
MvColumnLayout {
    id: root

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
        text: root.group.title
        Accessible.description: root.open ? qsTr("Its chapters are shown") : qsTr("Its chapters are hidden")
        onClicked: root.toggled()

        contentItem: RowLayout {
            spacing: Theme.spaceXs

            MvIcon {
                iconName: root.open ? "chevron-down" : "chevron-right"
                size: Theme.iconSizeSmall
                color: Theme.brass
            }

            MvLabel {
                Layout.fillWidth: true
                text: root.group.title
                color: root.open || name.hovered ? Theme.text : Theme.textSecondary
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
        model: root.open && root.rulebook.language.length > 0 ? root.rulebook.linesOf(root.group.id) : []

        ContentsEntry {
            id: line

            required property contentsLine modelData

            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            text: line.modelData.title
            current: root.subject === line.modelData.subject
            onClicked: root.opened(line.modelData.page, line.modelData.subject)
            onCurrentChanged: if (line.current) root.currentLine = line
            Component.onCompleted: if (line.current) root.currentLine = line
        }
    }
}
