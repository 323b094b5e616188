// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// Lies over the cloth while the pointer belongs to a presenter: it shows, and draws while a button is held.
FocusScope {
    id: root

    required property ClothMarks marks

    /// The keyboard goes back to the table.
    signal ended

    function place(x: real, y: real): point {
        return Qt.point(x / root.width, y / root.height);
    }

    enabled: root.marks.active
    Accessible.role: Accessible.Pane
    Accessible.name: words.text
    Accessible.ignored: !root.marks.active
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Backspace)
            root.marks.undo();
        else if (event.key === Qt.Key_Delete)
            root.marks.clear();
        else if (event.key === Qt.Key_Escape)
            root.marks.active = false;
        else
            event.accepted = false;
    }

    Connections {
        target: root.marks
        function onActiveChanged(): void {
            if (root.marks.active)
                root.forceActiveFocus(Qt.OtherFocusReason);
            else if (root.activeFocus)
                root.ended();
        }
    }

    MouseArea {
        anchors.fill: parent
        visible: root.marks.active
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: Qt.BlankCursor
        onPositionChanged: event => {
            root.marks.at = root.place(event.x, event.y);
            if (event.buttons & Qt.LeftButton)
                root.marks.draw(root.marks.at);
        }
        onPressed: event => {
            root.marks.at = root.place(event.x, event.y);
            root.forceActiveFocus(Qt.MouseFocusReason);
            if (event.button === Qt.LeftButton)
                root.marks.begin(root.marks.at);
            else
                root.marks.undo();
        }
        onExited: root.marks.at = Qt.point(-1, -1)
        onWheel: event => event.accepted = true // nothing below is turned by it
    }

    Tag {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceS
        visible: root.marks.active
        text: qsTr("Pointer: drag to draw, Backspace takes a line back, Delete all of them, Ctrl+D ends")
        tone: Theme.warning
        maximumWidth: root.width - 2 * Theme.spaceL
    }
}
