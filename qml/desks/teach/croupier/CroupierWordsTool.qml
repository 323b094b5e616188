// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Calls of a croupier, the bell and the ball.
Flow {
    id: root

    required property RouletteCroupierDesk desk

    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Words and ball")

    Repeater {
        model: root.desk.calls.length

        MvButton {
            id: call

            required property int index
            readonly property croupierCall info: root.desk.calls[call.index]

            text: qsTr("“%1”").arg(call.info.words)
            shortcut: String(call.index + 1)
            repeats: false
            onClicked: root.desk.call(call.index)
        }
    }

    MvButton {
        visible: root.desk.bell
        text: qsTr("Ring the bell")
        shortcut: root.desk.bell ? "B" : ""
        repeats: false
        onClicked: root.desk.ringBell()
    }

    MvButton {
        text: root.desk.turns ? qsTr("Ball clockwise") : qsTr("Launch the ball")
        shortcut: "L"
        repeats: false
        onClicked: root.desk.launch(true)
    }

    MvButton {
        visible: root.desk.turns
        text: qsTr("Ball anticlockwise")
        shortcut: root.desk.turns ? "K" : ""
        repeats: false
        onClicked: root.desk.launch(false)
    }
}
