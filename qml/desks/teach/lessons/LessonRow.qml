// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A lesson to choose: icon of the game, title, progress.
T.AbstractButton {
    id: root

    required property lessonInfo info
    required property bool current
    /// The list has the focus.
    required property bool keyboard

    implicitHeight: Theme.px(60 * Theme.textScale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.info.title
    Accessible.description: root.info.level + ", " + root.info.size + (root.info.standing.length > 0 ? ", " + root.info.standing : "")
    Accessible.selectable: true
    Accessible.selected: root.current
    Accessible.onPressAction: root.clicked()

    contentItem: LessonRowFace {
        info: root.info
        current: root.current
    }

    background: Rectangle {
        radius: Theme.radiusL
        color: root.down ? Theme.lacquerPressed : root.current ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : Theme.lacquer
        border.width: root.current ? Theme.focusWidth : Theme.line
        border.color: root.current ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.current && root.keyboard
            inside: true
            targetRadius: Theme.radiusL
        }
    }
}
