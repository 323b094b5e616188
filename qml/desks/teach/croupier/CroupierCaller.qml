// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Calls of bingo's caller, except numbers and prizes, and the answer to a late buyer.
Item {
    id: root

    required property BingoCroupierDesk desk

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Words")

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

                text: qsTr("“%1”").arg(call.info.words)
                shortcut: String(call.index + 1)
                repeats: false
                onClicked: root.desk.call(call.index)
            }
        }
    }

    Row {
        y: said.height + Theme.spaceM
        spacing: Theme.spaceS
        visible: root.desk.lateBuyer

        MvButton {
            text: qsTr("No more cards")
            shortcut: root.desk.lateBuyer ? "B" : ""
            repeats: false
            onClicked: root.desk.answerLate(false)
        }

        MvButton {
            text: qsTr("Sell cards")
            shortcut: root.desk.lateBuyer ? "T" : ""
            repeats: false
            onClicked: root.desk.answerLate(true)
        }
    }
}
