// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// What is being announced, in words, with the rules that it carries out.
Item {
    id: root

    property string text
    property list<string> rules

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    implicitHeight: Theme.px(32)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Row {
        anchors.centerIn: parent
        spacing: Theme.spaceS

        MvLabel {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - links.width - 3 * Theme.spaceL)
            text: root.text
            elide: Text.ElideRight
            font.pixelSize: Theme.textSum
            font.weight: Font.Medium
            color: Theme.brassLight
            Accessible.ignored: true
        }

        Row {
            id: links

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceXs

            Repeater {
                model: root.rules

                RuleLink {
                    required property string modelData

                    rule: modelData
                    onClicked: root.ruleAsked(modelData)
                }
            }
        }
    }
}
