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
    Accessible.name: root.choice.picked ? (root.choice.right ? qsTr("%1: right. %2") : qsTr("%1: not right. %2")).arg(root.choice.text).arg(root.choice.why) : root.choice.text

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
}
