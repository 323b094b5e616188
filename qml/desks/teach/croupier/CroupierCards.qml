// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The next card: face down or up, and its recipient.
Item {
    id: root

    required property PokerCroupierDesk desk

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Cards")

    WordChoices {
        id: face

        width: Math.min(root.width, Theme.px(300))
        height: implicitHeight
        label: qsTr("The next card")
        words: [qsTr("Face down"), qsTr("Face up")]
        choice: root.desk.faceUp ? 1 : 0
        onChosen: choice => root.desk.faceUp = choice === 1
    }

    MvButton {
        x: face.width + Theme.spaceS
        text: qsTr("Turn it")
        shortcut: "U"
        repeats: false
        onClicked: root.desk.faceUp = !root.desk.faceUp
    }

    CroupierSeats {
        id: players

        y: face.height + Theme.spaceM
        width: root.width
        desk: root.desk
        label: qsTr("Deal to")
        onChosen: seat => root.desk.deal(seat, root.desk.faceUp)
    }

    Row {
        y: players.y + players.height + Theme.spaceS
        spacing: Theme.spaceS

        MvButton {
            text: qsTr("Discard corner")
            shortcut: "C"
            repeats: false
            onClicked: root.desk.deal(-1, root.desk.faceUp)
        }

        MvButton {
            text: qsTr("Dealer")
            shortcut: "0"
            repeats: false
            onClicked: root.desk.deal(0, root.desk.faceUp)
        }
    }
}
