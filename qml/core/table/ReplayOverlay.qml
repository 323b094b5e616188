// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Replays an earlier round in place of the live table's picture while the live table continues: its clock,
/// announcement, result and controls stay visible. Clearly marked as a replay.
MvKeyArea {
    id: root

    /// The live table, and the table with the replayed round.
    required property TableModel live
    required property TableModel table
    required property TableGame game
    required property AppSettings settings
    /// The game's own component for the replay.
    required property string part
    /// The key for play and pause; the live table keeps its own keys.
    required property string playKey
    /// Whether a desk can present the round to a class.
    required property bool presents

    /// Requests to return to the live table.
    signal ended
    /// Requests to add this moment to a study, given as a link.
    signal studyAsked(string moment)
    /// Requests to present the round to a class from this moment, given as a link.
    signal presentAsked(string moment)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Replay of round %1; the table goes on").arg(root.table.roundName)

    Rectangle {
        anchors.fill: parent
        color: Theme.roomWarm
    }

    Rectangle {
        id: head

        width: parent.width
        height: Theme.controlHeight + Theme.spaceS
        color: Theme.lacquer

        Badge {
            id: mark

            x: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Replay")
            tone: Theme.warning
        }

        MvLabel {
            anchors.left: mark.right
            anchors.leftMargin: Theme.spaceM
            anchors.right: clock.visible ? clock.left : parent.right
            anchors.rightMargin: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
            text: root.table.caption.length > 0 ? root.table.caption : root.table.scenarioTitle
            elide: Text.ElideRight
        }

        Badge {
            id: liveMark

            anchors.right: clock.left
            anchors.verticalCenter: parent.verticalCenter
            visible: clock.visible
            text: qsTr("Live")
            tone: Theme.win
        }

        TimerView {
            id: clock

            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(260)
            height: head.height - Theme.spaceS
            sideways: true
            table: root.live
        }
    }

    Rectangle {
        anchors.top: head.bottom
        width: parent.width
        height: Theme.px(2)
        z: 1
        color: Theme.warning
    }

    Loader {
        id: picture

        anchors.top: head.bottom
        anchors.bottom: bar.top
        width: parent.width
        // Clicks and drags are for viewing only: a past round takes no stakes.
        enabled: false
        Component.onCompleted: picture.setSource(root.part, {
            "table": root.table,
            "game": root.game,
            "settings": root.settings
        })
    }

    ReplayBar {
        id: bar

        anchors.bottom: parent.bottom
        width: parent.width
        table: root.table
        backText: qsTr("Back to the table")
        backKey: "Esc"
        playKey: root.playKey
        presents: root.presents
        onLobbyAsked: root.ended()
        onStudyAsked: moment => root.studyAsked(moment)
        onPresentAsked: moment => root.presentAsked(moment)
    }
}
