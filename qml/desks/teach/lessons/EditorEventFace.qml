// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Contents of an event's row: time, description, and the lesson's note.
Item {
    id: root

    required property editorEvent info
    required property bool current

    Accessible.ignored: true

    SmallText {
        id: time

        x: Theme.spaceS
        y: title.y + (title.height - height) / 2
        width: Theme.px(56 * Theme.textScale)
        text: root.info.time
        Accessible.ignored: true
    }

    MvLabel {
        id: title

        x: time.x + time.width + Theme.spaceXs
        y: root.info.detail.length > 0 ? (root.height - height - detail.height) / 2 : (root.height - height) / 2
        width: signs.x - x - Theme.spaceXs
        height: implicitHeight
        text: root.info.title
        elide: Text.ElideRight
        color: root.info.refused ? Theme.warning : root.current ? Theme.brassLight : Theme.text
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

    Row {
        id: signs

        x: root.width - width - Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs

        MvIcon {
            visible: root.info.expected
            iconName: "check"
            size: Theme.iconSizeSmall
            color: Theme.win
        }

        MvIcon {
            visible: root.info.note > 0
            iconName: "caption"
            size: Theme.iconSizeSmall
            color: Theme.brassLight
        }
    }
}
