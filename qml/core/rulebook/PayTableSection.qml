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

    /// A hand, an example of it, and the bet's payout for it.
    component PayTableRow: RowLayout {
        id: payTableRow

        required property payRow row
        required property AppSettings settings

        /// Requests the text of a rule.
        signal ruleAsked(string id)

        spacing: Theme.spaceL
        Accessible.role: Accessible.Row
        Accessible.name: payTableRow.row.multiplier > 0 ? qsTr("%1 pays %2 to 1").arg(payTableRow.row.name).arg(payTableRow.row.multiplier) : payTableRow.row.name

        ExampleHand {
            Layout.leftMargin: Theme.spaceM
            cards: payTableRow.row.cards
            settings: payTableRow.settings
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

            BodyText {
                Layout.fillWidth: true
                text: payTableRow.row.name
                font.weight: Font.Medium
            }

            SmallText {
                Layout.fillWidth: true
                visible: payTableRow.row.text.length > 0
                text: payTableRow.row.text
                wrapMode: Text.Wrap
            }

            RuleChips {
                Layout.fillWidth: true
                rules: payTableRow.row.rules
                onRuleAsked: id => payTableRow.ruleAsked(id)
            }
        }

        SumText {
            Layout.rightMargin: Theme.spaceM
            visible: payTableRow.row.multiplier > 0
            text: qsTr("%1 to 1").arg(payTableRow.row.multiplier)
            color: Theme.brassLight
        }
    }

    /// Five cards in a row, each overlapping the one before.
    component ExampleHand: Item {
        id: example

        required property list<string> cards
        required property AppSettings settings
        property int cardWidth: Theme.px(58)

        readonly property real step: example.cardWidth * 0.72

        implicitWidth: example.step * (example.cards.length - 1) + example.cardWidth
        implicitHeight: Math.round(example.cardWidth * 88 / 63)
        Accessible.ignored: true

        Repeater {
            model: example.cards

            Image {
                required property int index
                required property string modelData

                x: Math.round(index * example.step)
                width: example.cardWidth
                height: example.implicitHeight
                source: "image://cards/%1?letters=%2&four=%3".arg(modelData).arg(example.settings.cardLetters).arg(example.settings.fourColourSuits ? 1 : 0)
                sourceSize.width: example.cardWidth
                sourceSize.height: example.implicitHeight
            }
        }
    }

    /// A chance or a series, with a text for each column of its table.
    component ChanceRow: ColumnLayout {
        id: chance

        required property payRow row
        /// The table's headings.
        required property list<string> columns
        required property int cellWidth

        /// Requests the text of a rule.
        signal ruleAsked(string id)

        spacing: Theme.spaceXs
        Accessible.role: Accessible.Row
        Accessible.name: chance.row.name

        MvRowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            BodyText {
                Layout.fillWidth: true
                text: chance.row.name
                font.weight: Font.Medium
            }

            Repeater {
                model: chance.row.cells

                MvLabel {
                    required property int index
                    required property string modelData

                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: chance.cellWidth
                    text: modelData
                    color: Theme.brassLight
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.name: qsTr("%1: %2").arg(chance.columns[index]).arg(modelData)
                }
            }
        }

        BodyText {
            Layout.fillWidth: true
            visible: chance.row.text.length > 0
            text: chance.row.text
            secondary: true
        }

        RuleChips {
            Layout.fillWidth: true
            rules: chance.row.rules
            onRuleAsked: id => chance.ruleAsked(id)
        }
    }
}
