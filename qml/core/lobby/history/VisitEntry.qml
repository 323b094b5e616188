// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.Controls

/// A visit to a table; a click or Enter lists its rounds.
T.ItemDelegate {
    id: root

    required property int index
    required property string dateText
    required property string gameTitle
    required property string tableNumber
    required property string durationText
    required property int rounds
    required property string stakedText
    required property string netText
    required property double net

    /// Whether the game is shown below the date.
    property bool narrow: false
    /// The column widths, the same in all rows and in the list's header.
    property real dateWidth: Theme.px(140 * Theme.textScale)
    property real stakedWidth: Theme.px(116)
    property real netWidth: Theme.px(140)
    /// The widths that this row needs, at 1280x800 and text scale 1.
    property real dateNeed: 0
    property real stakedNeed: 0
    property real netNeed: 0

    implicitHeight: root.narrow ? Theme.px(20 + 40 * Theme.textScale) : Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Session of %1, table %2, %3, %4. Rounds with a stake: %5. Staked %6, result %7").arg(root.dateText).arg(root.tableNumber).arg(root.gameTitle).arg(root.durationText).arg(root.rounds).arg(root.stakedText).arg(root.netText)

    background: Rectangle {
        radius: Theme.radiusS
        color: root.highlighted ? Qt.alpha(Theme.brass, 0.24) : root.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
        border.width: root.highlighted ? Theme.line : 0
        border.color: Theme.brassLight
    }

    contentItem: RowLayout {
        spacing: Theme.spaceM

        ColumnLayout {
            Layout.fillWidth: false // a nested layout fills by default: a long title would shrink the date
            Layout.preferredWidth: root.dateWidth
            spacing: 0

            MvLabel {
                text: root.dateText
                onImplicitWidthChanged: root.dateNeed = implicitWidth / (Theme.unit * Theme.textScale)
                Accessible.ignored: true
            }

            SmallText {
                Layout.fillWidth: true
                visible: root.narrow
                text: root.gameTitle
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.narrow ? "" : root.gameTitle
            elide: Text.ElideRight
            color: Theme.textSecondary
            Accessible.ignored: true
        }

        MvLabel {
            Layout.preferredWidth: Theme.px(56)
            horizontalAlignment: Text.AlignRight
            text: root.tableNumber
            color: Theme.brassLight
            Accessible.ignored: true
        }

        MvLabel {
            Layout.preferredWidth: Theme.px(110)
            horizontalAlignment: Text.AlignRight
            text: root.durationText
            Accessible.ignored: true
        }

        MvLabel {
            Layout.preferredWidth: Theme.px(110)
            horizontalAlignment: Text.AlignRight
            text: root.rounds
            Accessible.ignored: true
        }

        HistorySums {
            spacing: Theme.spaceM
            stakedText: root.stakedText
            netText: root.netText
            net: root.net
            stakedWidth: root.stakedWidth
            netWidth: root.netWidth
            onStakedNeedChanged: root.stakedNeed = stakedNeed
            onNetNeedChanged: root.netNeed = netNeed
        }

        MvIcon {
            iconName: "chevron-right"
            color: root.hovered || root.visualFocus ? Theme.brassLight : Theme.textDisabled
        }
    }
}
