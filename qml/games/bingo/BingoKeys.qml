// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import MesaViva.Controls
import MesaViva.Table

/// The keyboard shortcuts of the bingo hall and its rooms.
GameKeys {
    heading: qsTr("In the bingo hall and its rooms")

    KeyRow { keys: qsTr("Up, Down"); text: qsTr("In the hall: choose a room; E opens the settings of your own room") }
    KeyRow { keys: "+  −"; text: qsTr("One card more or fewer to buy") }
    KeyRow { keys: "B"; text: qsTr("Buys the cards; between two sales: reserves them for the next, or cancels the reservation") }
    KeyRow { keys: "Shift+B"; text: qsTr("Buys or reserves cards for several rounds in a row") }
    KeyRow { keys: "A"; text: qsTr("Numbers are marked automatically, or by hand") }
    KeyRow { keys: "O"; text: qsTr("Cards nearest to a prize come first, or all stay where they are") }
    KeyRow { keys: qsTr("Arrows"); text: qsTr("Go from box to box of a card; Page Up and Page Down go from card to card") }
    KeyRow { keys: qsTr("Space"); text: qsTr("By hand: marks the number on all your cards") }
    KeyRow { keys: "P"; text: qsTr("Shows who has won what. In a scenario: pauses and resumes it") }
    KeyRow { keys: "C"; text: qsTr("Shows any card of the round by its number") }
    KeyRow { keys: "L"; text: qsTr("Shows the last rounds, to watch again") }
}
