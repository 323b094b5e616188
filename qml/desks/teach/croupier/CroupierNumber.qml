// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Calling the number with its even chances, and marking it.
CroupierTool {
    id: root

    required property RouletteCroupierDesk desk

    /// The typed text is no number of this wheel.
    property bool unread: false
    property int colour: -1
    property int parity: -1
    property int half: -1
    readonly property string missing: field.text.length === 0 ? qsTr("Type the number first") : root.colour < 0 && !root.desk.evenChancesCalled ? qsTr("Choose the colour first")
        : root.desk.evenChancesCalled && (root.colour < 0 || root.parity < 0 || root.half < 0) ? qsTr("Choose colour, even or odd, low or high first") : ""

    /// Focuses the field.
    function begin(): void {
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
    }

    /// Inserts the clicked number.
    function fill(number: string): void {
        field.text = number;
        root.unread = false;
        root.begin();
    }

    readonly property real row: Math.floor((root.height - 2 * Theme.spaceXs) / 3)
    readonly property real side: Theme.px(262)

    /// Calls the number.
    function announce(): void {
        if (root.missing.length === 0)
            root.unread = !root.desk.announce(field.text, root.colour, root.parity, root.half);
        else
            root.desk.remind(root.missing);
    }

    /// A column of keys for each choice, so that the hand can stay on the letters.
    readonly property list<int> keys: [Qt.Key_Q, Qt.Key_A, Qt.Key_Z, Qt.Key_W, Qt.Key_S, Qt.Key_X, Qt.Key_E, Qt.Key_D, Qt.Key_C]

    /// Selects an option by one of those keys.
    function choose(key: int): bool {
        const at = Array.from(root.keys).indexOf(key);
        if (at >= 6)
            root.half = at - 6;
        else if (at >= 3)
            root.parity = at - 3;
        else if (at >= 0)
            root.colour = at;
        return at >= 0;
    }

    typed: true
    onTakenUp: root.begin()
    onNumberGiven: number => root.fill(number)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Number")
    Keys.onPressed: event => event.accepted = root.choose(event.key)

    MvTextField {
        id: field

        // Letters select, digits are typed.
        Keys.priority: Keys.BeforeItem
        Keys.onPressed: event => {
            event.accepted = event.isAutoRepeat && event.key !== Qt.Key_Backspace;
            if (event.accepted)
                return; // ignores key repeat
            if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
                event.accepted = false;
            else if (event.key === Qt.Key_V)
                marker.click();
            else if (event.key === Qt.Key_H)
                root.desk.askHint();
            else
                event.accepted = root.choose(event.key);
        }
        validator: RegularExpressionValidator {
            regularExpression: /[0-9]{0,2}/
        }

        width: Theme.px(84)
        height: root.row
        label: qsTr("Number")
        placeholderText: "0–36"
        font.pixelSize: Theme.textLarge
        error: root.unread ? qsTr("This wheel has no such number") : ""
        onTextEdited: root.unread = false
        onAccepted: root.announce()
    }

    SmallText {
        x: field.width + Theme.spaceS
        width: root.side - x - Theme.spaceS
        height: root.row
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        text: root.unread ? qsTr("This wheel has no such number") : root.desk.ball.length > 0 ? qsTr("The ball is on %1.").arg(root.desk.ball)
            : root.desk.realWheel ? qsTr("Where your ball landed; it can be changed until it is called.") : qsTr("The ball is still running.")
        color: root.unread ? Theme.loss : Theme.text
    }

    MvButton {
        y: root.row + Theme.spaceXs
        width: root.side - Theme.spaceS
        height: root.row
        kind: MvButton.Primary
        text: qsTr("Call the number")
        keyHint: "↵"
        disabledReason: root.missing
        onClicked: root.announce()
    }

    MvButton {
        id: marker

        y: 2 * (root.row + Theme.spaceXs)
        width: root.side - Theme.spaceS
        height: root.row
        text: field.text.length > 0 ? qsTr("Dolly on %1").arg(field.text) : qsTr("Place the dolly")
        shortcut: "V"
        repeats: false
        disabledReason: field.text.length > 0 ? "" : qsTr("Type the number, or click on it")
        onClicked: root.unread = !root.desk.markText(field.text)
    }

    // In the order of the keyboard: Q, W, E above A, S, D above Z, X, C.
    Repeater {
        model: 3

        CroupierChances {
            id: column

            required property int index

            x: root.side + column.index * (width + Theme.spaceM)
            width: (root.width - root.side - 2 * Theme.spaceM) / 3
            height: root.height
            label: [qsTr("Colour"), qsTr("Even or odd"), qsTr("Low or high")][column.index]
            words: [[qsTr("Red"), qsTr("Black"), qsTr("None")], [qsTr("Even"), qsTr("Odd"), qsTr("Neither")], [qsTr("Low"), qsTr("High"), qsTr("Neither")]][column.index]
            keys: [["Q", "A", "Z"], ["W", "S", "X"], ["E", "D", "C"]][column.index]
            choice: [root.colour, root.parity, root.half][column.index]
            onChosen: choice => {
                root.choose(root.keys[3 * column.index + choice]);
                root.begin();
            }
        }
    }

    /// One of a pair of even chances, or none: three options with their keys.
    component CroupierChances: Item {
        id: chances

        /// Accessible name.
        required property string label
        required property list<string> words
        required property list<string> keys
        /// Index of the option; -1: none yet.
        required property int choice

        /// The user selected an option.
        signal chosen(int choice)

        readonly property real row: Math.floor((chances.height - 2 * Theme.spaceXs) / 3)

        Accessible.role: Accessible.Grouping
        Accessible.name: chances.label

        Repeater {
            model: chances.words

            WordChoice {
                id: word

                required property int index
                required property string modelData

                y: word.index * (chances.row + Theme.spaceXs)
                width: chances.width
                height: chances.row
                rightPadding: Theme.px(34)
                text: word.modelData
                checked: chances.choice === word.index
                onClicked: chances.chosen(word.index)

                KeyCap {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.spaceS
                    anchors.verticalCenter: parent.verticalCenter
                    text: chances.keys[word.index]
                    color: Theme.lacquer
                }
            }
        }
    }
}
