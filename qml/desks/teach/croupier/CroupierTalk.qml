// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Calls of poker's croupier, questions to each player, and the answer to late chips.
Item {
    id: root

    required property PokerCroupierDesk desk

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Words and questions")

    Flow {
        id: said

        width: root.width
        spacing: Theme.spaceS

        Repeater {
            model: root.desk.calls.length

            MvButton {
                id: call

                required property int index
                readonly property croupierCall info: root.desk.calls[call.index]
                /// Short forms, if the full sentence does not fit.
                readonly property list<string> brief: [qsTr("Antes"), qsTr("Closed"), qsTr("Decide"), qsTr("Warning")]

                text: call.brief[call.index]
                shortcut: ["A", "N", "D", "W"][call.index]
                repeats: false
                toolTip: qsTr("“%1”").arg(call.info.words)
                Accessible.name: qsTr("“%1”").arg(call.info.words)
                onClicked: root.desk.call(call.index)
            }
        }
    }

    CroupierSeats {
        id: asked

        y: said.height + Theme.spaceM
        width: root.width
        desk: root.desk
        label: qsTr("Ask")
        onChosen: seat => root.desk.ask(seat)
    }

    Row {
        y: asked.y + asked.height + Theme.spaceM
        spacing: Theme.spaceS
        visible: root.desk.lateStake

        MvButton {
            text: qsTr("Push the late chips back")
            shortcut: root.desk.lateStake ? "B" : ""
            repeats: false
            onClicked: root.desk.answerLate(false)
        }

        MvButton {
            text: qsTr("Take them")
            shortcut: root.desk.lateStake ? "T" : ""
            repeats: false
            onClicked: root.desk.answerLate(true)
        }
    }
}
