// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A line of a trainee's results.
Item {
    id: root

    required property resultFact info

    implicitHeight: Math.max(label.implicitHeight, value.implicitHeight) + Theme.spaceXs
    Accessible.role: Accessible.ListItem
    Accessible.name: "%1: %2".arg(root.info.label).arg(root.info.value)

    SmallText {
        id: label

        width: root.width * 0.42
        text: root.info.label
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    MvLabel {
        id: value

        x: root.width * 0.42 + Theme.spaceS
        width: root.width - x
        text: root.info.value
        wrapMode: Text.Wrap
        font.pixelSize: Theme.textSmall
        color: Theme.text
        Accessible.ignored: true
    }
}
