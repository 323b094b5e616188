// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What the keyboard does: everywhere, and at the tables of each game.
RulebookSection {
    id: root

    spacing: Theme.spaceS

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        text: qsTr("Everywhere")
    }
    KeyRow { keys: "F1"; text: qsTr("Opens the rules and the pay-table") }
    KeyRow { keys: "F2"; text: qsTr("Shows the last round") }
    KeyRow { keys: "M"; text: qsTr("Sound off, and on") }
    KeyRow { keys: "F11"; text: qsTr("Full screen, and back") }
    KeyRow { keys: "Ctrl+L"; text: qsTr("Changes the language") }
    KeyRow { keys: "Ctrl+,"; text: qsTr("Opens the settings") }
    KeyRow { keys: "Ctrl+O"; text: qsTr("In the lobby: opens a scenario file") }
    KeyRow { keys: "Ctrl+H"; text: qsTr("In the lobby: the rounds on record") }
    KeyRow { keys: "P , . - +"; text: qsTr("In a repetition: plays and stops, one event back or forwards, slower, faster") }
    KeyRow { keys: "Ctrl+Q"; text: qsTr("Leaves the program") }
    KeyRow { keys: qsTr("Esc"); text: qsTr("Closes what is open above the table") }
    KeyRow { keys: qsTr("Tab"); text: qsTr("Goes on to the next control; with Shift, back") }
    KeyRow { keys: qsTr("Space"); text: qsTr("Presses the control that has the blue ring") }

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        text: qsTr("In the lobby")
    }
    KeyRow { keys: qsTr("Enter"); text: qsTr("Sits down at the table") }

    Repeater {
        model: root.games.all

        Loader {
            id: part

            required property HouseGame modelData

            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceM
            Component.onCompleted: setSource(part.modelData.keysPart)
        }
    }
}
