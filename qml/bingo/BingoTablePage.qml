// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The whole page of a bingo room: machine, panel, prizes and cards, the caption line, and the player's controls below.
FocusScope {
    id: root

    required property BingoTableModel table
    required property AppSettings settings
    /// "pt" or "en".
    required property string language
    /// An earlier round that is being watched again instead (B50); null: none.
    property BingoTableModel replay: null

    readonly property BingoTableModel shown: root.replay ?? root.table

    /// The player wants to read a rule, such as "B28".
    signal ruleAsked(string id)
    /// The player leaves the room: the session is over, or the scenario.
    signal lobbyAsked
    /// A round of the history is to be watched again; the row.
    signal replayAsked(int row)
    /// Back to the room from an earlier round.
    signal replayEnded

    /// Opens the sheet with the last rounds (B50).
    function showLastRound(): void {
        history.open();
    }

    /// Shows or closes the session's summary, as the session demands.
    function followSession(): void {
        root.table.sessionOver ? summary.open() : summary.close();
    }

    Component.onCompleted: root.followSession()

    // A scenario has its own bar instead of the controls.
    Shortcut {
        sequence: "C"
        enabled: root.visible && root.table.scenario
        onActivated: checker.open()
    }

    Connections {
        target: root.table
        function onSessionChanged(): void {
            root.followSession();
        }
    }

    BingoScene {
        id: scene

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        height: root.height - (root.table.scenario ? scenario.height : root.replay ? back.height : controls.height) - caption.height - strip.restHeight - edge.height
        focus: true
        table: root.shown
        settings: root.settings
        onRuleAsked: id => root.ruleAsked(id)
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
            text: root.shown.caption
            rules: Array.from(root.shown.captionRules)
            onRuleAsked: id => root.ruleAsked(id)
        }

        StatusStrip {
            id: strip

            width: parent.width
            table: root.shown
            resultHeight: result.implicitHeight

            BingoResultPanel {
                id: result

                anchors.fill: parent
                table: root.shown
                onWinnersAsked: winners.open()
                onRuleAsked: id => root.ruleAsked(id)
            }
        }

        BingoControls {
            id: controls

            width: parent.width
            visible: !root.table.scenario && root.replay === null
            enabled: !root.table.paused
            table: root.table
            settings: root.settings
            onRuleAsked: id => root.ruleAsked(id)
            onWinnersAsked: winners.open()
            onCheckerAsked: checker.open()
            onHistoryAsked: history.open()
        }

        ReplayBar {
            id: back

            width: parent.width
            visible: root.replay !== null
            table: root.shown
            onEnded: root.replayEnded()
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
        table: root.shown
    }

    WinnersView {
        id: winners

        table: root.shown
        onRuleAsked: id => root.ruleAsked(id)
    }

    CardChecker {
        id: checker

        table: root.shown
    }

    HistoryView {
        id: history

        table: root.table
        onReplayAsked: row => root.replayAsked(row)
        onRuleAsked: id => root.ruleAsked(id)
    }

    BingoSummary {
        id: summary

        table: root.table
        onRuleAsked: id => root.ruleAsked(id)
        onLobbyAsked: root.lobbyAsked()
    }
}
