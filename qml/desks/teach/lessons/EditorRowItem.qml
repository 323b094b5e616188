// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A row of a part of the lesson.
T.AbstractButton {
    id: root

    required property editorRow info
    required property int number
    required property bool current
    /// The list has the focus.
    required property bool keyboard

    implicitHeight: Theme.px(56 * Theme.textScale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.info.title
    Accessible.description: root.info.detail + (root.info.faulty ? ", " + qsTr("does not come about") : "")
    Accessible.selectable: true
    Accessible.selected: root.current
    Accessible.onPressAction: root.clicked()

    contentItem: EditorRowFace {
        info: root.info
        number: root.number
        current: root.current
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.down ? Theme.lacquerPressed : root.current ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : Theme.lacquer
        border.width: root.current ? Theme.focusWidth : Theme.line
        border.color: root.current ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.current && root.keyboard
            inside: true
            targetRadius: Theme.radiusM
        }
    }
}
