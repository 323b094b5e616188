// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A player's name next to a chip of their colour.
Item {
    id: root

    required property croupierPlayer info
    required property bool checked

    Image {
        id: chip

        x: Theme.spaceXs
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(38)
        height: width
        source: "image://chips/colour?colour=%1&chips=1&label=&mark=0".arg(root.info.colour)
        sourceSize.width: width
        sourceSize.height: height
    }

    MvLabel {
        x: chip.x + chip.width + Theme.spaceXs
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.info.name
        color: root.checked ? Theme.brassLight : Theme.text
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.textSmall
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
