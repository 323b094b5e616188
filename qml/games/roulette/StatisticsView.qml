// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Statistics of the last numbers (O6e) as pictures, compared with the average by chance. They don't predict the next
/// number.
MvDialog {
    id: root

    required property RouletteTableModel table
    readonly property RouletteStatistics statistics: root.table.statistics

    /// Joins several names in one line; a dash for none.
    function listed(things: list<string>): string {
        return things.length > 0 ? things.join("   ") : "–";
    }

    title: qsTr("Statistics")
    subtitle: root.statistics.earlier > 0
        ? qsTr("The last numbers, at most 500: %1 from this table, %2 from your earlier sessions with these rules and wheel").arg(root.statistics.drawn - root.statistics.earlier).arg(root.statistics.earlier)
        : qsTr("The last numbers from this table, at most 500")
    preferredWidth: Theme.px(1060)
    besidePage: true

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Info
        text: qsTr("Past numbers say nothing about the next spin: each number is as likely as ever, whatever came before.")
    }

    MvLabel {
        visible: root.statistics.drawn === 0
        text: qsTr("No number has been drawn at this table yet.")
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.statistics.drawn > 0 && !root.statistics.enough
        kind: InlineMessage.Warning
        text: qsTr("Too few spins yet: %n counted, fewer than the wheel has numbers. What came up often or not at all is still mere chance.", "", root.statistics.drawn)
    }

    MvRowLayout {
        Layout.fillWidth: true
        visible: root.statistics.drawn > 0
        spacing: Theme.spaceXs
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Last numbers, newest first")

        Repeater {
            model: root.visible ? root.table.lastNumbers : null

            NumberTile {
                id: tile

                required property int index
                required property string text
                required property int colour
                required property string name
                required property bool earlier

                visible: !root.aside || tile.index < 10
                opacity: tile.earlier ? 0.6 : 1
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.px(48)
                implicitWidth: Theme.px(32)
                implicitHeight: Theme.px(36)
                number: tile.text
                tone: tile.colour
                border.color: tile.index === 0 ? Theme.brassLight : Qt.alpha(Theme.ivory, 0.25)
                border.width: tile.index === 0 ? 2 * Theme.line : Theme.line
                Accessible.role: Accessible.ListItem
                Accessible.name: tile.name
            }
        }

        Item {
            Layout.fillWidth: true
        }
    }

    GridLayout {
        Layout.fillWidth: true
        visible: root.statistics.drawn > 0
        columns: root.aside ? 1 : 2
        columnSpacing: Theme.spaceXl
        rowSpacing: Theme.spaceM

        HeatRing {
            Layout.preferredWidth: Theme.px(376)
            Layout.preferredHeight: Theme.px(376)
            Layout.alignment: root.aside ? Qt.AlignHCenter : Qt.AlignTop
            statistics: root.statistics
            looked: root.visible
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: Theme.spaceS

            MvColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.px(3)
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Shares of the chances")

                Repeater {
                    id: bars

                    model: root.visible ? root.statistics.shares : null

                    ShareBar {
                        required property int index

                        Layout.fillWidth: true
                        above: index > 0 ? bars.itemAt(index - 1) as ShareBar : null
                    }
                }
            }

            RowLayout {
                spacing: Theme.spaceS

                Rectangle {
                    implicitWidth: Theme.px(3)
                    implicitHeight: Theme.px(16)
                    color: Theme.cobaltLight
                }

                SmallText {
                    text: qsTr("what chance alone gives on average")
                }
            }
        }
    }

    GridLayout {
        Layout.fillWidth: true
        visible: root.statistics.enough
        columns: root.aside ? 1 : 2
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceXs

        SmallText {
            text: qsTr("Drawn most often (times)")
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.listed(Array.from(root.statistics.hot))
            wrapMode: Text.Wrap
        }

        SmallText {
            text: qsTr("Not drawn for longest (spins; + never yet)")
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.listed(Array.from(root.statistics.cold))
            wrapMode: Text.Wrap
        }

        SmallText {
            text: qsTr("Current streaks")
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.listed(Array.from(root.statistics.runs))
            wrapMode: Text.Wrap
        }
    }

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    /// The wheel seen from above, with a ray for each number as long as it was drawn often; a circle marks the average
    /// by chance.
    component HeatRing: Item {
        id: ring

        required property RouletteStatistics statistics
        /// Nothing is created before it is visible.
        required property bool looked

        readonly property real reach: Math.min(ring.width, ring.height) / 2
        readonly property real ringOuter: ring.reach * 0.7
        readonly property real ringDepth: ring.reach * 0.135
        readonly property real rays: ring.reach - ring.ringOuter - Theme.spaceXs
        /// A ray's length per occurrence; the average stays clear of the rim even with few numbers.
        readonly property real step: ring.rays / Math.max(1, ring.statistics.largestCount, 2 * ring.statistics.expected)

        Accessible.role: Accessible.List
        Accessible.name: qsTr("How often each number was drawn, in the wheel's order")

        Rectangle {
            anchors.centerIn: parent
            width: 2 * ring.reach
            height: width
            radius: ring.reach
            color: Theme.lacquerSunken
        }

        Repeater {
            id: numbers

            model: ring.looked ? ring.statistics.counts : null

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
                    y: number.height / 2 - ring.ringOuter - height - Theme.line
                    width: 2 * Math.PI * ring.ringOuter / number.size * 0.74
                    height: number.count * ring.step
                    antialiasing: true
                    radius: Theme.line
                    color: Theme.brassLight
                    opacity: 0.5 + 0.5 * number.count / Math.max(1, ring.statistics.largestCount)
                }

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: number.height / 2 - ring.ringOuter
                    width: 2 * Math.PI * (ring.ringOuter - ring.ringDepth / 2) / number.size * 0.94
                    height: ring.ringDepth
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
            width: 2 * (ring.ringOuter + Theme.line + ring.statistics.expected * ring.step)
            height: width
            radius: width / 2
            visible: ring.statistics.drawn > 0
            color: "transparent"
            border.width: Theme.line
            border.color: Theme.cobaltLight
        }

        Column {
            anchors.centerIn: parent
            width: 2 * (ring.ringOuter - ring.ringDepth) * 0.78

            MvLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: ring.statistics.drawn
                font.pixelSize: Theme.textDisplay
                color: Theme.brassLight
            }

            SmallText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: qsTr("number(s) counted", "", ring.statistics.drawn)
            }

            SmallText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                topPadding: Theme.spaceS
                wrapMode: Text.Wrap
                color: Theme.cobaltLight
                text: qsTr("Circle: the average by chance, %1 each").arg(ring.statistics.expected.toLocaleString(Qt.locale(), "f", 1))
            }
        }
    }
}
