// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A rule in our words, or one of our readings of it, which looks different because it is not the law.
Rectangle {
    id: root

    required property ruleEntry entry
    /// Whether it is the requested rule.
    property bool sought: false
    /// Whether to name its regulation.
    property bool namesRegulation: false
    /// Its words in the official text; empty: not opened.
    property string official

    /// Whether there is room for the badge next to the title.
    readonly property bool wide: root.width > 2.6 * badge.implicitWidth

    /// Requests the text of another rule.
    signal ruleAsked(string id)

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: root.sought ? Theme.lacquerHover : root.entry.reading ? Theme.lacquerSunken : "transparent"
    border.width: root.sought ? Theme.focusWidth : Theme.line
    border.color: root.sought ? Theme.brass : root.entry.reading ? Theme.cobalt : "transparent"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Rule %1: %2").arg(root.entry.id).arg(root.entry.title)

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            MvLabel {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: Math.max(Theme.px(52), implicitWidth)
                text: root.entry.id
                color: root.entry.reading ? Theme.cobaltLight : Theme.brassLight
                font.weight: Font.Medium
            }

            BodyText {
                Layout.fillWidth: true
                text: root.entry.title
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }

            Badge {
                id: badge

                Layout.alignment: Qt.AlignTop
                visible: root.entry.reading && root.wide
                text: qsTr("OUR READING, NOT THE LAW")
                tone: Theme.cobaltLight
            }
        }

        Badge {
            visible: root.entry.reading && !root.wide
            text: badge.text
            tone: Theme.cobaltLight
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.namesRegulation
            text: root.entry.regulation
        }

        BodyText {
            Layout.fillWidth: true
            visible: root.entry.other.length === 0
            text: root.entry.text
            secondary: true
        }

        ReadingChoice {
            Layout.fillWidth: true
            visible: root.entry.other.length > 0
            label: qsTr("First reading")
            text: root.entry.text
            played: root.entry.chosen === "text"
        }

        ReadingChoice {
            Layout.fillWidth: true
            visible: root.entry.other.length > 0
            label: qsTr("Other reading")
            text: root.entry.other
            played: root.entry.chosen === "other"
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.official.length > 0
            text: qsTr("The official text")
            color: Theme.brassLight
        }

        BodyText {
            Layout.fillWidth: true
            visible: root.official.length > 0
            text: root.official
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.entry.unconfirmed
            text: qsTr("To be confirmed against the Diário da República")
            font.italic: true
        }

        RowLayout {
            Layout.fillWidth: true
            visible: root.entry.related.length > 0
            spacing: Theme.spaceS

            SmallText {
                text: root.entry.reading ? qsTr("Interprets") : qsTr("Our reading")
            }

            RuleChips {
                Layout.fillWidth: true
                rules: root.entry.related
                onRuleAsked: id => root.ruleAsked(id)
            }
        }
    }

    /// One of two readings of a rule, and whether this table plays it.
    component ReadingChoice: RowLayout {
        id: reading

        required property string text
        required property bool played
        /// Its label, such as "The other reading".
        required property string label

        spacing: Theme.spaceS

        MvIcon {
            Layout.alignment: Qt.AlignTop
            iconName: reading.played ? "check" : ""
            size: Theme.iconSizeSmall
            color: Theme.win
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

            SmallText {
                Layout.fillWidth: true
                text: reading.played ? qsTr("%1 · played at this table").arg(reading.label) : qsTr("%1 · not played at this table").arg(reading.label)
                color: reading.played ? Theme.win : Theme.textSecondary
                wrapMode: Text.Wrap
            }

            BodyText {
                Layout.fillWidth: true
                text: reading.text
                secondary: !reading.played
            }
        }
    }
}
