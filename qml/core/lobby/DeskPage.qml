// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// What is behind a further door of the lobby: it fills the lobby, at the left below the doors. Each desk brings its own.
FocusScope {
    id: root

    required property HouseApplication application
    /// The picture behind everything, on whose table a game's still life lies.
    required property LobbyPicture picture
    /// The doors: what stands at the left begins below them, as wide as they are.
    required property Item doors

    /// There is room above the picture for everything.
    readonly property bool roomy: root.height > Theme.px(660)
    /// How far down what stands at the left reaches, where the picture's table is to be seen below it.
    property real standsTo: 0
    /// Something runs here that must not be left unasked.
    property bool busy: false

    /// How wide a panel at the right is that leaves the left to the doors.
    readonly property int panelWidth: Math.round(Math.min(Theme.px(600), root.width * 0.5))

    /// The table that is chosen, of the chosen game, is to be opened.
    signal sitAsked
    /// A scenario file is to be chosen and played.
    signal scenarioChoiceAsked
    /// The rounds on record are wanted.
    signal historyAsked
    /// The sheet of a round on record is wanted; the round's id.
    signal sheetAsked(string round)
    /// A rule is to be read; empty: the rulebook from its beginning.
    signal ruleAsked(string id)

    /// Somebody has come back from a table, and goes on where they were; for a desk that knows.
    function goOn(): void {
    }
}
