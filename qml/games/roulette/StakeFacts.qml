// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Describes the stake under the pointer or the keyboard focus, always next to the call: the chance's name and
/// numbers, its payout, its stakes, its limits.
Item {
    id: root

    required property RouletteTableModel table
    required property stakeInfo info
    /// Whether one more chip would be accepted there, and if not, why.
    required property actionState preview
    /// The stake has the keyboard focus, not the pointer.
    required property bool ringed

    /// Stakes are accepted; otherwise only existing stakes are shown.
    readonly property bool open: root.table.stakesOpen
    /// The viewer can't stake: a scenario, an earlier round, another player's table.
    readonly property bool watched: root.table.scenario || root.table.observed || root.table.replay !== null
    readonly property bool refused: root.open && !root.watched && (root.info.reason.length > 0 || !root.preview.enabled && root.preview.reason.length > 0)
    readonly property string reason: root.info.reason.length > 0 ? root.info.reason
        : root.preview.rule.length > 0 ? qsTr("%1 (%2)").arg(root.preview.reason).arg(root.preview.rule) : root.preview.reason
    readonly property string stakes: root.info.ownStake <= 0 ? root.info.others
        : root.info.othersStake <= 0 ? qsTr("yours: %1").arg(root.table.money(root.info.ownStake))
        : qsTr("yours: %1, %2").arg(root.table.money(root.info.ownStake)).arg(root.info.others)
    readonly property string takeUp: root.ringed ? qsTr("The Delete key takes it up") : qsTr("A right-click takes it up")

    readonly property string limitsWithHint: root.info.ownStake > 0 && root.table.clearAction.enabled && root.info.limits.length > 0
        ? qsTr("%1 · rule %2 · %3").arg(root.info.limits).arg(root.info.rule).arg(root.takeUp) : ""

    implicitHeight: 2 * limits.implicitHeight
    Accessible.ignored: true

    Row {
        id: head

        y: Math.round(root.height / 2 - height)
        spacing: Theme.spaceM

        MvLabel {
            id: name

            width: Math.min(implicitWidth, Math.max(0, root.width - pays.width - present.width - 2 * head.spacing))
            text: root.info.name
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(0.85 * Theme.textSmall)
            elide: Text.ElideRight
            font.pixelSize: Theme.textSmall
            font.weight: Font.Medium
        }

        MvLabel {
            id: pays

            text: root.info.pays
            color: Theme.brassLight
            font.pixelSize: Theme.textSmall
            font.weight: Font.Medium
        }

        MvLabel {
            id: present

            width: Math.min(implicitWidth, Math.max(Theme.px(80), root.width - pays.width - Theme.px(90) - 2 * head.spacing))
            text: root.stakes
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(0.85 * Theme.textSmall)
            elide: Text.ElideRight
            font.pixelSize: Theme.textSmall
        }
    }

    TextMetrics {
        id: whole

        font: limits.font
        text: root.limitsWithHint
    }

    SmallText {
        id: limits

        y: Math.round(root.height / 2)
        width: root.width
        // Without space the hint is dropped first; then large texts shrink a little before they are cut.
        text: root.refused ? root.reason : root.limitsWithHint.length > 0 && whole.advanceWidth <= root.width ? root.limitsWithHint
            : root.info.limits.length > 0 ? qsTr("%1 · rule %2").arg(root.info.limits).arg(root.info.rule) : ""
        font.pixelSize: Theme.textSmall
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(0.85 * Theme.textSmall)
        elide: Text.ElideRight
        color: root.refused ? Theme.warning : Theme.textSecondary
    }
}
