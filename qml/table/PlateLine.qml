// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A line of the table's plate: what it is and what it says, engraved.
RowLayout {
    id: root

    required property string caption
    property string value

    spacing: Theme.spaceS

    SmallText {
        Layout.fillWidth: true
        text: root.caption
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(0.75 * Theme.textSmall)
        color: Theme.textOnBrass
        Accessible.ignored: true
    }

    SmallText {
        visible: root.value.length > 0
        text: root.value
        color: Theme.textOnBrass
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
