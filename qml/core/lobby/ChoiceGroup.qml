// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A group of choices under a heading.
ColumnLayout {
    id: root

    required property string heading
    /// A remark to the right of the heading.
    property string remark
    /// The rule behind the choice; may be empty.
    property string rule

    /// Requests the text of the rule.
    signal ruleAsked(string id)

    Layout.fillWidth: true
    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: root.heading

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        HeadingText {
            text: root.heading
        }

        SmallText {
            Layout.fillWidth: true
            text: root.remark
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
        }

        RuleLink {
            rule: root.rule
            onClicked: root.ruleAsked(root.rule)
        }
    }
}
