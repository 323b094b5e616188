// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// An amount field with its label above.
FocusScope {
    id: root

    required property string label
    readonly property string text: field.text

    signal typed
    signal accepted
    signal hintAsked

    /// Clears the field.
    function clear(): void {
        field.clear();
    }

    implicitHeight: field.y + field.height

    SmallText {
        id: name

        width: root.width
        text: root.label
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MvTextField {
        id: field

        // Letters are not part of an amount.
        Keys.priority: Keys.BeforeItem
        Keys.onPressed: event => {
            const held = event.isAutoRepeat && event.key !== Qt.Key_Backspace && event.key !== Qt.Key_Delete;
            event.accepted = held || event.key === Qt.Key_H && event.modifiers === Qt.NoModifier;
            if (event.accepted && !held)
                root.hintAsked();
        }

        y: name.height + Theme.spaceXs
        width: root.width
        focus: true
        label: root.label
        validator: RegularExpressionValidator {
            regularExpression: /[0-9 .,]{0,14}/
        }
        onTextEdited: root.typed()
        onAccepted: root.accepted()
    }
}
