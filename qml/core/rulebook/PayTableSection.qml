// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A table of the guide: the bet's payouts by hand, with the dealer's lowest qualifying hand (P12, P25); or the
/// properties of each chance, in columns (O11, O13, R25).
RulebookSection {
    id: root

    readonly property guideSection guide: root.rulebook.guideSection(root.rulebook.language.length > 0 ? root.subject : "")
    readonly property payRow lowest: root.rulebook.qualification(root.rulebook.language.length > 0 ? root.subject : "")
    readonly property bool inColumns: root.guide.columns.length > 0
    /// Wide enough for "35 para 1".
    readonly property int cellWidth: Theme.px(72 * Theme.textScale)

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

    MvRowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        Layout.rightMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceS
        visible: root.inColumns
        spacing: Theme.spaceS

        Item {
            Layout.fillWidth: true
        }

        Repeater {
            model: root.guide.columns

            SmallText {
                required property string modelData

                Layout.preferredWidth: root.cellWidth
                text: modelData
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: root.inColumns ? root.rulebook.payTable(root.subject) : []

        ColumnLayout {
            id: line

            required property payRow modelData

            Layout.fillWidth: true
            spacing: Theme.spaceM

            MvSeparator {
                Layout.fillWidth: true
            }

            ChanceRow {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceM
                Layout.rightMargin: Theme.spaceM
                row: line.modelData
                columns: root.guide.columns
                cellWidth: root.cellWidth
                onRuleAsked: id => root.ruleAsked(id)
            }
        }
    }

    Repeater {
        model: root.inColumns ? [] : root.rulebook.payTable(root.rulebook.language.length > 0 ? root.subject : "")

        PayTableRow {
            id: hand

            required property payRow modelData

            Layout.fillWidth: true
            row: hand.modelData
            settings: root.settings
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    MvSeparator {
        Layout.fillWidth: true
        visible: root.lowest.key.length > 0
    }

    PayTableRow {
        Layout.fillWidth: true
        visible: root.lowest.key.length > 0
        row: root.lowest
        settings: root.settings
        onRuleAsked: id => root.ruleAsked(id)
    }

    RuleChips {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        visible: root.inColumns
        rules: root.guide.rules
        onRuleAsked: id => root.ruleAsked(id)
    }
}
