// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A field of the lesson editor with its label.
Item {
    id: root

    required property editorField field

    readonly property bool choosing: root.field.choices.length > 0

    /// The user entered another text; selected another choice.
    signal typed(string text)
    /// The text while the user is typing.
    signal goingOn(string text)
    signal chosen(int choice)

    /// Takes the focus.
    function take(): void {
        if (root.choosing)
            choices.forceActiveFocus(Qt.TabFocusReason);
        else if (root.field.lines > 0)
            area.take();
        else
            line.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: name.height + Theme.spaceXs + (root.field.lines > 0 ? area.height : Theme.controlHeight)

    SmallText {
        id: name

        width: parent.width
        text: root.field.label
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MvTextField {
        id: line

        y: name.height + Theme.spaceXs
        width: parent.width
        visible: !root.choosing && root.field.lines === 0
        label: root.field.label
        placeholderText: root.field.hint
        text: root.field.text
        // Half-width fields are applied only when complete, because a partial value may be refused.
        onTextEdited: if (!root.field.half) pause.restart()
        onEditingFinished: {
            pause.stop();
            root.typed(line.text);
        }
    }

    Timer {
        id: pause

        interval: 1500
        onTriggered: if (line.activeFocus) root.goingOn(line.text)
    }

    MvComboBox {
        id: choices

        y: name.height + Theme.spaceXs
        width: parent.width
        visible: root.choosing
        label: root.field.label
        model: root.field.choices
        choice: root.field.choice
        onActivated: index => root.chosen(index)
    }

    EditorTextArea {
        id: area

        y: name.height + Theme.spaceXs
        width: parent.width
        height: implicitHeight
        visible: root.field.lines > 0
        label: root.field.label
        lines: Math.max(1, root.field.lines)
        text: root.field.lines > 0 ? root.field.text : ""
        onTyped: text => root.typed(text)
        onGoingOn: text => root.goingOn(text)
    }
}
