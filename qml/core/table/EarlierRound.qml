// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A round of this session: its number, time, result, stakes and winnings. Uses anchors instead of layouts, since many
/// are created.
T.ItemDelegate {
    id: root

    required property int index
    required property int round
    required property string dateText
    required property string resultText
    required property string stakedText
    required property string netText
    required property double net

    implicitHeight: Theme.controlHeight
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Round %1, %2: %3. Staked %4, result %5").arg(root.round).arg(root.dateText).arg(root.resultText).arg(root.stakedText).arg(root.netText)
    Accessible.selected: root.highlighted

    background: Rectangle {
        radius: Theme.radiusS
        color: root.highlighted ? Qt.alpha(Theme.brass, 0.24) : root.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
        border.width: root.highlighted ? Theme.line : 0
        border.color: Theme.brassLight
    }

    MvLabel {
        id: number

        x: Theme.spaceM
        width: Theme.px(64 * Theme.textScale)
        anchors.verticalCenter: parent.verticalCenter
        text: root.round
        color: Theme.brassLight
        Accessible.ignored: true
    }

    MvLabel {
        id: when

        x: number.x + number.width + Theme.spaceS
        width: Theme.px(140 * Theme.textScale)
        anchors.verticalCenter: parent.verticalCenter
        text: root.dateText
        secondary: true
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MvLabel {
        x: when.x + when.width + Theme.spaceM
        width: staked.x - x - Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        text: root.resultText
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MvLabel {
        id: staked

        x: sum.x - width - Theme.spaceM
        width: Math.max(implicitWidth, Theme.px(116 * Theme.textScale))
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: root.stakedText
        secondary: true
        Accessible.ignored: true
    }

    SumText {
        id: sum

        x: root.width - width - Theme.spaceM
        width: Math.max(implicitWidth, Theme.px(138 * Theme.textScale))
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: root.netText
        color: root.net > 0 ? Theme.win : root.net < 0 ? Theme.loss : Theme.textSecondary
        Accessible.ignored: true
    }
}
