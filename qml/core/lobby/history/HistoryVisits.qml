// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The visits to tables, newest first, with the result of each (P39, O26, B52).
FocusScope {
    id: root

    required property VisitListModel visits
    readonly property ListView list: list
    /// Whether there is no room for a separate game column.
    readonly property bool narrow: root.width < Theme.px(680 + 260 * Theme.textScale)

    readonly property real dateWidth: Theme.px(Math.max(140, root.dateNeed) * Theme.textScale)
    readonly property real stakedWidth: Theme.px(Math.max(116, root.stakedNeed * Theme.textScale))
    readonly property real netWidth: Theme.px(Math.max(140, root.netNeed * Theme.textScale))
    /// The widths that the longest date and amounts so far need: the columns are the same in all rows.
    property real dateNeed: 0
    property real stakedNeed: 0
    property real netNeed: 0

    /// Requests the rounds of the visit in this row.
    signal chosen(int row)

    /// Widens the columns to fit a row.
    function fit(entry: VisitEntry): void {
        root.dateNeed = Math.max(root.dateNeed, entry.dateNeed);
        root.stakedNeed = Math.max(root.stakedNeed, entry.stakedNeed);
        root.netNeed = Math.max(root.netNeed, entry.netNeed);
    }

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
            Layout.preferredWidth: root.dateWidth
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
            Layout.preferredWidth: root.stakedWidth
            horizontalAlignment: Text.AlignRight
            text: qsTr("Staked")
        }

        SmallText {
            Layout.preferredWidth: root.netWidth
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
            id: entry

            width: list.width - Theme.spaceL
            narrow: root.narrow
            dateWidth: root.dateWidth
            stakedWidth: root.stakedWidth
            netWidth: root.netWidth
            highlighted: list.activeFocus && list.currentIndex === index
            onClicked: root.chosen(index)
            onDateNeedChanged: root.fit(entry)
            onStakedNeedChanged: root.fit(entry)
            onNetNeedChanged: root.fit(entry)
            Component.onCompleted: root.fit(entry)
        }

        T.ScrollBar.vertical: MvScrollBar {}

        MvLabel {
            anchors.centerIn: parent
            visible: list.count === 0
            text: root.visits.busy ? qsTr("The record is being read…") : qsTr("No session on record matches the filters.")
            secondary: true
        }
    }
}
