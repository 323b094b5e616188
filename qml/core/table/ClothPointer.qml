// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// Covers the cloth while the pointer belongs to a presenter: it points, and draws while a button is held. With the
/// keyboard the arrows move it, in larger steps with Shift, and Space starts and stops drawing.
FocusScope {
    id: root

    required property ClothMarks marks

    /// Whether the keyboard is drawing.
    property bool drawing: false

    /// Requests to return keyboard focus to the table.
    signal ended

    function place(x: real, y: real): point {
        return Qt.point(x / root.width, y / root.height);
    }

    /// Moves the pointer by a number of steps, starting at the cloth's centre.
    function lead(right: real, down: real): void {
        const from = root.marks.at.x < 0 ? Qt.point(0.5, 0.5) : root.marks.at;
        const step = Theme.px(8);
        root.marks.at = Qt.point(Math.max(0, Math.min(1, from.x + right * step / root.width)), Math.max(0, Math.min(1, from.y + down * step / root.height)));
        if (root.drawing)
            root.marks.draw(root.marks.at);
    }

    /// Starts or stops drawing by keyboard.
    function turnPen(): void {
        root.lead(0, 0);
        root.drawing = !root.drawing;
        if (root.drawing)
            root.marks.begin(root.marks.at);
    }

    enabled: root.marks.active
    Accessible.role: Accessible.Pane
    Accessible.name: words.text
    Accessible.ignored: !root.marks.active
    Keys.onPressed: event => {
        const steps = event.modifiers & Qt.ShiftModifier ? 8 : 1;
        event.accepted = true;
        if (event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete || event.key === Qt.Key_Escape)
            root.drawing = false;
        if (event.key === Qt.Key_Backspace)
            root.marks.undo();
        else if (event.key === Qt.Key_Delete)
            root.marks.clear();
        else if (event.key === Qt.Key_Escape)
            root.marks.active = false;
        else if (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier))
            event.accepted = false;
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            root.lead(event.key === Qt.Key_Left ? -steps : steps, 0);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            root.lead(0, event.key === Qt.Key_Up ? -steps : steps);
        else if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            root.turnPen();
        else
            event.accepted = false;
    }

    Connections {
        target: root.marks
        function onActiveChanged(): void {
            root.drawing = false;
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
            root.drawing = false;
            root.marks.at = root.place(event.x, event.y);
            root.forceActiveFocus(Qt.MouseFocusReason);
            if (event.button === Qt.LeftButton)
                root.marks.begin(root.marks.at);
            else
                root.marks.undo();
        }
        onExited: root.marks.at = Qt.point(-1, -1)
        onWheel: event => event.accepted = true // it must not reach the items below
    }

    Tag {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceS
        visible: root.marks.active
        text: qsTr("Pointer: drag to draw, or use arrow keys and Space; Backspace removes a line, Delete all of them, Ctrl+D ends")
        tone: Theme.warning
        maximumWidth: root.width - 2 * Theme.spaceL
    }
}
