// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// An earlier round, played again in the place of the live table's picture while that goes on: what is live (its clock,
/// and below it call, result and controls) stays in sight. Marked beyond doubt as a repetition.
MvKeyArea {
    id: root

    /// The table that is played at, and the one at which the earlier round is played again.
    required property TableModel live
    required property TableModel table
    required property HouseGame game
    required property AppSettings settings
    /// What shows the repetition: the game's own.
    required property string part
    /// The key that plays and stops; the live table's own keys stay its own.
    required property string playKey

    /// Back to the live table.
    signal ended
    /// This moment is to be added to a study; a link to it.
    signal studyAsked(string moment)
    /// The round is to be shown to a class from this moment on; a link to it.
    signal presentAsked(string moment)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Replay of round %1; the table goes on").arg(root.table.round)

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
        // Clicks and drags are for looking only: nothing can be staked in what has been.
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
        onLobbyAsked: root.ended()
        onStudyAsked: moment => root.studyAsked(moment)
        onPresentAsked: moment => root.presentAsked(moment)
    }
}
