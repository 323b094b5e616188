// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// How often a chance was drawn, as a bar; the tick marks the average by chance.
Item {
    id: root

    required property string name
    required property int count
    required property double share
    required property double chance
    /// Chances of one kind have the same group.
    required property int group

    /// The bar above this one; null: it is the first.
    property ShareBar above: null
    /// The share at the full width of the bar.
    readonly property real full: 0.75
    readonly property string percent: qsTr("%1%").arg((root.share * 100).toLocaleString(Qt.locale(), "f", 1))
    readonly property string average: qsTr("%1%").arg((root.chance * 100).toLocaleString(Qt.locale(), "f", 1))

    implicitHeight: row.implicitHeight + row.anchors.topMargin
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2 times, %3; chance alone: %4").arg(root.name).arg(root.count).arg(root.percent).arg(root.average)

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        // Space between groups.
        anchors.topMargin: root.above !== null && root.above.group !== root.group ? Theme.spaceS : 0
        spacing: Theme.spaceS

        SmallText {
            Layout.preferredWidth: Theme.px(112)
            text: root.name
            elide: Text.ElideRight
            color: Theme.text
            Accessible.ignored: true
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.px(14)
            radius: Theme.radiusS
            color: Theme.lacquerSunken

            Rectangle {
                width: Math.min(1, root.share / root.full) * parent.width
                height: parent.height
                radius: Theme.radiusS
                color: Theme.brass
            }

            Rectangle {
                x: root.chance / root.full * parent.width - width / 2
                y: -Theme.px(2)
                width: Theme.px(3)
                height: parent.height + Theme.px(4)
                color: Theme.cobaltLight
                border.width: Theme.line
                border.color: Theme.lacquer
            }
        }

        SmallText {
            Layout.preferredWidth: Theme.px(56)
            horizontalAlignment: Text.AlignRight
            text: root.percent
            color: Theme.text
            Accessible.ignored: true
        }

        SmallText {
            Layout.preferredWidth: Theme.px(34)
            horizontalAlignment: Text.AlignRight
            text: root.count
            Accessible.ignored: true
        }
    }
}
