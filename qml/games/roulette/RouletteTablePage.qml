// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Table

/// The page of a roulette table.
TablePage {
    id: root

    readonly property RouletteTableModel roulette: root.table as RouletteTableModel

    replayPart: "qrc:/qt/qml/MesaViva/Roulette/RouletteReplay.qml"
    replayKey: "Ctrl+P"
    ready: scene.ready
    lastRound: lastRoundSheet
    summary: summarySheet
    leavingWords: root.roulette.canTakeBack && !root.roulette.individual
        ? qsTr("Your stakes of %1 stand unless you take them back. The round is settled without you, and what it brings is added to your points.").arg(root.roulette.money(root.roulette.stakesDown))
        : root.roulette.individual && root.roulette.phase === RouletteTableModel.Betting
        ? qsTr("Your stakes of %1 stand. The ball is launched for you, and what the round brings is added to your points.").arg(root.roulette.money(root.roulette.stakesDown))
        : qsTr("Your stakes of %1 stand. The round is settled without you, and what it brings is added to your points.").arg(root.roulette.money(root.roulette.stakesDown))
    Keys.onEscapePressed: root.roulette.dismissResult()

    scene: RouletteScene {
        id: scene

        anchors.fill: parent
        focus: true
        table: root.roulette
        settings: root.settings
        highlights: root.highlights
        nearWheel: (root.game as RouletteGame).preferences.nearWheel
        chip: row.chip
        chipPicture: row.chipPicture
        neighbours: row.neighbours
    }

    facts: StakeFacts {
        anchors.fill: parent
        visible: scene.infoShown && !root.replaying
        table: root.roulette
        info: scene.info
        preview: scene.preview
        ringed: scene.ringed
    }

    resultHeight: panel.implicitHeight
    result: RouletteResultPanel {
        id: panel

        anchors.fill: parent
        table: root.roulette
        onRuleAsked: id => root.ruleAsked(id)
        onAllAsked: root.showLastRound()
    }

    controlsHeight: row.implicitHeight
    controls: RouletteControls {
        id: row

        anchors.fill: parent
        enabled: !root.roulette.paused
        table: root.roulette
        dragChips: root.settings.dragChips
        deleteClears: !scene.ringed
        onChipDropped: (amount, at) => scene.drop(amount, scene.mapFromItem(null, at))
        onRuleAsked: id => root.ruleAsked(id)
        onStatisticsAsked: statistics.open()
        onFavouritesAsked: favourites.open()
    }

    scenarioExtras: [
        QuietAction {
            iconName: "chart"
            words: qsTr("Statistics")
            tip: qsTr("The last numbers as pictures")
            shortcut: "S"
            room: 1
            onClicked: statistics.open()
        },
        QuietAction {
            iconName: "star"
            words: qsTr("Favourites")
            tip: qsTr("Stakes that you have saved")
            shortcut: "F"
            room: 1
            onClicked: favourites.open()
        }
    ]

    RouletteLastRoundView {
        id: lastRoundSheet

        table: root.roulette
        sitting: root.table.scenario ? null : root.sitting
        onEarlierAsked: root.showEarlier()
        onRuleAsked: id => root.ruleAsked(id)
    }

    StatisticsView {
        id: statistics

        table: root.roulette
    }

    FavouritesView {
        id: favourites

        table: root.roulette
    }

    SummaryView {
        id: summarySheet

        table: root.roulette
        onRuleAsked: id => root.ruleAsked(id)
        onLobbyAsked: root.lobbyAsked()
    }
}
