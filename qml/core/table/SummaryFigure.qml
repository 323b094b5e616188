// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A figure of the session: its name and amount.
RowLayout {
    id: root

    required property string caption
    required property string value
    property color tone: Theme.text

    spacing: Theme.spaceL
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.caption).arg(root.value)

    MvLabel {
        Layout.fillWidth: true
        text: root.caption
        secondary: true
        Accessible.ignored: true
    }

    SumText {
        text: root.value
        color: root.tone
        Accessible.ignored: true
    }
}
