// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Break between the periods of a test; nothing can be done at the table.
FocusScope {
    id: root

    required property CroupierDesk desk

    Component.onCompleted: on.forceActiveFocus(Qt.OtherFocusReason)
    Keys.onReturnPressed: root.desk.endBreak()
    Keys.onEnterPressed: root.desk.endBreak()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Break")

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Panel {
        anchors.centerIn: parent
        width: Theme.px(520)
        height: words.height + on.height + Theme.spaceXl + 2 * padding
        padding: Theme.spaceXl
        elevation: 20

        Column {
            id: words

            width: parent.width
            spacing: Theme.spaceS

            TitleText {
                width: parent.width
                text: qsTr("The first period is over")
                color: Theme.brassLight
            }

            BodyText {
                width: parent.width
                text: qsTr("%1 of %2 rounds are done. The table and the clock are stopped until the second period begins.").arg(root.desk.round).arg(root.desk.rounds)
            }
        }

        MvButton {
            id: on

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            large: true
            kind: MvButton.Primary
            text: qsTr("Begin the second period")
            keyHint: "↵"
            onClicked: root.desk.endBreak()
        }
    }
}
