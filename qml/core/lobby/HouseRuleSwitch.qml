// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A reading where the house may choose, with the meaning of each choice.
RowLayout {
    id: root

    required property string text
    required property string detail
    required property string rule
    required property bool on

    /// Emitted when the user has switched it.
    signal chosen(bool on)
    /// Requests the text of the reading.
    signal ruleAsked(string id)

    Layout.fillWidth: true
    spacing: Theme.spaceM

    MvSwitch {
        Layout.fillWidth: true
        text: root.text
        detail: root.detail
        checked: root.on
        onToggled: root.chosen(checked)
    }

    RuleLink {
        rule: root.rule
        onClicked: root.ruleAsked(root.rule)
    }
}
