// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// Contents of an answer of the written part: number, text, and a sign when chosen.
Item {
    id: root

    required property int number
    required property string text
    required property bool chosen

    implicitHeight: words.implicitHeight + 2 * Theme.spaceM
    Accessible.ignored: true

    KeyCap {
        x: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        text: String(root.number)
    }

    MvLabel {
        id: words

        x: Theme.px(48)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - Theme.px(48)
        text: root.text
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    MvIcon {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        visible: root.chosen
        iconName: "check"
        size: Theme.iconSizeSmall
        color: Theme.brassLight
    }
}
