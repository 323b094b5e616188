// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Calling a ball: its number, in bingo 75 after its letter.
CroupierTool {
    id: root

    required property BingoCroupierDesk desk

    readonly property bool letters: root.desk.table?.letters ?? false
    /// The typed text is no ball of this room.
    property bool unread: false

    /// Focuses the field.
    function begin(): void {
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
    }

    /// Inserts the clicked number after a selected letter.
    function fill(number: string): void {
        field.text = (root.letters ? field.text.replace(/[^BINGO]/gi, "") : "") + number;
        root.unread = false;
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    /// Calls the ball.
    function announce(): void {
        if (field.text.length === 0) {
            root.desk.remind(qsTr("Type the number first"));
            return;
        }
        root.unread = !root.desk.callBall(field.text);
        if (!root.unread)
            field.clear();
    }

    typed: true
    onTakenUp: root.begin()
    onNumberGiven: number => root.fill(number)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Balls")

    Row {
        id: line

        spacing: Theme.spaceS

        MvTextField {
            id: field

            // H is not the letter of a ball.
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => {
                const held = event.isAutoRepeat && event.key !== Qt.Key_Backspace && event.key !== Qt.Key_Delete;
                event.accepted = held || event.key === Qt.Key_H && event.modifiers === Qt.NoModifier;
                if (event.accepted && !held)
                    root.desk.askHint();
            }
            validator: RegularExpressionValidator {
                regularExpression: root.letters ? /[BINGObingo]?\s?[0-9]{0,2}\s?[BINGObingo]?/ : /[0-9]{0,2}/
            }

            width: Theme.px(132)
            label: root.letters ? qsTr("Letter and number") : qsTr("Number")
            placeholderText: root.letters ? "B 12" : "1–%1".arg(root.desk.table?.ballCount ?? 90)
            font.pixelSize: Theme.textLarge
            error: root.unread ? qsTr("This room has no such ball") : ""
            onTextEdited: root.unread = false
            onAccepted: root.announce()
        }

        MvButton {
            kind: MvButton.Primary
            text: qsTr("Call the ball")
            keyHint: "↵"
            disabledReason: field.text.length > 0 ? "" : qsTr("Type the number, or click on it")
            onClicked: root.announce()
        }
    }

    Row {
        id: letter

        y: line.height + Theme.spaceM
        visible: root.letters
        spacing: Theme.spaceS

        Repeater {
            model: ["B", "I", "N", "G", "O"]

            MvButton {
                id: one

                required property string modelData

                text: one.modelData
                Accessible.name: qsTr("Letter %1").arg(one.modelData)
                onClicked: {
                    field.text = one.modelData + " " + field.text.replace(/[^0-9]/g, "");
                    field.forceActiveFocus(Qt.OtherFocusReason);
                }
            }
        }
    }

    SmallText {
        y: (letter.visible ? letter.y + letter.height : line.height) + Theme.spaceM
        width: root.width
        wrapMode: Text.Wrap
        text: root.unread ? qsTr("This room has no such ball") : root.letters ? qsTr("The column's letter first, then the number; or choose the letter and click the number on the panel.")
            : qsTr("Type the number on the ball, or click it on the panel, and call it.")
        color: root.unread ? Theme.loss : Theme.textSecondary
    }
}
