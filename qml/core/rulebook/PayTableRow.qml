// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A hand, an example of it, and the bet's payout for it.
RowLayout {
    id: root

    required property payRow row
    required property AppSettings settings

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceL
    Accessible.role: Accessible.Row
    Accessible.name: root.row.multiplier > 0 ? qsTr("%1 pays %2 to 1").arg(root.row.name).arg(root.row.multiplier) : root.row.name

    ExampleHand {
        Layout.leftMargin: Theme.spaceM
        cards: root.row.cards
        settings: root.settings
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceXs

        BodyText {
            Layout.fillWidth: true
            text: root.row.name
            font.weight: Font.Medium
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.row.text.length > 0
            text: root.row.text
            wrapMode: Text.Wrap
        }

        RuleChips {
            Layout.fillWidth: true
            rules: root.row.rules
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    SumText {
        Layout.rightMargin: Theme.spaceM
        visible: root.row.multiplier > 0
        text: qsTr("%1 to 1").arg(root.row.multiplier)
        color: Theme.brassLight
    }
}
