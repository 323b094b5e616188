// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A shipped scenario that proves a rule; a click plays it at the table.
MvPressable {
    id: root

    required property conformityProof proof
    /// Why it cannot be played now; empty: it can.
    required property string noPlay

    text: root.proof.name.substring(root.proof.name.indexOf("/") + 1).replace(/_/g, " ")
    toolTip: root.proof.refused ? "" : qsTr("%1: play it at the table").arg(root.proof.title)
    disabledReason: root.proof.refused ? qsTr("%1: the file breaks the rule, and is refused").arg(root.proof.title) : root.noPlay
    implicitHeight: Theme.px(26)
    horizontalPadding: Theme.spaceS

    contentItem: Row {
        spacing: Theme.spaceXs

        MvIcon {
            anchors.verticalCenter: parent.verticalCenter
            iconName: root.proof.refused ? "error" : "play"
            size: Theme.px(14)
            color: root.proof.refused ? Theme.loss : root.hovered && root.available ? Theme.brassLight : Theme.textSecondary
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            textFormat: Text.PlainText
            color: root.hovered && root.available ? Theme.brassLight : Theme.textSecondary
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.held ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : Theme.lacquerRaised
        border.width: Theme.line
        border.color: root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusS
        }
    }
}
