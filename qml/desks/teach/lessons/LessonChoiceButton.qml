// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// An answer: number and text, and after picking, the verdict and reason.
MvPressable {
    id: root

    required property int number
    required property lessonChoice choice

    readonly property color tone: !root.choice.picked ? Theme.hairline : root.choice.right ? Theme.win : Theme.loss

    shortcut: String(root.number)
    Accessible.name: root.choice.picked ? (root.choice.right ? qsTr("%1: right. %2") : qsTr("%1: wrong. %2")).arg(root.choice.text).arg(root.choice.why) : root.choice.text

    contentItem: LessonChoiceFace {
        number: root.number
        choice: root.choice
        available: root.available
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.held ? Theme.lacquerPressed : root.hovered && root.available ? Theme.lacquerHover : Theme.lacquerRaised
        border.width: root.choice.picked ? Theme.focusWidth : Theme.line
        border.color: root.tone

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }

    /// Contents of an answer: number or, after picking, a sign; text and reason.
    component LessonChoiceFace: Item {
        id: face

        required property int number
        required property lessonChoice choice
        required property bool available

        readonly property color tone: face.choice.right ? Theme.win : Theme.loss

        implicitHeight: words.height + 2 * Theme.spaceM
        Accessible.ignored: true

        MvIcon {
            x: Theme.spaceM
            y: Theme.spaceM
            visible: face.choice.picked
            iconName: face.choice.right ? "check" : "error"
            size: Theme.iconSizeSmall
            color: face.tone
        }

        KeyCap {
            x: Theme.spaceM
            y: Theme.spaceM - Theme.px(2)
            visible: !face.choice.picked
            text: String(face.number)
        }

        Column {
            id: words

            x: Theme.px(48)
            y: Theme.spaceM
            width: face.width - x - Theme.spaceM
            spacing: Theme.spaceXs

            BodyText {
                width: parent.width
                text: face.choice.text
                font.weight: Font.Medium
                color: face.available ? Theme.text : Theme.textSecondary
                Accessible.ignored: true
            }

            BodyText {
                width: parent.width
                visible: face.choice.picked
                text: face.choice.why
                color: face.tone
                Accessible.ignored: true
            }
        }
    }
}
