// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Everything about a table that is to be opened, and the way to sit down at it. What can be chosen is the game's, as is
/// what it says of itself and what lies on the picture's table.
ColumnLayout {
    id: root

    required property HouseGame game
    required property PlayerPoints points
    required property AppSettings settings
    required property LobbyPicture picture

    /// What the player can choose.
    default property alias choices: place.data
    /// What the game is about, in two or three sentences.
    property string about
    /// What lies on the picture's table.
    property Item stillLife: null
    /// The chosen table in a few words.
    property string summary
    /// What the main action says.
    property string doorText: qsTr("Sit down at the table")
    /// The table is opened to be looked at, and nobody sits down.
    property bool observing: false
    /// The least that is needed to play at it, in cents.
    property double least: 0
    /// The rules that make the points free; empty: the game's regulation has none.
    property string freeRules
    /// The rule that keeps it from opening; empty: none.
    property string brokenRule

    /// The player wants to sit down at the table that is chosen.
    signal sitAsked
    /// A rule is to be read.
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
        doorText: root.observing ? qsTr("Observe the table") : root.doorText
        least: root.observing ? 0 : root.least
        freeRules: root.freeRules
        brokenRule: root.brokenRule
        onSitAsked: root.sitAsked()
        onRuleAsked: id => root.ruleAsked(id)
    }
}
