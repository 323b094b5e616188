// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The page of a table of póquer sem descarte.
TablePage {
    id: root

    readonly property PokerTableModel poker: root.table as PokerTableModel

    /// Shows or hides the pay table.
    function showPayTable(): void {
        if (payTable.opened)
            payTable.close();
        else if (!root.urgent || Theme.fitsAside(root.Window.width))
            payTable.open();
    }

    replayPart: "qrc:/qt/qml/MesaViva/Poker/PokerReplay.qml"
    ready: scene.ready
    lastRound: lastRoundSheet
    summary: summarySheet
    clearCorner: scene.ownHand.x < 0 ? 0 : scene.rightOfHand > scene.leftOfHand ? Qt.AlignRight : Qt.AlignLeft
    clearWidth: Math.max(scene.leftOfHand, scene.rightOfHand)
    leavingSettles: root.poker.betDown > 0
    leavingWords: root.leavingSettles ? qsTr("Your bet of %1 stands. The round is settled without you, and any payout is added to your points.").arg(root.poker.money(root.poker.betDown))
        : root.poker.canTakeBack ? qsTr("Your ante of %1 would be lost: leaving before the bet counts as a fold. It can still be taken back.").arg(root.poker.money(root.poker.stakesDown))
        : qsTr("Your ante of %1 would be lost: leaving before the bet counts as a fold.").arg(root.poker.money(root.poker.stakesDown))

    onUrgentChanged: if (root.urgent && !payTable.aside) payTable.close()

    scene: [
        PokerScene {
            id: scene

            anchors.fill: parent
            table: root.poker
            settings: root.settings
            highlights: root.highlights
            clocked: root.tutor === null
            ownInMiddle: (root.game as PokerGame).preferences.ownSeatInMiddle
        },
        PokerClothInput {
            anchors.fill: parent
            visible: root.controlled
            enabled: !root.poker.paused
            table: root.poker
            geometry: scene.geometry
            chip: row.chip
        }
    ]

    // The key has a label if there is space next to the call.
    facts: MvButton {
        readonly property bool roomy: payTableRoom.width >= Theme.px(230 * Theme.textScale)
        readonly property Item payTableRoom: parent as Item

        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        implicitHeight: Theme.px(30)
        visible: !root.replaying
        kind: MvButton.Quiet
        leftPadding: Theme.spaceS
        iconName: "sheet"
        text: roomy ? qsTr("Pay table") : ""
        toolTip: qsTr("What the bet pays for each hand")
        shortcut: "T"
        onClicked: root.showPayTable()
    }

    resultHeight: panel.implicitHeight
    result: PokerResultPanel {
        id: panel

        anchors.fill: parent
        table: root.poker
        onRuleAsked: id => root.ruleAsked(id)
    }

    controlsHeight: row.implicitHeight
    controls: PokerControls {
        id: row

        anchors.fill: parent
        enabled: !root.poker.paused
        table: root.poker
        dragChips: root.settings.dragChips
        onChipDropped: (amount, at) => scene.drop(amount, scene.mapFromItem(null, at))
        onRuleAsked: id => root.ruleAsked(id)
    }

    PokerPayTable {
        id: payTable

        table: root.poker
        onRuleAsked: id => root.ruleAsked(id)
    }

    PokerLastRoundView {
        id: lastRoundSheet

        table: root.poker
        deck: scene.deck
        sitting: root.table.scenario ? null : root.sitting
        onEarlierAsked: root.showEarlier()
        onRuleAsked: id => root.ruleAsked(id)
    }

    SummaryView {
        id: summarySheet

        table: root.poker
        onRuleAsked: id => root.ruleAsked(id)
        onLobbyAsked: root.lobbyAsked()
    }
}
