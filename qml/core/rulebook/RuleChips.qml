// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// The ids of rules; each opens its text when pressed.
Flow {
    id: root

    required property list<string> rules
    /// Whether they are shown where the user wants no numbers, too.
    property bool always: true

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceXs

    Repeater {
        model: root.rules

        RuleLink {
            required property string modelData

            rule: modelData
            always: root.always
            onClicked: root.ruleAsked(modelData)
        }
    }
}
