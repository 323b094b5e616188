// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Table

/// The page of a bingo room.
TablePage {
    id: root

    readonly property BingoTableModel room: root.table as BingoTableModel
    readonly property BingoGame bingo: root.game as BingoGame
    /// An earlier round that is being watched again instead (B50); null: none.
    readonly property BingoTableModel replay: root.bingo.replay
    readonly property BingoTableModel seen: root.replay ?? root.room

    shown: root.seen
    lastRound: history
    summary: summarySheet
    leavingWords: qsTr("Your %n card(s) stay in play. What they win is added to your points.", "", root.room.ownCards)

    scene: BingoScene {
        anchors.fill: parent
        focus: true
        table: root.seen
        light: root.light
        onRuleAsked: id => root.ruleAsked(id)
    }

    resultHeight: panel.implicitHeight
    result: BingoResultPanel {
        id: panel

        anchors.fill: parent
        table: root.seen
        onWinnersAsked: winners.open()
        onRuleAsked: id => root.ruleAsked(id)
    }

    controlsHeight: root.replay ? back.implicitHeight : row.implicitHeight
    controls: [
        BingoControls {
            id: row

            anchors.fill: parent
            visible: root.replay === null
            enabled: !root.room.paused
            table: root.room
            onRuleAsked: id => root.ruleAsked(id)
            onWinnersAsked: winners.open()
            onCheckerAsked: checker.open()
            onHistoryAsked: history.open()
        },
        ReplayBar {
            id: back

            anchors.fill: parent
            visible: root.replay !== null
            table: root.seen
            room: root.room
            onEnded: root.bingo.closeReplay()
        }
    ]

    // A scenario has its own bar instead of the controls.
    Shortcut {
        sequence: "C"
        enabled: root.visible && root.room.scenario
        onActivated: checker.open()
    }

    WinnersView {
        id: winners

        table: root.seen
        onRuleAsked: id => root.ruleAsked(id)
    }

    CardChecker {
        id: checker

        table: root.seen
    }

    HistoryView {
        id: history

        table: root.room
        onReplayAsked: row => root.bingo.openReplay(root.room, row)
        onRuleAsked: id => root.ruleAsked(id)
    }

    BingoSummary {
        id: summarySheet

        table: root.room
        onRuleAsked: id => root.ruleAsked(id)
        onLobbyAsked: root.lobbyAsked()
    }
}
