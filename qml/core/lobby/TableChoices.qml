// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import MesaViva.Controls

/// The choices for a game's table, in the lobby or for real equipment; each game has its own.
MvScrollColumn {
    /// Requests the text of a rule.
    signal ruleAsked(string id)
}
