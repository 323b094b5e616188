// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The visits to tables, the newest first, with what each has come to (P39, O26, B52).
FocusScope {
    id: root

    required property VisitListModel visits
    readonly property ListView list: list
    /// No room for the game in a column of its own.
    readonly property bool narrow: root.width < Theme.px(680 + 260 * Theme.textScale)

    /// The rounds of a visit are to be listed; the row of the list.
    signal chosen(int row)

    onVisibleChanged: if (root.visits) root.visits.active = root.visible

    RowLayout {
        id: heads

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM + Theme.spaceL + Theme.iconSize + Theme.spaceM
        visible: list.count > 0
        spacing: Theme.spaceM

        SmallText {
            Layout.preferredWidth: Theme.px(140 * Theme.textScale)
            text: qsTr("Sat down")
        }

        SmallText {
            Layout.fillWidth: true
            text: root.narrow ? "" : qsTr("Game")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(56)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Table")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(110)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Duration")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(110)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Rounds played")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(116)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Staked")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(140)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Result")
        }
    }

    ListView {
        id: list

        anchors.top: heads.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        model: root.visits
        focus: true
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Sessions at tables")
        Accessible.description: qsTr("Enter lists the rounds of a session")
        Keys.onReturnPressed: if (list.currentIndex >= 0) root.chosen(list.currentIndex)
        Keys.onEnterPressed: if (list.currentIndex >= 0) root.chosen(list.currentIndex)

        delegate: VisitEntry {
            width: list.width - Theme.spaceL
            narrow: root.narrow
            highlighted: list.activeFocus && list.currentIndex === index
            onClicked: root.chosen(index)
        }

        T.ScrollBar.vertical: MvScrollBar {}

        MvLabel {
            anchors.centerIn: parent
            visible: list.count === 0
            text: root.visits.busy ? qsTr("The record is being read…") : qsTr("No session on record fits the filters.")
            secondary: true
        }
    }
}
