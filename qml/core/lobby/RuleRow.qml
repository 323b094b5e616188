// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A control at the right, with its name, explanation and rule at the left.
RowLayout {
    id: root

    required property string label
    required property string detail
    /// May be empty.
    required property string rule

    /// Requests the text of the rule.
    signal ruleAsked(string id)

    Layout.fillWidth: true
    spacing: Theme.spaceM

    ControlText {
        Layout.fillWidth: true
        text: root.label
        detail: root.detail
        available: true
    }

    RuleLink {
        rule: root.rule
        onClicked: root.ruleAsked(root.rule)
    }
}
