// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import MesaViva.Controls
import MesaViva.Table

/// The keyboard shortcuts at a roulette table.
GameKeys {
    heading: qsTr("At the roulette table")

    KeyRow { keys: "1 – 5"; text: qsTr("Picks the chip to put down, from the smallest up") }
    KeyRow { keys: qsTr("Arrows"); text: qsTr("Go from stake to stake on the layout, and down to the racetrack") }
    KeyRow { keys: qsTr("Space, Enter"); text: qsTr("Puts the picked chip on the selected stake") }
    KeyRow { keys: "Z"; text: qsTr("Undoes the last chip action (also Backspace)") }
    KeyRow { keys: qsTr("Delete"); text: qsTr("Removes the selected stake; a right-click or dragging it off the cloth does, too") }
    KeyRow { keys: "X"; text: qsTr("Takes all chips back (so does Delete if no stake is selected)") }
    KeyRow { keys: "R"; text: qsTr("Puts the last round's stakes down again") }
    KeyRow { keys: "D"; text: qsTr("Doubles every stake that is down") }
    KeyRow { keys: "P"; text: qsTr("In casinos: parol. In a scenario: pauses and resumes it") }
    KeyRow { keys: "F"; text: qsTr("Opens the favourites") }
    KeyRow { keys: "S"; text: qsTr("Opens the statistics") }
    KeyRow { keys: "L"; text: qsTr("At an individual wheel: launches the ball") }
    KeyRow { keys: "A"; text: qsTr("The last stakes again and the ball; at a table with others: the last stakes again, and ready") }
    KeyRow { keys: "G"; text: qsTr("Ready: the time of the others passes faster") }
    KeyRow { keys: qsTr("Esc"); text: qsTr("At an individual wheel: hides the last result") }
}
