// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// An event of the lesson: time, description, and the lesson's note.
T.AbstractButton {
    id: root

    required property editorEvent info
    required property bool current
    /// The list has the focus.
    required property bool keyboard

    implicitHeight: Theme.px(46 * Theme.textScale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.info.title + (root.info.detail.length > 0 ? ", " + root.info.detail : "")
    Accessible.description: root.info.time + (root.info.note > 0 ? ", " + qsTr("note %1").arg(root.info.note) : "") + (root.info.expected ? ", " + qsTr("expected") : "")
    Accessible.selectable: true
    Accessible.selected: root.current
    Accessible.onPressAction: root.clicked()

    contentItem: EditorEventFace {
        info: root.info
        current: root.current
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.down ? Theme.lacquerPressed : root.current ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : "transparent"
        border.width: root.current ? Theme.line : 0
        border.color: Theme.brass

        FocusRing {
            visible: root.current && root.keyboard
            inside: true
            targetRadius: Theme.radiusS
        }
    }
}
