// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A kind of fault with its number, an example and its rule.
Item {
    id: root

    required property croupierFault info

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    implicitHeight: words.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: "%1 × %2. %3".arg(root.info.count).arg(root.info.kind).arg(root.info.example)

    MvLabel {
        id: count

        width: Theme.px(44)
        text: "%1 ×".arg(root.info.count)
        color: Theme.warning
        Accessible.ignored: true
    }

    Column {
        id: words

        x: count.width
        width: root.width - x - Math.max(rule.width, source.width) - Theme.spaceM

        BodyText {
            width: parent.width
            text: root.info.kind
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: root.info.example.length > 0
            text: root.info.example
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    SmallText {
        id: source

        anchors.right: parent.right
        visible: root.info.rule.length === 0
        text: root.info.source
    }

    RuleLink {
        id: rule

        anchors.right: parent.right
        rule: root.info.rule
        onClicked: root.ruleAsked(root.info.rule)
    }
}
