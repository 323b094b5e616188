// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// One step of a round's proof: computation, result, and whether it is right.
Column {
    id: root

    required property proofStep modelData
    required property int index

    spacing: Theme.spaceXs
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2. %3").arg(root.index + 1).arg(root.modelData.title).arg(root.modelData.verdictText)
    Accessible.description: root.modelData.detail + " " + root.modelData.value

    Row {
        width: parent.width
        spacing: Theme.spaceS

        MvLabel {
            text: (root.index + 1) + "."
            color: Theme.brassLight
            Accessible.ignored: true
        }

        MvLabel {
            text: root.modelData.title
            font.weight: Font.Medium
            Accessible.ignored: true
        }
    }

    SmallText {
        width: parent.width
        visible: text.length > 0
        text: root.modelData.detail
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    TextEdit {
        width: parent.width
        visible: text.length > 0
        text: root.modelData.value
        readOnly: true
        selectByMouse: true
        wrapMode: TextEdit.WrapAnywhere
        color: Theme.text
        selectionColor: Theme.cobalt
        font.family: "monospace"
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    Row {
        visible: root.modelData.verdictText.length > 0
        spacing: Theme.spaceXs

        MvIcon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.modelData.verdict !== 0
            iconName: root.modelData.verdict === 1 ? "check" : "warning"
            size: Theme.iconSizeSmall
            color: root.modelData.verdict === 1 ? Theme.win : Theme.loss
        }

        SmallText {
            width: root.width - Theme.iconSizeSmall - Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            text: root.modelData.verdictText
            wrapMode: Text.Wrap
            color: root.modelData.verdict === 1 ? Theme.win : root.modelData.verdict === 2 ? Theme.loss : Theme.warning
            Accessible.ignored: true
        }
    }
}
