// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Contents of a row: number, text, and a sign if it does not take effect.
Item {
    id: root

    required property editorRow info
    required property int number
    required property bool current

    Accessible.ignored: true

    SmallText {
        id: place

        x: Theme.spaceS
        y: title.y + (title.height - height) / 2
        width: Theme.px(24 * Theme.textScale)
        text: root.number
        Accessible.ignored: true
    }

    MvLabel {
        id: title

        x: place.x + place.width + Theme.spaceXs
        y: (root.height - height - detail.height) / 2
        width: sign.x - x - Theme.spaceXs
        height: implicitHeight
        text: root.info.title
        elide: Text.ElideRight
        color: root.current ? Theme.brassLight : Theme.text
        Accessible.ignored: true
    }

    SmallText {
        id: detail

        x: title.x
        y: title.y + title.height
        width: title.width
        height: implicitHeight
        text: root.info.detail
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MvIcon {
        id: sign

        x: root.width - width - Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        visible: root.info.faulty
        iconName: "warning"
        size: Theme.iconSizeSmall
        color: Theme.warning
    }
}
