// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What a croupier has at hand, below the cloth. Each game has its own; whoever shows them needs to know no more.
Item {
    /// It is typed into; else it is worked with by keys of its own, or on the cloth.
    property bool typed: false

    /// It has come to hand: what is typed into takes the keyboard.
    signal takenUp
    /// A number was pointed at on the cloth.
    signal numberGiven(string number)
}
