// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Contents of an answer: number or, after picking, a sign; text and reason.
Item {
    id: root

    required property int number
    required property lessonChoice choice
    required property bool available

    readonly property color tone: root.choice.right ? Theme.win : Theme.loss

    implicitHeight: words.height + 2 * Theme.spaceM
    Accessible.ignored: true

    MvIcon {
        x: Theme.spaceM
        y: Theme.spaceM
        visible: root.choice.picked
        iconName: root.choice.right ? "check" : "error"
        size: Theme.iconSizeSmall
        color: root.tone
    }

    KeyCap {
        x: Theme.spaceM
        y: Theme.spaceM - Theme.px(2)
        visible: !root.choice.picked
        text: String(root.number)
    }

    Column {
        id: words

        x: Theme.px(48)
        y: Theme.spaceM
        width: root.width - x - Theme.spaceM
        spacing: Theme.spaceXs

        BodyText {
            width: parent.width
            text: root.choice.text
            font.weight: Font.Medium
            color: root.available ? Theme.text : Theme.textSecondary
            Accessible.ignored: true
        }

        BodyText {
            width: parent.width
            visible: root.choice.picked
            text: root.choice.why
            color: root.tone
            Accessible.ignored: true
        }
    }
}
