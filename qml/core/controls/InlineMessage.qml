// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A message next to its subject: an icon, the text, and the rule behind it.
Item {
    id: root

    enum Kind { Info, Good, Warning, Error }

    property int kind: InlineMessage.Info
    /// What happened, and what would be accepted.
    property string text
    /// The rule's id; may be empty.
    property string rule

    /// Requests the text of the rule.
    signal ruleWanted(string rule)

    readonly property color tone: root.kind === InlineMessage.Good ? Theme.win
                                : root.kind === InlineMessage.Warning ? Theme.warning
                                : root.kind === InlineMessage.Error ? Theme.loss : Theme.cobaltLight

    implicitWidth: words.x + Math.ceil(oneLine.advanceWidth) + 1 + (link.visible ? Theme.spaceS + link.width : 0)
    implicitHeight: Math.max(Theme.px(26), words.height)
    visible: root.text.length > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    // Measured separately: the implicit width of wrapping text would depend on the width that it is given.
    TextMetrics {
        id: oneLine

        font: words.font
        text: root.text
    }

    MvIcon {
        y: Theme.px(2)
        iconName: root.kind === InlineMessage.Good ? "check"
                : root.kind === InlineMessage.Warning ? "warning"
                : root.kind === InlineMessage.Error ? "error" : "info"
        size: Theme.iconSizeSmall
        color: root.tone
    }

    BodyText {
        id: words

        x: Theme.iconSizeSmall + Theme.spaceS
        width: root.width - x - (link.visible ? link.width + Theme.spaceS : 0)
        text: root.text
        color: root.kind === InlineMessage.Info ? Theme.text : root.tone
        Accessible.ignored: true
    }

    RuleLink {
        id: link

        anchors.right: parent.right
        rule: root.rule
        onClicked: root.ruleWanted(root.rule)
    }
}
