// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A field of an editor with its label and what is wrong with it.
Item {
    id: root

    required property editorField field

    readonly property bool choosing: root.field.choices.length > 0
    /// Where the control below the label begins.
    readonly property real controlTop: name.height + Theme.spaceXs

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

    implicitHeight: name.height + Theme.spaceXs + (root.field.lines > 0 ? area.height : Theme.controlHeight) + (wrong.visible ? Theme.spaceXs + wrong.height : 0)

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
        error: root.field.problem
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
        problem: root.field.problem
        lines: Math.max(1, root.field.lines)
        text: root.field.lines > 0 ? root.field.text : ""
        onTyped: text => root.typed(text)
        onGoingOn: text => root.goingOn(text)
    }

    InlineMessage {
        id: wrong

        y: name.height + 2 * Theme.spaceXs + (root.field.lines > 0 ? area.height : Theme.controlHeight)
        width: parent.width
        height: implicitHeight
        kind: InlineMessage.Error
        text: root.field.problem
    }

    /// A multi-line text field; reports the text when the focus leaves, and after each pause in typing. Tab moves
    /// on.
    component EditorTextArea: Item {
        id: textArea

        /// Accessible name.
        required property string label
        /// Current text.
        required property string text

        /// Visible lines.
        property int lines: 4
        /// What is wrong with the text; empty: nothing.
        property string problem

        /// The user entered another text.
        signal typed(string text)
        /// The text while the user is typing.
        signal goingOn(string text)

        /// Takes the focus.
        function take(): void {
            edit.forceActiveFocus(Qt.TabFocusReason);
        }

        implicitHeight: Theme.px((16 + 22 * textArea.lines) * Theme.textScale)

        FieldFrame {
            anchors.fill: parent
            available: true
            hovered: edit.hovered
            focused: edit.activeFocus
            faulty: textArea.problem.length > 0
        }

        Timer {
            id: typingPause

            interval: 1500
            onTriggered: textArea.goingOn(edit.text)
        }

        Flickable {
            id: view

            anchors.fill: parent
            anchors.margins: Theme.spaceXs
            contentHeight: edit.implicitHeight
            contentWidth: width
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            T.ScrollBar.vertical: MvScrollBar {}
            T.TextArea.flickable: T.TextArea {
                id: edit

                width: view.width
                text: textArea.text
                wrapMode: TextEdit.Wrap
                textFormat: TextEdit.PlainText
                leftPadding: Theme.spaceS
                rightPadding: Theme.spaceL
                topPadding: Theme.spaceXs
                bottomPadding: Theme.spaceXs
                font.family: Theme.textFamily
                font.pixelSize: Theme.textBody
                color: Theme.text
                selectionColor: Theme.cobalt
                selectedTextColor: Theme.ivory
                selectByMouse: true
                hoverEnabled: true
                activeFocusOnTab: true
                KeyNavigation.priority: KeyNavigation.BeforeItem
                Keys.onTabPressed: edit.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: edit.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                onTextChanged: if (edit.activeFocus && edit.text !== textArea.text) typingPause.restart()
                onActiveFocusChanged: {
                    if (edit.activeFocus)
                        return;
                    typingPause.stop();
                    if (edit.text !== textArea.text)
                        textArea.typed(edit.text);
                }
                Accessible.role: Accessible.EditableText
                Accessible.name: textArea.label
                Accessible.description: textArea.problem
                Accessible.multiLine: true
            }
        }
    }
}
