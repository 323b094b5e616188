// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The rounds of the open study, each followed by its notes.
FocusScope {
    id: root

    required property StudyDesk desk
    /// Whether the list is shown.
    property bool shown: true

    readonly property int current: list.count > 0 ? list.currentIndex : -1
    readonly property int moment: root.desk.moment

    /// Requests to play this row at the table.
    signal playAsked(int row)
    /// Requests to remove this row.
    signal removeAsked(int row)

    onMomentChanged: {
        if (root.moment < 0)
            return;
        list.currentIndex = root.moment;
        list.positionViewAtIndex(root.moment, ListView.Contain);
    }

    FocusRing {
        anchors.fill: list
        visible: list.activeFocus
        targetRadius: Theme.radiusS
    }

    ListView {
        id: list

        anchors.fill: parent
        model: root.shown ? root.desk : null
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rounds and notes of the study")
        Accessible.description: qsTr("Enter plays a round from there, Delete removes it from the study")
        Keys.onReturnPressed: if (list.currentIndex >= 0) root.playAsked(list.currentIndex)
        Keys.onEnterPressed: if (list.currentIndex >= 0) root.playAsked(list.currentIndex)
        Keys.onDeletePressed: event => {
            if (!event.isAutoRepeat && list.currentIndex >= 0)
                root.removeAsked(list.currentIndex);
        }

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: StudyRow {
            id: row

            width: list.width - Theme.spaceM
            highlighted: list.currentIndex === row.index
            now: root.moment === row.index
            focusPolicy: Qt.NoFocus
            onClicked: {
                list.currentIndex = row.index;
                root.playAsked(row.index);
            }
        }

        MvLabel {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.spaceL
            visible: list.count === 0 && !root.desk.busy
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.desk.title.length > 0 ? qsTr("The study has no rounds.") : qsTr("There is no study yet. Add a round to one from the history or while it is played again.")
            secondary: true
        }
    }
}
