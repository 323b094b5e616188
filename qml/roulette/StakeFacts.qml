// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What lies under the pointer or the keyboard: the chance's name and numbers, what it pays, its limits, the own stake.
Panel {
    id: root

    required property RouletteTableModel table
    required property stakeInfo info
    /// Whether one more chip would be taken there, and if not, why.
    required property actionState preview
    /// The keyboard is there, not the pointer.
    required property bool ringed
    /// The middle of what is spoken of, and how far from it the bubble keeps, in the parent's pixels.
    required property point at
    required property real clearance

    readonly property Item room: root.parent as Item
    readonly property bool below: root.at.y - root.clearance - root.height < 0
    readonly property bool refused: !root.preview.enabled && root.preview.reason.length > 0

    x: Math.round(Math.max(Theme.spaceS, Math.min(root.room.width - root.width - Theme.spaceS, root.at.x - root.width / 2)))
    y: Math.round(root.below ? root.at.y + root.clearance : root.at.y - root.clearance - root.height)
    padding: Theme.spaceM
    topPadding: Theme.spaceS
    bottomPadding: Theme.spaceS
    elevation: 10
    enabled: false
    Accessible.ignored: true

    contentItem: ColumnLayout {
        spacing: Theme.px(2)

        RowLayout {
            spacing: Theme.spaceL

            MvLabel {
                Layout.maximumWidth: Theme.px(300)
                text: root.info.name
                font.pixelSize: Theme.textLarge
                font.weight: Font.Medium
                wrapMode: Text.Wrap
            }

            MvLabel {
                Layout.fillWidth: true
                visible: text.length > 0
                horizontalAlignment: Text.AlignRight
                text: root.info.pays
                color: Theme.brassLight
                font.weight: Font.Medium
            }
        }

        SmallText {
            visible: root.info.limits.length > 0
            text: qsTr("%1 · rule %2").arg(root.info.limits).arg(root.info.rule)
        }

        SmallText {
            visible: root.info.ownStake > 0
            text: qsTr("Your stake: %1").arg(root.table.money(root.info.ownStake))
            color: Theme.text
        }

        SmallText {
            visible: root.info.ownStake > 0 && root.table.clearAction.enabled
            text: root.ringed ? qsTr("The Delete key takes it up") : qsTr("A right-click takes it up")
        }

        SmallText {
            Layout.maximumWidth: Theme.px(300)
            visible: root.refused || root.info.reason.length > 0
            wrapMode: Text.Wrap
            text: root.info.reason.length > 0 ? root.info.reason : root.preview.rule.length > 0 ? qsTr("%1 (%2)").arg(root.preview.reason).arg(root.preview.rule) : root.preview.reason
            color: Theme.warning
        }
    }
}
