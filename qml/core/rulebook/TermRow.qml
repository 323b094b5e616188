// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A term in both languages, and its definition.
ColumnLayout {
    id: root

    required property glossaryTerm entry
    required property bool portuguese

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceXs

    BodyText {
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        Layout.bottomMargin: 0
        text: root.portuguese ? root.entry.pt : root.entry.en
        font.weight: Font.Medium
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        Layout.rightMargin: Theme.spaceM
        spacing: Theme.spaceM

        SmallText {
            visible: root.entry.pt !== root.entry.en
            text: root.portuguese ? root.entry.en : root.entry.pt
            font.italic: true
        }

        RuleChips {
            Layout.fillWidth: true
            rules: root.entry.rules
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    BodyText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        Layout.rightMargin: Theme.spaceM
        text: root.entry.meaning
        secondary: true
    }
}
