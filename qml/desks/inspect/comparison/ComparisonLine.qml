// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A row of the comparison: the item, and each table's text about it. Marked if the tables differ.
Item {
    id: root

    required property comparisonRow modelData
    required property int index
    /// Width of the first column, and of each other column.
    required property real titleWidth
    required property real cellWidth
    required property bool current

    /// The row was clicked.
    signal pressed
    signal ruleAsked(string id)

    implicitHeight: Math.max(title.implicitHeight, cells.implicitHeight) + 2 * Theme.spaceS
    Accessible.role: Accessible.ListItem
    Accessible.name: root.modelData.accessibleText

    Rectangle {
        anchors.fill: parent
        color: root.current ? Qt.alpha(Theme.brass, 0.14) : root.modelData.total ? Theme.lacquerRaised : area.containsMouse ? Qt.alpha(Theme.brass, 0.08) : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.line
            color: Theme.hairline
            opacity: 0.5
        }
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.pressed()
    }

    // Marks a difference with a sign, not by colour alone.
    MvLabel {
        x: Theme.spaceS
        y: Theme.spaceS
        visible: root.modelData.differs
        text: "≠"
        color: Theme.brassLight
        font.weight: Font.Medium
        Accessible.ignored: true
    }

    Column {
        id: title

        x: Theme.spaceS + Theme.px(20)
        y: Theme.spaceS
        width: root.titleWidth - x - Theme.spaceM

        MvLabel {
            width: parent.width
            text: root.modelData.title
            wrapMode: Text.Wrap
            font.weight: root.modelData.total ? Font.Medium : Font.Normal
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: text.length > 0
            text: root.modelData.note
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Row {
        id: cells

        x: root.titleWidth
        y: Theme.spaceS

        Repeater {
            model: root.modelData.cells

            Column {
                id: cell

                required property comparisonCell modelData

                width: root.cellWidth

                Item {
                    width: parent.width - Theme.spaceM
                    height: words.implicitHeight

                    MvLabel {
                        id: words

                        width: Math.min(implicitWidth, parent.width - (rule.visible ? rule.width + Theme.spaceS : 0))
                        text: cell.modelData.text
                        wrapMode: Text.Wrap
                        color: cell.modelData.tone === 1 ? Theme.win : cell.modelData.tone === 2 ? Theme.loss : cell.modelData.tone === 3 ? Theme.textSecondary : Theme.text
                        font.italic: cell.modelData.tone === 3
                        font.weight: root.modelData.total ? Font.Medium : Font.Normal
                        Accessible.ignored: true
                    }

                    EventLogRule {
                        id: rule

                        anchors.left: words.right
                        anchors.leftMargin: Theme.spaceS
                        anchors.baseline: words.baseline
                        visible: cell.modelData.rule.length > 0
                        rule: cell.modelData.rule
                        onClicked: root.ruleAsked(cell.modelData.rule)
                    }
                }

                SmallText {
                    width: parent.width - Theme.spaceM
                    visible: text.length > 0
                    text: cell.modelData.detail
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
