// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Base of the croupier's tools below the cloth; each game has its own.
Item {
    /// The tool has a text field; otherwise it is used by its own keys or on the cloth.
    property bool typed: false

    /// The tool was selected; a text field takes the focus.
    signal takenUp
    /// A number was clicked on the cloth.
    signal numberGiven(string number)
}
