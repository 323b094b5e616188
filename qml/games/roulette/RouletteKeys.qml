// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import MesaViva.Controls
import MesaViva.Table

/// The keyboard shortcuts at a roulette table.
GameKeys {
    heading: qsTr("At the roulette table")

    KeyRow { keys: "1 – 5"; text: qsTr("Picks the chip to put down, from the smallest up") }
    KeyRow { keys: qsTr("Arrows"); text: qsTr("Go from stake to stake on the layout, and down to the racetrack") }
    KeyRow { keys: qsTr("Space, Enter"); text: qsTr("Puts the picked chip where the arrows have led") }
    KeyRow { keys: "Z"; text: qsTr("Undoes the last thing done with chips (Backspace does, too)") }
    KeyRow { keys: qsTr("Delete"); text: qsTr("Takes up the stake that the arrows have led to; a right-click or dragging it off the cloth does, too") }
    KeyRow { keys: "X"; text: qsTr("Takes all chips back (so does Delete when the arrows have led nowhere)") }
    KeyRow { keys: "R"; text: qsTr("Puts the last round's stakes down again") }
    KeyRow { keys: "D"; text: qsTr("Doubles every stake that is down") }
    KeyRow { keys: "P"; text: qsTr("In casinos: parol. In a scenario: stops and resumes it") }
    KeyRow { keys: "F"; text: qsTr("Opens the favourites") }
    KeyRow { keys: "S"; text: qsTr("Opens the statistics") }
    KeyRow { keys: "L"; text: qsTr("At an individual wheel: launches the ball") }
    KeyRow { keys: qsTr("Esc"); text: qsTr("At an individual wheel: puts the last result away") }
}
