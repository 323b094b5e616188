// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Placing the chips of a player's call bet one by one, by a click on the cloth or by typing the numbers.
CroupierTool {
    id: root

    required property RouletteCroupierDesk desk

    /// The typed text is no place of this layout.
    property bool unread: false

    /// Places a chip on the typed place; without text, confirms the placed chips.
    function enter(): void {
        if (field.text.length === 0) {
            root.desk.putDown();
            return;
        }
        root.unread = !root.desk.placeChipOn(field.text);
        if (!root.unread)
            field.clear();
    }

    typed: true
    onTakenUp: field.forceActiveFocus(Qt.OtherFocusReason)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Call bets")

    Row {
        id: line

        spacing: Theme.spaceS

        MvTextField {
            id: field

            // H is not part of a place.
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_H && event.modifiers === Qt.NoModifier || event.key === Qt.Key_Backspace && field.text.length === 0;
                if (event.accepted && event.key === Qt.Key_H && !event.isAutoRepeat)
                    root.desk.askHint();
                else if (event.accepted && event.key === Qt.Key_Backspace)
                    root.desk.liftLast();
            }
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]{0,2}([-\/ ,.][0-9]{0,2}){0,5}/
            }

            width: Theme.px(200)
            label: qsTr("Place of a chip")
            placeholderText: "4-7"
            font.pixelSize: Theme.textLarge
            error: root.unread ? qsTr("This layout has no such place") : ""
            onTextEdited: root.unread = false
            onAccepted: root.enter()
        }

        MvButton {
            kind: MvButton.Primary
            text: field.text.length > 0 ? qsTr("Place a chip") : qsTr("Confirm")
            keyHint: "↵"
            onClicked: root.enter()
        }

        MvButton {
            text: qsTr("Take the last one back")
            disabledReason: root.desk.placed.length > 0 ? "" : qsTr("No chip is placed")
            onClicked: root.desk.liftLast()
        }

        MvButton {
            text: qsTr("Take all back")
            disabledReason: root.desk.placed.length > 0 ? "" : qsTr("No chip is placed")
            onClicked: root.desk.liftAll()
        }
    }

    BodyText {
        id: laid

        y: line.height + Theme.spaceM
        width: root.width
        text: root.desk.called.length > 0 ? root.desk.placedText : qsTr("Nobody has made a call bet.")
        color: Theme.brassLight
    }

    SmallText {
        y: laid.y + laid.height + Theme.spaceS
        width: root.width
        wrapMode: Text.Wrap
        text: root.unread ? qsTr("This layout has no such place")
            : qsTr("Click the places on the cloth, or type their numbers (4-7), one chip at a time; a right-click or Backspace takes one back. Enter without a place confirms them.")
        color: root.unread ? Theme.loss : Theme.textSecondary
    }
}
