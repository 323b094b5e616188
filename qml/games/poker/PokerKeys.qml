// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import MesaViva.Controls
import MesaViva.Table

/// The keyboard shortcuts at a poker table.
GameKeys {
    heading: qsTr("At the poker table")

    KeyRow { keys: "1 – 9"; text: qsTr("Puts a chip in the ante box, from the smallest up") }
    KeyRow { keys: "Z"; text: qsTr("Takes the last chip back (also Backspace)") }
    KeyRow { keys: "X"; text: qsTr("Takes the whole ante back (also Delete)") }
    KeyRow { keys: "R"; text: qsTr("Puts the last round's ante down again") }
    KeyRow { keys: "A"; text: qsTr("The last ante again and the cards; at a table with others: the last ante again, and ready") }
    KeyRow { keys: "G"; text: qsTr("Ready: the time of the others passes faster") }
    KeyRow { keys: qsTr("Enter"); text: qsTr("The main action: starts the deal, or continues with the bet") }
    KeyRow { keys: "F"; text: qsTr("Folds") }
    KeyRow { keys: "T"; text: qsTr("Shows or hides what the bet pays for each hand") }
    KeyRow { keys: "P"; text: qsTr("Pauses and resumes a scenario") }
}
