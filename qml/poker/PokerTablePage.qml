// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The whole page of a table of póquer sem descarte: the scene, the caption line, and the player's controls below.
FocusScope {
    id: root

    required property PokerTableModel table
    required property AppSettings settings
    /// "pt" or "en": the language of the print on the cloth.
    required property string language

    /// The player wants to read a rule, such as "P26".
    signal ruleAsked(string id)
    /// The player leaves the table: the session is over, or the scenario.
    signal lobbyAsked

    /// Opens the sheet with the last round (P37).
    function showLastRound(): void {
        lastRound.open();
    }

    /// Shows or closes the session's summary, as the session demands.
    function followSession(): void {
        root.table.sessionOver ? summary.open() : summary.close();
    }

    Component.onCompleted: root.followSession()

    Connections {
        target: root.table
        function onSessionChanged(): void {
            root.followSession();
        }
    }

    PokerScene {
        id: scene

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        height: root.height - (root.table.scenario ? scenario.height : controls.height) - caption.height - strip.restHeight - edge.height
        table: root.table
        settings: root.settings
        language: root.language
    }

    Rectangle {
        anchors.fill: ledge
        color: Theme.roomWarm
    }

    Column {
        id: ledge

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom

        Rectangle {
            id: edge

            width: parent.width
            height: Theme.line
            color: Theme.hairline
        }

        CaptionLine {
            id: caption

            width: parent.width
            text: root.table.caption
            rules: Array.from(root.table.captionRules)
            onRuleAsked: id => root.ruleAsked(id)
        }

        StatusStrip {
            id: strip

            width: parent.width
            table: root.table
            resultHeight: result.implicitHeight

            PokerResultPanel {
                id: result

                anchors.fill: parent
                table: root.table
                onRuleAsked: id => root.ruleAsked(id)
            }
        }

        PokerControls {
            id: controls

            width: parent.width
            visible: !root.table.scenario
            enabled: !root.table.paused
            table: root.table
            dragChips: root.settings.dragChips
            onChipDropped: (amount, at) => scene.drop(amount, scene.mapFromItem(null, at))
            onRuleAsked: id => root.ruleAsked(id)
        }

        ScenarioBar {
            id: scenario

            width: parent.width
            visible: root.table.scenario
            table: root.table
            onLobbyAsked: root.lobbyAsked()
        }
    }

    PauseView {
        anchors.fill: scene
        table: root.table
    }

    PokerLastRoundView {
        id: lastRound

        table: root.table
        deck: scene.deck
        onRuleAsked: id => root.ruleAsked(id)
    }

    SummaryView {
        id: summary

        table: root.table
        onRuleAsked: id => root.ruleAsked(id)
        onLobbyAsked: root.lobbyAsked()
    }
}
