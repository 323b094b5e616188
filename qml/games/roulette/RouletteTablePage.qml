// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
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
        ? qsTr("Your stakes of %1 stand unless you take them back. The round is settled without you, and any payout is added to your points.").arg(root.roulette.money(root.roulette.stakesDown))
        : root.roulette.individual && root.roulette.phase === RouletteTableModel.Betting
        ? qsTr("Your stakes of %1 stand. The ball is launched for you, and any payout is added to your points.").arg(root.roulette.money(root.roulette.stakesDown))
        : qsTr("Your stakes of %1 stand. The round is settled without you, and any payout is added to your points.").arg(root.roulette.money(root.roulette.stakesDown))
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
            tip: qsTr("The last numbers as charts")
            shortcut: "S"
            room: 1
            onClicked: statistics.open()
        },
        QuietAction {
            iconName: "star"
            words: qsTr("Favourites")
            tip: qsTr("Your saved stakes")
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
        chip: row.chip
    }

    SummaryView {
        id: summarySheet

        table: root.roulette
        onRuleAsked: id => root.ruleAsked(id)
        onLobbyAsked: root.lobbyAsked()
    }

    /// Describes the stake under the pointer or the keyboard focus, always next to the call: the chance's name and
    /// numbers, its payout, its stakes, its limits.
    component StakeFacts: Item {
        id: facts

        required property RouletteTableModel table
        required property stakeInfo info
        /// Whether one more chip would be accepted there, and if not, why.
        required property actionState preview
        /// The stake has the keyboard focus, not the pointer.
        required property bool ringed

        /// Stakes are accepted; otherwise only existing stakes are shown.
        readonly property bool open: facts.table.stakesOpen
        /// The viewer can't stake: a scenario, an earlier round, another player's table.
        readonly property bool watched: facts.table.scenario || facts.table.observed || facts.table.replay !== null
        readonly property bool refused: facts.open && !facts.watched && (facts.info.reason.length > 0 || !facts.preview.enabled && facts.preview.reason.length > 0)
        readonly property string reason: facts.info.reason.length > 0 ? facts.info.reason
            : Theme.withRule(facts.preview.reason, facts.preview.rule)
        readonly property string stakes: facts.info.ownStake <= 0 ? facts.info.others
            : facts.info.othersStake <= 0 ? qsTr("yours: %1").arg(facts.table.money(facts.info.ownStake))
            : qsTr("yours: %1, %2").arg(facts.table.money(facts.info.ownStake)).arg(facts.info.others)
        readonly property string takeUp: facts.ringed ? qsTr("The Delete key removes it") : qsTr("A right-click removes it")

        readonly property string limits: facts.info.limits.length > 0 && Theme.ruleNumbers ? qsTr("%1 · rule %2").arg(facts.info.limits).arg(facts.info.rule) : facts.info.limits
        readonly property string limitsWithHint: facts.info.ownStake > 0 && facts.table.clearAction.enabled && facts.info.limits.length > 0
            ? qsTr("%1 · %2").arg(facts.limits).arg(facts.takeUp) : ""

        implicitHeight: 2 * limits.implicitHeight
        Accessible.ignored: true

        Row {
            id: head

            y: Math.round(facts.height / 2 - height)
            spacing: Theme.spaceM

            MvLabel {
                id: name

                width: Math.min(implicitWidth, Math.max(0, facts.width - pays.width - present.width - 2 * head.spacing))
                text: facts.info.name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(0.85 * Theme.textSmall)
                elide: Text.ElideRight
                font.pixelSize: Theme.textSmall
                font.weight: Font.Medium
            }

            MvLabel {
                id: pays

                text: facts.info.pays
                color: Theme.brassLight
                font.pixelSize: Theme.textSmall
                font.weight: Font.Medium
            }

            MvLabel {
                id: present

                width: Math.min(implicitWidth, Math.max(Theme.px(80), facts.width - pays.width - Theme.px(90) - 2 * head.spacing))
                text: facts.stakes
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(0.85 * Theme.textSmall)
                elide: Text.ElideRight
                font.pixelSize: Theme.textSmall
            }
        }

        TextMetrics {
            id: whole

            font: limits.font
            text: facts.limitsWithHint
        }

        SmallText {
            id: limits

            y: Math.round(facts.height / 2)
            width: facts.width
            // Without space the hint is dropped first; then large texts shrink a little before they are cut.
            text: facts.refused ? facts.reason : facts.limitsWithHint.length > 0 && whole.advanceWidth <= facts.width ? facts.limitsWithHint
                : facts.limits
            font.pixelSize: Theme.textSmall
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(0.85 * Theme.textSmall)
            elide: Text.ElideRight
            color: facts.refused ? Theme.warning : Theme.textSecondary
        }
    }
}
