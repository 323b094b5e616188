// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The page of a bingo room.
TablePage {
    id: root

    readonly property BingoTableModel room: root.table as BingoTableModel
    /// What becomes of the cards and of a reservation if the player leaves.
    readonly property string cardWords: root.room.stakesDown > 0 ? qsTr("Your %n card(s) stay in play. What they win is added to your points.", "", root.room.ownCards) : ""
    readonly property string reservedWords: root.room.reserved > 0 ? qsTr("%1 They are bought only while you are in the room.").arg(root.room.reservedText) : ""

    // The room handles its own keys: P shows the prizes.
    replayPart: "qrc:/qt/qml/MesaViva/Bingo/BingoReplay.qml"
    replayKey: "Ctrl+P"
    ready: scene.ready
    cramped: scene.cramped
    lastRound: history
    summary: summarySheet
    leavingAction: qsTr("Leave the room")
    leavingQuestion: qsTr("Leave the room?")
    stayingWords: qsTr("Stay in the room")
    leavingWords: root.cardWords.length > 0 && root.reservedWords.length > 0 ? "%1 %2".arg(root.cardWords).arg(root.reservedWords) : root.cardWords + root.reservedWords
    leavingDrops: root.room.reserved > 0

    scene: BingoScene {
        id: scene

        anchors.fill: parent
        focus: true
        table: root.room
        highlights: root.highlights
        narrowWidth: root.tutorFits ? root.width - root.besideWidth - root.tutorWidth : 0
        onRuleAsked: id => root.ruleAsked(id)
    }

    // The description of the card under the pointer: next to the call, not over it.
    facts: Item {
        anchors.fill: parent
        implicitHeight: Math.round(2.4 * Theme.textSmall)

        SmallText {
            anchors.fill: parent
            verticalAlignment: Text.AlignVCenter
            text: scene.cardFacts
            wrapMode: Text.Wrap
            maximumLineCount: 2
            lineHeight: 0.9
            elide: Text.ElideRight
            Accessible.ignored: true // the card has this text
        }
    }

    resultHeight: panel.implicitHeight
    result: BingoResultPanel {
        id: panel

        anchors.fill: parent
        table: root.room
        onWinnersAsked: winners.open()
        onRuleAsked: id => root.ruleAsked(id)
    }

    controlsHeight: row.implicitHeight
    controls: BingoControls {
        id: row

        anchors.fill: parent
        enabled: !root.room.paused
        counts: !root.replaying // otherwise the replay uses these keys
        table: root.room
        onRuleAsked: id => root.ruleAsked(id)
        onWinnersAsked: winners.open()
        onCheckerAsked: checker.open()
        onHistoryAsked: history.open()
        onNextRoundsAsked: nextRounds.open()
    }

    // A scenario has its own bar instead of the controls.
    Shortcut {
        sequence: "C"
        enabled: root.visible && root.room.scenario
        onActivated: checker.open()
    }

    WinnersView {
        id: winners

        table: root.room
        onRuleAsked: id => root.ruleAsked(id)
    }

    CardChecker {
        id: checker

        table: root.room
    }

    HistoryView {
        id: history

        table: root.room
        repeatable: root.sitting !== null
        onReplayAsked: round => root.sitting.watchRound(round)
        onNextRoundsAsked: nextRounds.open()
        onRuleAsked: id => root.ruleAsked(id)
    }

    NextRounds {
        id: nextRounds

        table: root.room
    }

    BingoSummary {
        id: summarySheet

        table: root.room
        onRuleAsked: id => root.ruleAsked(id)
        onLobbyAsked: root.lobbyAsked()
    }

    /// This player's result of the round in one line, and the button for the list of all winners.
    component BingoResultPanel: Item {
        id: result

        required property BingoTableModel table

        readonly property double net: result.table.ownWon - result.table.ownStaked

        /// The result is the viewer's own, not a watched player's.
        readonly property bool own: result.table.myself && result.table.ownStaked > 0

        signal winnersAsked
        /// The user wants to read a rule.
        signal ruleAsked(string id)

        implicitHeight: Theme.px(36)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Result of the round: %1").arg(result.table.resultText)

        RowLayout {
            anchors.fill: parent
            spacing: Theme.spaceL

            MvLabel {
                visible: result.own
                text: result.net > 0 ? qsTr("You win") : result.net < 0 ? qsTr("You lose") : qsTr("Break even")
            }

            SumText {
                visible: result.own
                text: qsTr("%1", "an amount").arg(result.table.signedMoney(result.net))
                color: result.net > 0 ? Theme.win : result.net < 0 ? Theme.loss : Theme.text
                font.pixelSize: Theme.textHeading
                font.weight: Font.Bold
            }

            MvLabel {
                Layout.fillWidth: true
                text: result.table.resultText
                elide: Text.ElideRight
                font.pixelSize: Theme.textLarge
            }

            MvButton {
                implicitHeight: Theme.controlHeightSmall
                kind: MvButton.Quiet
                text: qsTr("Who won what")
                onClicked: result.winnersAsked()
            }
        }
    }
}
