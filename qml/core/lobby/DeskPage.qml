// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A desk's page in the lobby: it fills the lobby; what is at the left starts below the tabs. Each desk has its own.
FocusScope {
    id: root

    required property MesaVivaApplication application
    /// The background picture, with a game's still life on its table.
    required property LobbyPicture picture
    /// The tabs: items at the left start below them and have their width.
    required property Item tabs

    /// Whether the window is high enough to show everything above the picture.
    readonly property bool roomy: root.height > Theme.px(660)
    /// How far down the items at the left extend if the picture's table should be visible below them; 0: it should not.
    property real standsTo: 0
    /// Whether leaving the page needs a confirmation.
    property bool busy: false

    /// The width of a panel at the right that leaves the left to the tabs.
    readonly property int panelWidth: Math.round(Math.min(Theme.px(600), root.width * 0.5))

    /// Requests to open the chosen table of the chosen game.
    signal sitAsked
    /// Requests to choose and play a scenario file.
    signal scenarioChoiceAsked
    /// Requests the rounds on record.
    signal historyAsked
    /// Requests the sheet of the round with this id.
    signal sheetAsked(string round)
    /// Requests the text of a rule; empty: the beginning of the rulebook.
    signal ruleAsked(string id)

    /// Called when the user returns from a table, for a desk that restores its state.
    function goOn(): void {
    }
}
