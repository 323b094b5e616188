// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The choices for a table to open, and the button to sit down. The choices, the description and the still life come
/// from the game.
ColumnLayout {
    id: root

    required property TableGame game
    required property PlayerPoints points
    required property AppSettings settings
    required property LobbyPicture picture

    /// The game's choices.
    default property alias choices: place.data
    /// The game in two or three sentences.
    property string about
    /// The still life on the picture's table.
    property Item stillLife: null
    /// The chosen table in a few words.
    property string summary
    /// The label of the main action.
    property string actionText: qsTr("Sit down at the table")
    /// Whether the table is only observed, without sitting down.
    property bool observing: false
    /// The minimum needed to play at it, in cents.
    property double least: 0
    /// The rules that make the points free; empty: the game's regulation has none.
    property string freeRules
    /// The rule that keeps the table from opening; empty: none.
    property string brokenRule

    /// Requests to sit down at the chosen table.
    signal sitAsked
    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceL

    MvColumnLayout {
        id: place

        Layout.fillWidth: true
        Layout.fillHeight: true
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    SitDownBar {
        Layout.fillWidth: true
        points: root.points
        allowanceText: root.game.allowanceText
        summary: root.summary
        actionText: root.observing ? qsTr("Observe the table") : root.actionText
        least: root.observing ? 0 : root.least
        freeRules: root.freeRules
        brokenRule: root.brokenRule
        onSitAsked: root.sitAsked()
        onRuleAsked: id => root.ruleAsked(id)
    }

    /// The chosen table in one line, the player's points, and the main action.
    component SitDownBar: ColumnLayout {
        id: bar

        required property PlayerPoints points
        /// The free points of a player who has run out, as text.
        required property string allowanceText
        /// The chosen table in a few words.
        required property string summary
        /// The minimum needed to play at it, in cents.
        required property double least
        /// The label of the main action.
        required property string actionText
        /// The rules that make the points free; empty: the game's regulation has none.
        required property string freeRules
        /// The rule that keeps the table from opening; empty: none.
        required property string brokenRule

        readonly property Item reached: bar.Window.activeFocusItem

        /// Requests to sit down.
        signal sitAsked
        /// Requests the text of a rule.
        signal ruleAsked(string id)

        spacing: Theme.spaceS

        SmallText {
            Layout.fillWidth: true
            visible: bar.brokenRule.length === 0
            text: bar.summary
            color: Theme.text
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        RowLayout {
            Layout.fillWidth: true
            visible: bar.brokenRule.length > 0
            spacing: Theme.spaceS

            InlineMessage {
                Layout.fillWidth: true
                kind: InlineMessage.Warning
                text: qsTr("These settings are not allowed: see %1.").arg(bar.brokenRule)
            }

            RuleLink {
                rule: bar.brokenRule
                always: true
                onClicked: bar.ruleAsked(rule)
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceL

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                SmallText {
                    Layout.fillWidth: true
                    text: qsTr("Your points")
                }

                SumText {
                    text: bar.points.text
                    color: Theme.brassLight
                    horizontalAlignment: Text.AlignLeft
                }

                SmallText {
                    Layout.fillWidth: true
                    text: bar.points.amount < bar.least ? qsTr("At the table you can take %1 more, free.").arg(bar.allowanceText)
                        : Theme.withRule(qsTr("Free, and never money"), bar.freeRules)
                    wrapMode: Text.Wrap
                }
            }

            MvButton {
                id: sit

                large: true
                kind: MvButton.Primary
                text: bar.actionText
                keyHint: "↵"
                disabledReason: bar.brokenRule.length > 0 ? qsTr("These settings are not allowed: see %1.").arg(bar.brokenRule) : ""
                onClicked: bar.sitAsked()
            }
        }

        Shortcut {
            sequences: ["Return", "Enter"]
            // A button focused by keyboard and a text field handle the key themselves; a button that was only clicked does
            // not.
            enabled: bar.visible && Theme.dialog === null && !((bar.reached as T.AbstractButton)?.visualFocus ?? false) && !(bar.reached as TextInput)
            onActivated: sit.click()
        }
    }
}
