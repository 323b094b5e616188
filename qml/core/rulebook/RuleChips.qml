// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// The numbers of rules, each one press away from its text.
Flow {
    id: root

    required property list<string> rules

    /// A number was pressed.
    signal ruleAsked(string id)

    spacing: Theme.spaceXs

    Repeater {
        model: root.rules

        RuleLink {
            required property string modelData

            rule: modelData
            onClicked: root.ruleAsked(modelData)
        }
    }
}
