// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The choices for a table to open, and the button to sit down. The choices, the description and the still life come
/// from the game.
ColumnLayout {
    id: root

    required property TableGame game
    required property PlayerPoints points
    required property AppSettings settings
    required property LobbyPicture picture

    /// The game's choices.
    default property alias choices: place.data
    /// The game in two or three sentences.
    property string about
    /// The still life on the picture's table.
    property Item stillLife: null
    /// The chosen table in a few words.
    property string summary
    /// The label of the main action.
    property string actionText: qsTr("Sit down at the table")
    /// Whether the table is only observed, without sitting down.
    property bool observing: false
    /// The minimum needed to play at it, in cents.
    property double least: 0
    /// The rules that make the points free; empty: the game's regulation has none.
    property string freeRules
    /// The rule that keeps the table from opening; empty: none.
    property string brokenRule

    /// Requests to sit down at the chosen table.
    signal sitAsked
    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceL

    MvColumnLayout {
        id: place

        Layout.fillWidth: true
        Layout.fillHeight: true
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    SitDownBar {
        Layout.fillWidth: true
        points: root.points
        allowanceText: root.game.allowanceText
        summary: root.summary
        actionText: root.observing ? qsTr("Observe the table") : root.actionText
        least: root.observing ? 0 : root.least
        freeRules: root.freeRules
        brokenRule: root.brokenRule
        onSitAsked: root.sitAsked()
        onRuleAsked: id => root.ruleAsked(id)
    }
}
