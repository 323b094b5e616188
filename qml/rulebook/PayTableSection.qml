// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What the bet pays, hand by hand, and the dealer's lowest hand (P12, P25).
RulebookSection {
    id: root

    readonly property guideSection guide: root.rulebook.language.length > 0 ? root.rulebook.guideSection("pay_table") : root.rulebook.guideSection("")

    spacing: Theme.spaceM

    Repeater {
        model: root.guide.paragraphs

        BodyText {
            required property string modelData

            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.maximumWidth: Theme.readingWidth
            text: modelData
            secondary: true
        }
    }

    Repeater {
        model: root.rulebook.language.length > 0 ? root.rulebook.payTable() : []

        PayTableRow {
            id: line

            required property payRow modelData

            Layout.fillWidth: true
            row: line.modelData
            settings: root.settings
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    PayTableRow {
        Layout.fillWidth: true
        row: root.rulebook.language.length > 0 ? root.rulebook.qualification() : root.rulebook.qualification()
        settings: root.settings
        onRuleAsked: id => root.ruleAsked(id)
    }
}
