// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// One amount of the balance chart with its name.
Column {
    id: root

    required property string caption
    required property string value

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.caption).arg(root.value)

    SmallText {
        anchors.right: parent.right
        text: root.caption
        Accessible.ignored: true
    }

    MvLabel {
        anchors.right: parent.right
        text: root.value
        font.weight: Font.Medium
        Accessible.ignored: true
    }
}
