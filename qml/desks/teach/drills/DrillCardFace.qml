// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Contents of a drill's card: icon of the game, name, results.
Item {
    id: root

    required property drillInfo info
    required property bool chosen

    Accessible.ignored: true

    MvIcon {
        id: icon

        anchors.verticalCenter: parent.verticalCenter
        iconName: root.info.icon
        size: Theme.iconSize
        color: root.chosen ? Theme.brassLight : Theme.textSecondary
    }

    MvLabel {
        id: title

        x: icon.width + Theme.spaceM
        y: (root.height - height - detail.height - Theme.spaceXs) / 2
        width: root.width - x
        height: implicitHeight
        text: root.info.title
        elide: Text.ElideRight
        font.weight: Font.Medium
        color: root.chosen ? Theme.brassLight : Theme.text
        Accessible.ignored: true
    }

    SmallText {
        id: detail

        x: title.x
        y: title.y + title.height + Theme.spaceXs
        width: title.width
        height: implicitHeight
        text: root.info.reason.length > 0 ? root.info.reason : root.info.standing.length > 0 ? root.info.standing : root.info.detail
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: root.info.reason.length > 0 ? Theme.textDisabled : root.info.standing.length > 0 ? Theme.brassLight : Theme.textSecondary
        Accessible.ignored: true
    }
}
