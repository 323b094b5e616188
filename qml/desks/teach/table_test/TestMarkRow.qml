// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A mark of a test and its weight.
Item {
    id: root

    required property testMarkLine info

    implicitHeight: Math.max(label.height, mark.height) + Theme.spaceS
    Accessible.role: Accessible.ListItem
    Accessible.name: "%1: %2, %3".arg(root.info.label).arg(root.info.mark).arg(root.info.detail)

    MvLabel {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width * 0.34
        text: root.info.label
        font.weight: root.info.total ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    SumText {
        id: mark

        anchors.verticalCenter: parent.verticalCenter
        x: parent.width * 0.36
        width: parent.width * 0.16
        text: root.info.mark
        color: root.info.total ? Theme.brassLight : Theme.text
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }

    MvLabel {
        anchors.verticalCenter: parent.verticalCenter
        x: parent.width * 0.56
        width: parent.width - x
        text: root.info.detail
        secondary: true
        Accessible.ignored: true
    }
}
