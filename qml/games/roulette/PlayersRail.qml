// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The players with their colours and chip values (R9): side by side, or at a double table one below another for each
/// layout.
Item {
    id: root

    required property RouletteTableModel table
    /// The side of a double table.
    required property int side
    /// The inspector's highlights; null if there is no inspector.
    property ClothHighlight highlights: null

    readonly property bool column: root.table.doubleLayout
    /// The number of entries in a column: every other one of ten colours.
    readonly property int inColumn: 5
    readonly property real cell: root.column ? root.width : Math.min(Math.max(Theme.px(158), 3.1 * root.height), root.width / Math.max(1, repeater.count))

    Accessible.role: Accessible.List
    Accessible.name: !root.column ? qsTr("Players and the colours of their chips")
        : root.side === 0 ? qsTr("Players at the left layout and the colours of their chips")
        : qsTr("Players at the right layout and the colours of their chips")

    Grid {
        rows: root.column ? -1 : 1
        columns: root.column ? 1 : -1
        rowSpacing: root.column ? Theme.spaceXs : 0

        Repeater {
            id: repeater

            model: root.table.players

            PlayerEntry {
                required property int index

                width: root.cell
                height: root.column ? Math.min(Theme.px(50), root.height / root.inColumn - Theme.spaceXs) : root.height
                visible: side === root.side
                table: root.table
                highlighted: root.highlights !== null && root.highlights.highlighted && Array.from(root.highlights.numbersOf(HighlightKind.Player)).includes(index)
                roomy: root.cell >= Theme.px(100)
            }
        }
    }

    /// A player with chip colour, chip value, stakes and result of the round.
    component PlayerEntry: Item {
        id: entry

        required property string playerName
        required property int colour
        /// The layout of a double table on which the player stakes.
        required property int side
        required property bool simulated
        required property bool own
        required property double chipValue
        required property double staked
        required property double net
        required property bool settled
        required property int status
        required property string statusText
        required property string accessibleName

        required property RouletteTableModel table
        /// Whether there is space for text next to the chip.
        required property bool roomy
        /// Highlighted by an inspector.
        property bool highlighted: false

        /// The chip's value, short enough to be printed on it.
        readonly property string worth: entry.chipValue > 0 ? (entry.chipValue / 100).toLocaleString(Qt.locale(), "f", entry.chipValue % 100 === 0 ? 0 : 2) : ""
        readonly property string info: entry.settled ? qsTr("%1", "an amount").arg(entry.table.signedMoney(entry.net))
            : entry.statusText.length > 0 ? entry.statusText
            : entry.staked > 0 ? qsTr("%1", "an amount").arg(entry.table.money(entry.staked))
            : entry.chipValue > 0 ? qsTr("= %1", "a chip's value").arg(entry.table.money(entry.chipValue)) : ""

        readonly property color tone: entry.settled && entry.net > 0 ? Theme.win : entry.settled && entry.net < 0 ? Theme.loss : Theme.textSecondary

        /// There is no space for a chip above the name: the sum is there.
        readonly property bool low: !entry.roomy && entry.height < Theme.px(44)
        /// There is nothing above the name: it has the tile's whole height.
        readonly property bool alone: entry.low && !entry.settled
        /// Two lines always fit; a large rail has larger letters.
        readonly property int lineSize: Math.min(Math.max(Theme.textSmall, entry.roomy ? Math.round(entry.height * 0.26) : 0), Math.floor(entry.height / 2.5))
        readonly property int signSize: Math.max(Theme.px(18), entry.roomy ? Math.round(entry.height * 0.3) : 0)

        opacity: entry.status === RoulettePlayerStatus.Gone ? 0.35 : 1
        Accessible.role: Accessible.ListItem
        Accessible.name: entry.accessibleName

        HoverHandler {
            id: hover
        }

        MvTip {
            text: entry.accessibleName
            shown: hover.hovered
        }

        Rectangle {
            anchors.fill: parent
            anchors.rightMargin: Theme.spaceXs
            radius: Theme.radiusM
            color: Theme.lacquer
            border.width: Theme.line
            border.color: entry.own ? Theme.brass : Theme.hairline
        }

        Image {
            id: chip

            x: entry.roomy ? Theme.px(3) : Math.round((entry.width - Theme.spaceXs - width) / 2)
            y: entry.roomy ? Math.round((entry.height - height) / 2) : Theme.px(3)
            visible: !entry.low
            width: entry.roomy ? Math.min(Math.max(Theme.px(31), Math.round(entry.height * 0.6)), entry.height - Theme.px(6)) : Math.max(0, entry.height - Theme.px(23))
            height: width
            source: width > 0 ? "image://chips/colour?colour=%1&chips=1&mark=0&label=%2".arg(entry.colour).arg(entry.worth) : ""
            sourceSize.width: width
            sourceSize.height: width
        }

        ColumnLayout {
            anchors.left: chip.right
            anchors.right: parent.right
            anchors.leftMargin: Theme.px(4)
            anchors.rightMargin: Theme.spaceXs + Theme.px(3)
            anchors.verticalCenter: parent.verticalCenter
            visible: entry.roomy
            spacing: 0

            SmallText {
                Layout.fillWidth: true
                text: entry.playerName
                elide: Text.ElideRight
                font.pixelSize: entry.lineSize
                color: entry.own ? Theme.brassLight : Theme.text
                font.weight: entry.own ? Font.Bold : Font.Normal
                Accessible.ignored: true
            }

            SmallText {
                Layout.fillWidth: true
                visible: text.length > 0
                elide: Text.ElideRight
                font.pixelSize: entry.lineSize
                text: entry.info
                color: entry.tone
                Accessible.ignored: true
            }
        }

        SmallText {
            y: entry.alone ? Math.round((entry.height - height) / 2) : entry.height - height
            width: entry.width - Theme.spaceXs
            leftPadding: entry.alone && entry.simulated ? sign.x + sign.width + Theme.px(1) : Theme.px(3)
            rightPadding: Theme.px(3)
            visible: !entry.roomy
            font.pixelSize: entry.low && !entry.alone ? entry.lineSize : Math.min(Theme.textSmall, Theme.px(14), Math.floor(entry.height / 1.5))
            horizontalAlignment: Text.AlignHCenter
            text: entry.playerName
            elide: Text.ElideRight
            color: entry.own ? Theme.brassLight : Theme.text
            Accessible.ignored: true
        }

        // The round's result covers the chip: the name stays readable.
        Rectangle {
            x: Math.round((entry.width - Theme.spaceXs - width) / 2)
            y: entry.low ? Theme.line : Math.round(chip.y + (chip.height - height) / 2)
            width: Math.min(entry.width - Theme.spaceXs - Theme.px(4), brought.implicitWidth + Theme.px(8))
            height: brought.implicitHeight
            radius: Theme.radiusS
            visible: !entry.roomy && entry.settled
            color: Theme.lacquer

            SmallText {
                id: brought

                anchors.centerIn: parent
                width: parent.width - Theme.px(4)
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.min(Theme.px(10), entry.lineSize)
                font.pixelSize: entry.low ? entry.lineSize : Math.min(Theme.textSmall, Theme.px(14))
                text: qsTr("%1", "an amount").arg(entry.table.signedFigures(entry.net))
                color: entry.tone
                Accessible.ignored: true
            }
        }

        // Simulated players must always be marked as such.
        Rectangle {
            id: sign

            x: Theme.px(1)
            y: entry.roomy ? entry.height - height - Theme.px(1) : entry.alone ? Math.round((entry.height - height) / 2) : Theme.px(1)
            width: entry.signSize
            height: width
            radius: width / 2
            visible: entry.simulated
            color: Theme.lacquer

            MvIcon {
                anchors.centerIn: parent
                iconName: "simulated"
                size: Math.round(entry.signSize * 0.78)
                color: Theme.brassLight
            }
        }

        PlaceRing {
            place: entry.highlighted ? Qt.rect(0, 0, entry.width - Theme.spaceXs, entry.height) : Qt.rect(0, 0, 0, 0)
            gap: 0
        }
    }
}
