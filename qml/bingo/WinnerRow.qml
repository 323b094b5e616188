// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A winning card: the prize, the ball, the player and the sum.
RowLayout {
    id: root

    required property string name
    required property int ball
    required property string player
    required property bool own
    required property bool simulated
    required property int card
    required property string amountText

    spacing: Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, ball %2: %3, card %4, %5").arg(root.name).arg(root.ball).arg(root.player).arg(root.card).arg(root.amountText)

    PrintText {
        Layout.preferredWidth: Theme.px(190)
        text: root.name
        horizontalAlignment: Text.AlignLeft
        elide: Text.ElideRight
        font.pixelSize: Theme.textSum
        font.letterSpacing: 0
        Accessible.ignored: true
    }

    MvLabel {
        Layout.preferredWidth: Theme.px(90)
        text: qsTr("ball %1").arg(root.ball)
        secondary: true
        Accessible.ignored: true
    }

    MvIcon {
        iconName: root.simulated ? "simulated" : "person"
        size: Theme.iconSizeSmall
        color: root.own ? Theme.win : Theme.textSecondary
    }

    MvLabel {
        Layout.fillWidth: true
        text: root.player
        color: root.own ? Theme.win : Theme.text
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MvLabel {
        text: root.card > 0 ? qsTr("card %1").arg(root.card) : ""
        secondary: true
        Accessible.ignored: true
    }

    SumText {
        Layout.preferredWidth: Theme.px(120)
        horizontalAlignment: Text.AlignRight
        text: root.amountText
        color: root.own ? Theme.win : Theme.brassLight
        Accessible.ignored: true
    }
}
