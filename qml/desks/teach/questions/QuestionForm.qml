// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The fields of the selected question, or of the bank.
MvScrollColumn {
    id: root

    required property QuestionEditor editor

    /// Stands in for a removed field until its box is destroyed.
    property questionField noField

    /// Asks a field to take the focus. A signal, because Qt 6.4 can't cast to an inline component.
    signal focusAsked(int field)

    /// Focuses the first field.
    function take(): void {
        root.focusAsked(0);
    }

    /// Selects a choice of a field; if that changes the fields, the focus stays with this one.
    function choose(field: int, choice: int): void {
        const before = boxes.count;
        root.editor.choose(field, choice);
        if (boxes.count !== before)
            root.focusAsked(field);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Fields")

    // In an Item, because a layout whose height depends on its width may not follow its own width.
    Item {
        Layout.fillWidth: true
        implicitHeight: flow.implicitHeight

        Flow {
            id: flow

            width: parent.width
            spacing: Theme.spaceM

            // A number, so that the focused field stays when another one changes.
            Repeater {
                id: boxes

                model: root.editor.fields.length

                QuestionFieldBox {
                    id: box

                    required property int index

                    width: box.field.box.half ? (flow.width - Theme.spaceM) / 2 : flow.width
                    height: implicitHeight
                    field: box.index < root.editor.fields.length ? root.editor.fields[box.index] : root.noField
                    onTyped: text => root.editor.type(box.index, text)
                    onGoingOn: text => root.editor.goOnTyping(box.index, text)
                    onChosen: choice => root.choose(box.index, choice)
                    onTurned: root.editor.turn(box.index)
                    onRemoved: root.editor.removeChoice(box.index)

                    Connections {
                        target: root
                        function onFocusAsked(field: int): void {
                            if (field === box.index)
                                box.take();
                        }
                    }
                }
            }
        }
    }

    MvButton {
        visible: root.editor.moreChoices
        iconName: "plus"
        text: qsTr("Add an answer")
        onClicked: root.editor.addChoice()
    }

    /// A field: typed or chosen, a heading, a switch, or an answer that is right or wrong.
    component QuestionFieldBox: Item {
        id: fieldBox

        required property questionField field

        readonly property bool isAnswer: fieldBox.field.role === QuestionEditor.Answer
        readonly property bool isHeading: fieldBox.field.role === QuestionEditor.Heading
        readonly property bool isSwitch: fieldBox.field.role === QuestionEditor.Switch

        /// The user entered another text; selected another choice.
        signal typed(string text)
        /// The text while the user is typing.
        signal goingOn(string text)
        signal chosen(int choice)
        /// The switch was turned, or the answer made right or wrong; the answer is to be removed.
        signal turned
        signal removed

        /// Takes the focus.
        function take(): void {
            if (fieldBox.isSwitch)
                turnBox.forceActiveFocus(Qt.TabFocusReason);
            else if (!fieldBox.isHeading)
                entry.take();
        }

        implicitHeight: fieldBox.isSwitch ? turnBox.implicitHeight : fieldBox.isHeading ? heading.implicitHeight + (wrong.visible ? wrong.implicitHeight + Theme.spaceXs : 0) : entry.implicitHeight

        EditorFieldBox {
            id: entry

            width: parent.width - (fieldBox.isAnswer ? rightBox.width + trash.width + 2 * Theme.spaceS : 0)
            height: implicitHeight
            visible: !fieldBox.isSwitch && !fieldBox.isHeading
            field: fieldBox.field.box
            onTyped: text => fieldBox.typed(text)
            onGoingOn: text => fieldBox.goingOn(text)
            onChosen: choice => fieldBox.chosen(choice)
        }

        MvCheckBox {
            id: rightBox

            anchors.right: trash.left
            anchors.rightMargin: Theme.spaceS
            y: entry.controlTop
            visible: fieldBox.isAnswer
            text: qsTr("Right")
            checked: fieldBox.field.on
            //: %1 "Answer 2"
            Accessible.name: qsTr("%1 is right").arg(fieldBox.field.box.label)
            onToggled: fieldBox.turned()
        }

        MvIconButton {
            id: trash

            anchors.right: parent.right
            y: rightBox.y
            visible: fieldBox.isAnswer
            iconName: "trash"
            //: %1 "Answer 2"
            toolTip: qsTr("Remove: %1").arg(fieldBox.field.box.label)
            onClicked: fieldBox.removed()
        }

        SmallText {
            id: heading

            width: parent.width
            visible: fieldBox.isHeading
            text: fieldBox.field.box.label
        }

        InlineMessage {
            id: wrong

            y: heading.height + Theme.spaceXs
            width: parent.width
            height: implicitHeight
            kind: InlineMessage.Error
            text: fieldBox.isHeading ? fieldBox.field.box.problem : ""
        }

        MvCheckBox {
            id: turnBox

            width: parent.width
            visible: fieldBox.isSwitch
            text: fieldBox.field.box.label
            checked: fieldBox.field.on
            onToggled: fieldBox.turned()
        }
    }
}
