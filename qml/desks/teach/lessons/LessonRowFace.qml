// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Contents of a lesson's row: icon of the game, title, progress, and a tick when complete.
Item {
    id: root

    required property lessonInfo info
    required property bool current

    Accessible.ignored: true

    MvIcon {
        id: icon

        x: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        iconName: root.info.icon
        size: Theme.iconSize
        color: root.current ? Theme.brassLight : Theme.textSecondary
    }

    MvLabel {
        id: title

        x: icon.x + icon.width + Theme.spaceM
        y: (root.height - height - detail.height) / 2
        width: tick.x - x - Theme.spaceS
        height: implicitHeight
        text: root.info.title
        elide: Text.ElideRight
        font.weight: Font.Medium
        color: root.current ? Theme.brassLight : Theme.text
        Accessible.ignored: true
    }

    SmallText {
        id: detail

        x: title.x
        y: title.y + title.height
        width: title.width
        height: implicitHeight
        text: root.info.level + " · " + (root.info.standing.length > 0 ? root.info.standing : root.info.size)
        elide: Text.ElideRight
        color: root.info.standing.length > 0 ? Theme.brassLight : Theme.textSecondary
        Accessible.ignored: true
    }

    MvIcon {
        id: tick

        x: root.width - width - Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        visible: root.info.done
        iconName: "check"
        size: Theme.iconSizeSmall
        color: Theme.win
    }
}
