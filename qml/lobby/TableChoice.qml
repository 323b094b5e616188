// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Everything about the table that is to be opened, and the way to sit down at it.
ColumnLayout {
    id: root

    required property PokerLobbyModel lobby
    required property RouletteLobbyModel rouletteLobby
    required property BingoHallModel hall
    required property BingoLobbyModel bingoLobby
    /// The chosen game is roulette.
    required property bool roulette
    /// The chosen game is bingo.
    required property bool bingo

    /// The player wants to sit down at the table that is chosen.
    signal sitAsked
    /// A rule is to be read.
    signal ruleAsked(string id)

    /// The chosen table in a line.
    function summary(): string {
        return root.bingo ? root.hall.chosenText : root.roulette ? root.rouletteSummary() : root.pokerSummary();
    }

    function pokerSummary(): string {
        return qsTr("%1 · ante %2 to %3").arg(root.lobby.individual ? qsTr("Individual table") : qsTr("Multi-player table"))
            .arg(root.lobby.minimumText).arg(root.lobby.maximumText);
    }

    function rouletteSummary(): string {
        const rules = root.rouletteLobby.ruleSetTexts[root.rouletteLobby.ruleSet];
        const table = root.rouletteLobby.doubleLayoutOffered && root.rouletteLobby.doubleLayout ? qsTr("%1, double table").arg(rules) : rules;
        return qsTr("%1 · %2 numbers · straight up %3 to %4").arg(table)
            .arg(root.rouletteLobby.pockets).arg(root.rouletteLobby.minimumText).arg(root.rouletteLobby.maximumText);
    }

    /// Brings the choices of the chosen game.
    function showChoices(): void {
        if (root.bingo)
            choices.setSource("HallChoices.qml", { "hall": root.hall, "lobby": root.bingoLobby });
        else if (root.roulette)
            choices.setSource("RouletteChoices.qml", { "lobby": root.rouletteLobby });
        else
            choices.setSource("PokerChoices.qml", { "lobby": root.lobby });
    }

    spacing: Theme.spaceL
    onRouletteChanged: root.showChoices()
    onBingoChanged: root.showChoices()
    Component.onCompleted: root.showChoices()

    Loader {
        id: choices

        Layout.fillWidth: true
        Layout.fillHeight: true
    }

    Connections {
        target: choices.item as PokerChoices
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }

    Connections {
        target: choices.item as RouletteChoices
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }

    Connections {
        target: choices.item as HallChoices
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
        function onSitAsked(): void {
            root.sitAsked();
        }
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    SitDownBar {
        Layout.fillWidth: true
        lobby: root.lobby
        summary: root.summary()
        doorText: root.bingo ? qsTr("Enter the room") : qsTr("Sit down at the table")
        least: root.bingo ? root.hall.chosenPrice : root.roulette ? root.rouletteLobby.minimum : root.lobby.minimum
        freeRules: root.bingo ? "B58, B59" : !root.roulette ? "P43, P44" : root.rouletteLobby.ruleSet === RouletteLobbyModel.Online ? "O30, O31" : ""
        brokenRule: root.bingo ? root.hall.chosenBrokenRule : root.roulette ? root.rouletteLobby.brokenRule : root.lobby.brokenRule
        onSitAsked: root.sitAsked()
        onRuleAsked: id => root.ruleAsked(id)
    }
}
