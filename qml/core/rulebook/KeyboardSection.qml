// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The keys of the program, and of each game's table.
RulebookSection {
    id: root

    spacing: Theme.spaceS

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        text: qsTr("Everywhere")
    }
    KeyRow { keys: "F1"; text: qsTr("Opens the rules and the pay table") }
    KeyRow { keys: "F2"; text: qsTr("Shows the last round") }
    KeyRow { keys: "M"; text: qsTr("Sound off and on") }
    KeyRow { keys: "F11"; text: qsTr("Full screen on and off") }
    KeyRow { keys: "Shift+F11"; text: qsTr("At a table: a second window, for a projector or a display in the room") }
    KeyRow { keys: "Ctrl+D"; text: qsTr("At a table: the pointer shows and draws in both windows; Backspace removes a line, Delete all") }
    KeyRow { keys: "Ctrl+L"; text: qsTr("Changes the language") }
    KeyRow { keys: "Ctrl+,"; text: qsTr("Opens the settings") }
    KeyRow { keys: "Ctrl+O"; text: qsTr("In the lobby: opens a scenario file") }
    KeyRow { keys: "Ctrl+H"; text: qsTr("In the lobby: the rounds on record") }
    KeyRow { keys: "Ctrl+1 2 3"; text: qsTr("In the lobby: to play, to inspect, to teach") }
    KeyRow { keys: "P . - +"; text: qsTr("In a scenario: resumes and pauses, one step forward, slower, faster") }
    KeyRow { keys: qsTr("Home"); text: qsTr("In a scenario: restarts from the beginning") }
    KeyRow { keys: "P , . - +"; text: qsTr("In a replay: plays and pauses, one event back or forwards, slower, faster") }
    KeyRow { keys: "J K"; text: qsTr("In a replay: to the previous or the next mark on its timeline") }
    KeyRow { keys: "Shift+F2"; text: qsTr("Replays the last round while the table goes on; Esc returns to it") }
    KeyRow { keys: "Ctrl+C"; text: qsTr("In a replay: copies a link to this moment") }
    KeyRow { keys: "N B"; text: qsTr("In a lesson: to the next or the previous pause") }
    KeyRow { keys: "O W"; text: qsTr("In a lesson: what each choice is worth, the other decision") }
    KeyRow { keys: "H R"; text: qsTr("In a lesson, or when shown to a class: hides or shows hands; the same for results") }
    KeyRow { keys: "Ctrl+Q"; text: qsTr("Quits the program") }
    KeyRow { keys: qsTr("Esc"); text: qsTr("Closes whatever is open over the table") }
    KeyRow { keys: qsTr("Tab"); text: qsTr("Moves to the next control; with Shift, to the previous one") }
    KeyRow { keys: qsTr("Space"); text: qsTr("Presses the control with the blue ring") }

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        text: qsTr("By ear, at every table")
    }
    KeyRow { keys: "F3"; text: qsTr("Repeats the last call") }
    KeyRow { keys: "F4"; text: qsTr("Whose turn it is, and how much time is left") }
    KeyRow { keys: "F5"; text: qsTr("Your own cards and hand; at roulette, your stakes") }
    KeyRow { keys: "F6"; text: qsTr("What the house shows: the dealer's cards, the number, the last ball") }
    KeyRow { keys: "F7"; text: qsTr("Your own stakes") }
    KeyRow { keys: "F8"; text: qsTr("Your points") }
    KeyRow { keys: "F9"; text: qsTr("What you can do now, with the keys for it") }
    KeyRow { keys: "F10"; text: qsTr("Who has one to go; the last numbers; the other seats") }
    KeyRow { keys: "F12"; text: qsTr("Silences speech at once") }
    KeyRow { keys: "Shift+F12"; text: qsTr("Playing by ear, on and off: reads out the focused control, reports what you do, counts the last seconds") }
    KeyRow { keys: "Alt+Left"; text: qsTr("To the previous buffer of messages: everything, calls, payments, what you and others do, session, refusals") }
    KeyRow { keys: "Alt+Right"; text: qsTr("To the next buffer of messages") }
    KeyRow { keys: "Alt+Up"; text: qsTr("An older message of the buffer") }
    KeyRow { keys: "Alt+Down"; text: qsTr("A newer message of the buffer") }
    KeyRow { keys: "Ctrl+Left"; text: qsTr("Review: one place to the left on the table") }
    KeyRow { keys: "Ctrl+Right"; text: qsTr("Review: one place to the right") }
    KeyRow { keys: "Ctrl+Up"; text: qsTr("Review: to the row above") }
    KeyRow { keys: "Ctrl+Down"; text: qsTr("Review: to the row below") }
    KeyRow { keys: "Ctrl+Return"; text: qsTr("Review: all that is known about the place, or about the focused control") }
    KeyRow { keys: "Alt+Return"; text: qsTr("Review: at roulette, moves the keyboard focus to this stake, where Enter puts a chip down; at bingo, marks the number") }

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        text: qsTr("In the lobby")
    }
    KeyRow { keys: qsTr("Enter"); text: qsTr("Sits down at the table") }
    KeyRow { keys: "Ctrl+T"; text: qsTr("Learning table: no time limits, and what each choice is worth") }
    KeyRow { keys: "N"; text: qsTr("At a learning table that waits for you: lets it go on, or makes it wait") }
    KeyRow { keys: "Ctrl+G"; text: qsTr("Gallery: rounds that show the rules in action") }

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        text: qsTr("For the inspector and the trainer")
    }
    KeyRow { keys: "Ctrl+B"; text: qsTr("At the inspector's desk: tables side by side") }
    KeyRow { keys: "N"; text: qsTr("On an event in the event log: pins a note to it") }
    KeyRow { keys: "Ctrl+Shift+C"; text: qsTr("In a replay beside the event log: a complaint that starts at this moment") }
    KeyRow { keys: "Ctrl+R"; text: qsTr("At the inspector's desk: any round on record; there C starts a complaint, A adds the round to the file") }
    KeyRow { keys: "Ctrl+P"; text: qsTr("At the inspector's desk: the case file of the inspection, and its report") }
    KeyRow { keys: "Ctrl+N"; text: qsTr("In the case file: begins another case") }
    KeyRow { keys: "Ctrl+Shift+V"; text: qsTr("At the inspector's desk: fairness (in a complaint: checks the round); Ctrl+Shift+O opens another record") }
    KeyRow { keys: "Ctrl+Shift+P"; text: qsTr("Beside the event log: holds a picture of the window, dialogs included, as evidence for a rule") }
    KeyRow { keys: "Ctrl+R"; text: qsTr("At the trainer's desk: the trainees, and what each of them has done") }
    KeyRow { keys: "Ctrl+Shift+R"; text: qsTr("At the trainer's desk: the class, the results of all its machines, and the course") }
    KeyRow { keys: "Ctrl+E"; text: qsTr("In a replay and in the gallery: shows the round to a class (in the history: E)") }
    KeyRow { keys: "Ctrl+F"; text: qsTr("At the trainer's desk: to the lesson search") }
    KeyRow { keys: qsTr("Ctrl+Page"); text: qsTr("In the lesson editor: Page Up and Page Down go from part to part") }
    KeyRow { keys: "X"; text: qsTr("In a lesson, or when shown to a class: what if another card, number or ball had come up") }
    KeyRow { keys: "Ctrl+P"; text: qsTr("In a replay beside a live roulette table: plays and pauses") }
    KeyRow { keys: "Ctrl+I"; text: qsTr("At every table: shows its event log, and closes it") }
    KeyRow { keys: "Ctrl+F"; text: qsTr("Beside the event log of an inspector's table: what can go wrong; there Enter injects it") }
    KeyRow { keys: "Ctrl+K"; text: qsTr("Beside the event log: opens the conformity list; there 1 to 3 judge the rule") }
    KeyRow { keys: "↑ ↓"; text: qsTr("In the event log and the list: to the previous or the next row; Page Up, Page Down, Home and End go further") }
    KeyRow { keys: "→"; text: qsTr("In the event log and the list: opens the rule in this book; where an event has several, the next one each time") }
    KeyRow { keys: qsTr("Enter"); text: qsTr("In the event log: expands an event; in a drill: gives the answer") }
    KeyRow { keys: "1 2 3"; text: qsTr("In a drill: chooses an answer") }
    KeyRow { keys: "← → ↑ ↓"; text: qsTr("In a drill on the layout: from place to place; Space marks one") }
    KeyRow { keys: qsTr("Esc"); text: qsTr("Ends a drill") }
    KeyRow { keys: "1 2 B L K"; text: qsTr("At the reversed table: the words, the bell, the ball") }
    KeyRow { keys: "QAZ WSX EDC V"; text: qsTr("At the reversed table: what is called with the number, and the dolly") }
    KeyRow { keys: "← → ↑ ↓"; text: qsTr("At the reversed table: the place, and whom to pay; Space leaves chips, digits cut them, Enter takes or hands over") }
    KeyRow { keys: "H"; text: qsTr("At the reversed table: what is due; Page Up and Page Down change the tool") }

    Repeater {
        model: root.games.all

        Loader {
            id: part

            required property TableGame modelData

            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceM
            Component.onCompleted: setSource(part.modelData.keysPart)
        }
    }
}
