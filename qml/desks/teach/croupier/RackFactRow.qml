// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A line of the float's sheet.
Item {
    id: root

    required property rackFact info

    implicitHeight: Math.max(label.height, value.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: "%1: %2".arg(root.info.label).arg(root.info.value)

    MvLabel {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - value.width - Theme.spaceM
        text: root.info.label
        secondary: true
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    SumText {
        id: value

        anchors.right: parent.right
        text: root.info.value
        Accessible.ignored: true
    }
}
