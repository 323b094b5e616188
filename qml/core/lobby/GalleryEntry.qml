// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A scenario in the gallery: its title, and below it the game and its rules. Uses anchors instead of layouts, since
/// many are created.
T.ItemDelegate {
    id: root

    required property int index
    required property string title
    required property string gameTitle
    required property string rulesText

    implicitHeight: name.height + below.height + Theme.spaceS + Theme.spaceXs
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2. Rules: %3").arg(root.title).arg(root.gameTitle).arg(root.rulesText)
    Accessible.selected: root.highlighted

    background: Rectangle {
        radius: Theme.radiusS
        color: root.highlighted ? Qt.alpha(Theme.brass, 0.24) : root.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
        border.width: root.highlighted ? Theme.line : 0
        border.color: Theme.brassLight
    }

    MvLabel {
        id: name

        x: Theme.spaceM
        y: Theme.spaceXs
        width: root.width - 2 * Theme.spaceM
        text: root.title
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    SmallText {
        id: below

        x: Theme.spaceM
        y: name.y + name.height
        width: name.width
        text: root.rulesText.length > 0 ? qsTr("%1 · %2").arg(root.gameTitle).arg(root.rulesText) : root.gameTitle
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
