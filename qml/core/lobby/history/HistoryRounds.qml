// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The filtered rounds on record, newest first.
FocusScope {
    id: root

    required property RecordHistoryModel history
    /// Whether the list is shown and must be read from the record.
    required property bool shown
    readonly property ListView list: rounds
    readonly property int search: root.history.search
    /// Whether there is no room for a separate game column.
    readonly property bool narrow: root.width < Theme.px(300 + 760 * Theme.textScale)
    readonly property real rowHeight: root.narrow ? Theme.px(20 + 40 * Theme.textScale) : Theme.controlHeight
    readonly property real gap: root.narrow ? Theme.spaceS : Theme.spaceM
    readonly property real dateWidth: Theme.px(Math.max(140, root.dateNeed) * Theme.textScale)
    readonly property real stakedWidth: Theme.px(Math.max(root.narrow ? 72 : 88, root.stakedNeed) * Theme.textScale)
    readonly property real netWidth: Theme.px(Math.max(root.narrow ? 96 : 104, root.netNeed) * Theme.textScale)
    /// The widths that the longest date and amounts so far need: the columns are the same in all rows.
    property real dateNeed: 0
    property real stakedNeed: 0
    property real netNeed: 0

    /// Whether a desk can make lessons from rounds, or present them to a class.
    property bool teaches: true
    property bool presents: true

    /// Requests to replay the round in this row.
    signal watchAsked(int row)
    /// Requests the sheet of the round with this id.
    signal sheetAsked(string round)
    /// Requests to add the round with this id to a study.
    signal studyAsked(string round)
    /// Requests to make a lesson from the round with this id.
    signal lessonAsked(string round)
    /// Requests to present the round with this id to a class.
    signal presentAsked(string round)

    /// Scrolls to a row and focuses it.
    function show(row: int): void {
        rounds.currentIndex = row;
        rounds.positionViewAtIndex(row, ListView.Center);
        rounds.forceActiveFocus();
    }

    /// Widens the columns to fit a row.
    function fit(entry: HistoryEntry): void {
        root.dateNeed = Math.max(root.dateNeed, entry.dateNeed);
        root.stakedNeed = Math.max(root.stakedNeed, entry.stakedNeed);
        root.netNeed = Math.max(root.netNeed, entry.netNeed);
    }

    onSearchChanged: if (root.search === RecordHistoryModel.Found) root.show(root.history.foundRow)

    RowLayout {
        id: heads

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM + Theme.spaceL + Theme.iconSize + 4 * Theme.controlHeightSmall + 2 * root.gap
        visible: rounds.count > 0
        spacing: root.gap

        SmallText {
            Layout.preferredWidth: Theme.px((root.narrow ? 56 : 72) * Theme.textScale)
            text: qsTr("Round")
        }

        SmallText {
            Layout.preferredWidth: root.dateWidth
            text: qsTr("Date")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(160 * Theme.textScale)
            visible: !root.narrow
            text: qsTr("Game")
        }

        SmallText {
            Layout.fillWidth: true
            elide: Text.ElideRight
            text: qsTr("Outcome")
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
        id: rounds

        anchors.top: heads.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.left: parent.left
        anchors.right: parent.right
        height: Math.max(1, Math.floor((root.height - rounds.y) / root.rowHeight)) * root.rowHeight // whole rows only
        model: root.shown ? root.history : null
        focus: true
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rounds on record")
        Accessible.description: root.teaches && root.presents ? qsTr("Enter replays a round, S shows its sheet, V checks it, A adds it to a study, L makes a lesson from it, E shows it to a class")
            : qsTr("Enter replays a round, S shows its sheet, V checks it, A adds it to a study")
        Keys.onReturnPressed: if (rounds.currentIndex >= 0) root.watchAsked(rounds.currentIndex)
        Keys.onEnterPressed: if (rounds.currentIndex >= 0) root.watchAsked(rounds.currentIndex)
        Keys.onPressed: event => {
            const current = rounds.currentItem as HistoryEntry;
            const offered = [Qt.Key_S, Qt.Key_V, Qt.Key_A].includes(event.key) || event.key === Qt.Key_L && root.teaches || event.key === Qt.Key_E && root.presents;
            event.accepted = offered && event.modifiers === Qt.NoModifier && current !== null;
            if (event.accepted)
                event.key === Qt.Key_V ? root.history.verifyRound(current.idText) : event.key === Qt.Key_S ? root.sheetAsked(current.idText) : event.key === Qt.Key_A ? root.studyAsked(current.idText)
                    : event.key === Qt.Key_L ? root.lessonAsked(current.idText) : root.presentAsked(current.idText);
        }

        delegate: HistoryEntry {
            id: entry

            width: rounds.width - Theme.spaceL
            narrow: root.narrow
            teaches: root.teaches
            presents: root.presents
            dateWidth: root.dateWidth
            stakedWidth: root.stakedWidth
            netWidth: root.netWidth
            highlighted: rounds.activeFocus && rounds.currentIndex === index
            onClicked: root.watchAsked(index)
            onSheetAsked: root.sheetAsked(idText)
            onStudyAsked: root.studyAsked(idText)
            onLessonAsked: root.lessonAsked(idText)
            onPresentAsked: root.presentAsked(idText)
            onDateNeedChanged: root.fit(entry)
            onStakedNeedChanged: root.fit(entry)
            onNetNeedChanged: root.fit(entry)
            Component.onCompleted: root.fit(entry)
        }

        T.ScrollBar.vertical: MvScrollBar {}

        MvLabel {
            anchors.centerIn: parent
            visible: rounds.count === 0 && root.history.failure.length === 0
            text: root.history.busy ? qsTr("The record is being read…") : root.history.total > 0 ? qsTr("No round on record matches the filters.") : qsTr("No round has been recorded yet. Sit down at a table.")
            secondary: true
        }
    }
}
