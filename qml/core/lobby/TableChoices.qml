// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import MesaViva.Controls

/// What can be chosen about a game's table, in the lobby or for real equipment; each game has its own.
MvScrollColumn {
    /// A rule's number was pressed.
    signal ruleAsked(string id)
}
