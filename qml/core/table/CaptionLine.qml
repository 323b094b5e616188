// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// The current announcement as text, with the rule applied.
Item {
    id: root

    property string text
    property list<string> rules

    /// The content at the left; as high as the line.
    property alias aside: beside.data

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    implicitHeight: Math.max(Theme.px(32), beside.childrenHeight)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Item {
        id: beside

        readonly property real childrenHeight: beside.children.length > 0 ? beside.children[0].implicitHeight : 0
        /// The minimum width of `aside`, however long the caption: a key without its label.
        readonly property real least: beside.childrenHeight > 0 && beside.children[0].visible ? Theme.px(70 * Theme.textScale) : 0

        x: Theme.spaceL
        width: Math.max(0, (root.width - line.width) / 2 - 2 * Theme.spaceL)
        height: parent.height
    }

    Row {
        id: line

        anchors.centerIn: parent
        spacing: Theme.spaceS

        MvLabel {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - links.width - 3 * Theme.spaceL - 2 * beside.least)
            text: root.text
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textSmall
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
                model: Array.from(root.rules).slice(0, 1) // the most specific one

                RuleLink {
                    required property string modelData

                    rule: modelData
                    onClicked: root.ruleAsked(modelData)
                }
            }
        }
    }
}
