// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The chosen table in one line, the player's points, and the main action.
ColumnLayout {
    id: root

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

    readonly property Item reached: root.Window.activeFocusItem

    /// Requests to sit down.
    signal sitAsked
    /// Requests the text of a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceS

    SmallText {
        Layout.fillWidth: true
        visible: root.brokenRule.length === 0
        text: root.summary
        color: Theme.text
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.brokenRule.length > 0
        spacing: Theme.spaceS

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Warning
            text: qsTr("A table can't be like this: see %1.").arg(root.brokenRule)
        }

        RuleLink {
            rule: root.brokenRule
            onClicked: root.ruleAsked(rule)
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
                text: root.points.text
                color: Theme.brassLight
                horizontalAlignment: Text.AlignLeft
            }

            SmallText {
                Layout.fillWidth: true
                text: root.points.amount < root.least ? qsTr("At the table you can take %1 more, free.").arg(root.allowanceText)
                    : root.freeRules.length > 0 ? qsTr("Free, and never money (%1)").arg(root.freeRules) : qsTr("Free, and never money")
                wrapMode: Text.Wrap
            }
        }

        MvButton {
            id: sit

            large: true
            kind: MvButton.Primary
            text: root.actionText
            keyHint: "↵"
            disabledReason: root.brokenRule.length > 0 ? qsTr("A table can't be like this: see %1.").arg(root.brokenRule) : ""
            onClicked: root.sitAsked()
        }
    }

    Shortcut {
        sequences: ["Return", "Enter"]
        // A button focused by keyboard and a text field handle the key themselves; a button that was only clicked does
        // not.
        enabled: root.visible && Theme.dialog === null && !((root.reached as MvPressable)?.visualFocus ?? false) && !(root.reached as TextInput)
        onActivated: sit.click()
    }
}
