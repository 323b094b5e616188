// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// What the table has refused, above the control that asked for it, for some seconds.
Panel {
    id: root

    required property TableModel table
    property string message
    property string rule
    /// Where to stand: the middle of the control, in the parent's pixels.
    property real pointsTo: 0

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    /// Says it, for long enough to be read.
    function say(message: string, rule: string, pointsTo: real): void {
        root.message = message;
        root.rule = rule;
        root.pointsTo = pointsTo;
        (Theme.tip as MvToolTip)?.close();
        away.restart();
    }

    x: Math.max(Theme.spaceS, Math.min(root.pointsTo - root.width / 2, (root.parent as Item).width - root.width - Theme.spaceS))
    // In the strip between the controls and the call, and as wide as it likes: it covers neither.
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
