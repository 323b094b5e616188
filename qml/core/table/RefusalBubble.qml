// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Shows a refusal for a few seconds above the control that caused it.
Panel {
    id: root

    required property TableModel table
    property string message
    property string rule
    /// The horizontal centre of the control, in the parent's coordinates.
    property real pointsTo: 0

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Shows the message, long enough to read it.
    function say(message: string, rule: string, pointsTo: real): void {
        root.message = message;
        root.rule = rule;
        root.pointsTo = pointsTo;
        (Theme.tip as MvToolTip)?.close();
        away.restart();
    }

    x: Math.max(Theme.spaceS, Math.min(root.pointsTo - root.width / 2, (root.parent as Item).width - root.width - Theme.spaceS))
    // Between the controls and the caption, as wide as needed: it covers neither.
    y: -root.height
    width: Math.min(root.implicitContentWidth + root.leftPadding + root.rightPadding + Theme.spaceL, (root.parent as Item).width - 2 * Theme.spaceS)
    visible: root.message.length > 0
    elevation: 10
    padding: Theme.spaceXs
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM

    Binding {
        target: Theme
        property: "refusing"
        value: root.visible
    }

    Timer {
        id: away

        interval: 7000
        onTriggered: root.message = ""
    }

    contentItem: InlineMessage {
        kind: InlineMessage.Error
        text: root.message
        rule: root.rule
        onRuleWanted: rule => root.ruleAsked(rule)
    }
}
