// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The wheel seen from above, with a ray for each number as long as it was drawn often; a circle marks the average by
/// chance.
Item {
    id: root

    required property RouletteStatistics statistics
    /// Nothing is created before it is visible.
    required property bool looked

    readonly property real reach: Math.min(root.width, root.height) / 2
    readonly property real ringOuter: root.reach * 0.7
    readonly property real ringDepth: root.reach * 0.135
    readonly property real rays: root.reach - root.ringOuter - Theme.spaceXs
    /// A ray's length per occurrence; the average stays clear of the rim even with few numbers.
    readonly property real step: root.rays / Math.max(1, root.statistics.largestCount, 2 * root.statistics.expected)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("How often each number was drawn, in the wheel's order")

    Rectangle {
        anchors.centerIn: parent
        width: 2 * root.reach
        height: width
        radius: root.reach
        color: Theme.lacquerSunken
    }

    Repeater {
        id: numbers

        model: root.looked ? root.statistics.counts : null

        Item {
            id: number

            required property int index
            required property string text
            required property int colour
            required property int count
            required property string name

            readonly property int size: numbers.count

            anchors.fill: parent
            rotation: 360 * number.index / number.size
            Accessible.role: Accessible.ListItem
            Accessible.name: number.name

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: number.height / 2 - root.ringOuter - height - Theme.line
                width: 2 * Math.PI * root.ringOuter / number.size * 0.74
                height: number.count * root.step
                antialiasing: true
                radius: Theme.line
                color: Theme.brassLight
                opacity: 0.5 + 0.5 * number.count / Math.max(1, root.statistics.largestCount)
            }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: number.height / 2 - root.ringOuter
                width: 2 * Math.PI * (root.ringOuter - root.ringDepth / 2) / number.size * 0.94
                height: root.ringDepth
                antialiasing: true
                color: number.colour === RouletteNumberListModel.Red ? Theme.rouletteRed : number.colour === RouletteNumberListModel.Black ? Theme.rouletteBlack : Theme.rouletteGreen

                MvLabel {
                    anchors.centerIn: parent
                    text: number.text
                    color: Theme.ivory
                    font.pixelSize: Theme.px(14)
                    font.weight: Font.Medium
                    Accessible.ignored: true
                }
            }
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: 2 * (root.ringOuter + Theme.line + root.statistics.expected * root.step)
        height: width
        radius: width / 2
        visible: root.statistics.drawn > 0
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.cobaltLight
    }

    Column {
        anchors.centerIn: parent
        width: 2 * (root.ringOuter - root.ringDepth) * 0.78

        MvLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.statistics.drawn
            font.pixelSize: Theme.textDisplay
            color: Theme.brassLight
        }

        SmallText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("number(s) counted", "", root.statistics.drawn)
        }

        SmallText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            topPadding: Theme.spaceS
            wrapMode: Text.Wrap
            color: Theme.cobaltLight
            text: qsTr("Circle: the average of chance, %1 each").arg(root.statistics.expected.toLocaleString(Qt.locale(), "f", 1))
        }
    }
}
