// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// What the keyboard does.
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

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        text: qsTr("At the poker table")
    }
    KeyRow { keys: "1 – 9"; text: qsTr("Puts a chip in the ante box, from the smallest up") }
    KeyRow { keys: "Z"; text: qsTr("Takes the last chip back (Backspace does, too)") }
    KeyRow { keys: "X"; text: qsTr("Takes the whole ante back (Delete does, too)") }
    KeyRow { keys: "R"; text: qsTr("Puts the last round's ante again") }
    KeyRow { keys: qsTr("Enter"); text: qsTr("The main action: starts the deal, or continues with the bet") }
    KeyRow { keys: "F"; text: qsTr("Folds") }
    KeyRow { keys: "P"; text: qsTr("Stops and resumes a scenario") }

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        text: qsTr("At the roulette table")
    }
    KeyRow { keys: "1 – 5"; text: qsTr("Picks the chip to put down, from the smallest up") }
    KeyRow { keys: qsTr("Arrows"); text: qsTr("Go from stake to stake on the layout, and down to the racetrack") }
    KeyRow { keys: qsTr("Space, Enter"); text: qsTr("Puts the picked chip where the arrows have led") }
    KeyRow { keys: "Z"; text: qsTr("Undoes the last thing done with chips (Backspace does, too)") }
    KeyRow { keys: qsTr("Delete"); text: qsTr("Takes up the stake that the arrows have led to; a right-click or dragging it off the cloth does, too") }
    KeyRow { keys: "X"; text: qsTr("Takes all chips back (so does Delete when the arrows have led nowhere)") }
    KeyRow { keys: "R"; text: qsTr("Puts the last round's stakes again") }
    KeyRow { keys: "D"; text: qsTr("Doubles everything that lies") }
    KeyRow { keys: "P"; text: qsTr("In casinos: parol. In a scenario: stops and resumes it") }
    KeyRow { keys: "F"; text: qsTr("Opens the favourites") }
    KeyRow { keys: "S"; text: qsTr("Opens the statistics") }
    KeyRow { keys: "L"; text: qsTr("At an individual wheel: launches the ball") }
    KeyRow { keys: qsTr("Esc"); text: qsTr("At an individual wheel: puts the last result away") }

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        text: qsTr("In the bingo hall and its rooms")
    }
    KeyRow { keys: qsTr("Up, Down"); text: qsTr("In the hall: choose a room; E opens the choices of your own room") }
    KeyRow { keys: "+  −"; text: qsTr("One card more, one fewer to buy") }
    KeyRow { keys: "B"; text: qsTr("Buys the cards; between two sales: reserves them for the next, or cancels that") }
    KeyRow { keys: "A"; text: qsTr("Numbers are marked by themselves, or by hand") }
    KeyRow { keys: "O"; text: qsTr("Cards that are nearest to a prize come first, or all stay where they are") }
    KeyRow { keys: qsTr("Arrows"); text: qsTr("Go from box to box of a card; Page Up and Page Down go from card to card") }
    KeyRow { keys: qsTr("Space"); text: qsTr("By hand: marks the number on all your cards") }
    KeyRow { keys: "P"; text: qsTr("Shows who has won what. In a scenario: stops and resumes it") }
    KeyRow { keys: "C"; text: qsTr("Shows any card of the round by its number") }
    KeyRow { keys: "L"; text: qsTr("Shows the last rounds, to be watched again") }
}
