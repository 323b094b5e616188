// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// An answer to choose, with its number, which is also its key.
MvPressable {
    id: root

    required property int number
    property bool chosen: false

    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: root.chosen
    Accessible.name: root.text

    contentItem: TestAnswerFace {
        number: root.number
        text: root.text
        chosen: root.chosen
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.held ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : root.chosen ? Theme.lacquerRaised : Theme.lacquerSunken
        border.width: root.chosen ? Theme.focusWidth : Theme.line
        border.color: root.chosen ? Theme.brass : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }
}
