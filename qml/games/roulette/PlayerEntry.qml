// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// A player with chip colour, chip value, stakes and result of the round.
Item {
    id: root

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
    readonly property string worth: root.chipValue > 0 ? (root.chipValue / 100).toLocaleString(Qt.locale(), "f", root.chipValue % 100 === 0 ? 0 : 2) : ""
    readonly property string info: root.settled ? qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
        : root.statusText.length > 0 ? root.statusText
        : root.staked > 0 ? qsTr("%1", "an amount").arg(root.table.money(root.staked))
        : root.chipValue > 0 ? qsTr("= %1", "a chip's value").arg(root.table.money(root.chipValue)) : ""

    readonly property color tone: root.settled && root.net > 0 ? Theme.win : root.settled && root.net < 0 ? Theme.loss : Theme.textSecondary

    /// There is no space for a chip above the name: the sum is there.
    readonly property bool low: !root.roomy && root.height < Theme.px(44)
    /// There is nothing above the name: it has the tile's whole height.
    readonly property bool alone: root.low && !root.settled
    /// Two lines always fit; a large rail has larger letters.
    readonly property int lineSize: Math.min(Math.max(Theme.textSmall, root.roomy ? Math.round(root.height * 0.26) : 0), Math.floor(root.height / 2.5))
    readonly property int signSize: Math.max(Theme.px(18), root.roomy ? Math.round(root.height * 0.3) : 0)

    opacity: root.status === RoulettePlayerStatus.Gone ? 0.35 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: root.accessibleName

    HoverHandler {
        id: hover
    }

    MvTip {
        text: root.accessibleName
        shown: hover.hovered
    }

    Rectangle {
        anchors.fill: parent
        anchors.rightMargin: Theme.spaceXs
        radius: Theme.radiusM
        color: Theme.lacquer
        border.width: Theme.line
        border.color: root.own ? Theme.brass : Theme.hairline
    }

    Image {
        id: chip

        x: root.roomy ? Theme.px(3) : Math.round((root.width - Theme.spaceXs - width) / 2)
        y: root.roomy ? Math.round((root.height - height) / 2) : Theme.px(3)
        visible: !root.low
        width: root.roomy ? Math.min(Math.max(Theme.px(31), Math.round(root.height * 0.6)), root.height - Theme.px(6)) : Math.max(0, root.height - Theme.px(23))
        height: width
        source: width > 0 ? "image://chips/colour?colour=%1&chips=1&mark=0&label=%2".arg(root.colour).arg(root.worth) : ""
        sourceSize.width: width
        sourceSize.height: width
    }

    ColumnLayout {
        anchors.left: chip.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.px(4)
        anchors.rightMargin: Theme.spaceXs + Theme.px(3)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.roomy
        spacing: 0

        SmallText {
            Layout.fillWidth: true
            text: root.playerName
            elide: Text.ElideRight
            font.pixelSize: root.lineSize
            color: root.own ? Theme.brassLight : Theme.text
            font.weight: root.own ? Font.Bold : Font.Normal
            Accessible.ignored: true
        }

        SmallText {
            Layout.fillWidth: true
            visible: text.length > 0
            elide: Text.ElideRight
            font.pixelSize: root.lineSize
            text: root.info
            color: root.tone
            Accessible.ignored: true
        }
    }

    SmallText {
        y: root.alone ? Math.round((root.height - height) / 2) : root.height - height
        width: root.width - Theme.spaceXs
        leftPadding: root.alone && root.simulated ? sign.x + sign.width + Theme.px(1) : Theme.px(3)
        rightPadding: Theme.px(3)
        visible: !root.roomy
        font.pixelSize: root.low && !root.alone ? root.lineSize : Math.min(Theme.textSmall, Theme.px(14), Math.floor(root.height / 1.5))
        horizontalAlignment: Text.AlignHCenter
        text: root.playerName
        elide: Text.ElideRight
        color: root.own ? Theme.brassLight : Theme.text
        Accessible.ignored: true
    }

    // The round's result covers the chip: the name stays readable.
    Rectangle {
        x: Math.round((root.width - Theme.spaceXs - width) / 2)
        y: root.low ? Theme.line : Math.round(chip.y + (chip.height - height) / 2)
        width: Math.min(root.width - Theme.spaceXs - Theme.px(4), brought.implicitWidth + Theme.px(8))
        height: brought.implicitHeight
        radius: Theme.radiusS
        visible: !root.roomy && root.settled
        color: Theme.lacquer

        SmallText {
            id: brought

            anchors.centerIn: parent
            width: parent.width - Theme.px(4)
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.min(Theme.px(10), root.lineSize)
            font.pixelSize: root.low ? root.lineSize : Math.min(Theme.textSmall, Theme.px(14))
            text: qsTr("%1", "an amount").arg(root.table.signedFigures(root.net))
            color: root.tone
            Accessible.ignored: true
        }
    }

    // Simulated players must always be marked as such.
    Rectangle {
        id: sign

        x: Theme.px(1)
        y: root.roomy ? root.height - height - Theme.px(1) : root.alone ? Math.round((root.height - height) / 2) : Theme.px(1)
        width: root.signSize
        height: width
        radius: width / 2
        visible: root.simulated
        color: Theme.lacquer

        MvIcon {
            anchors.centerIn: parent
            iconName: "simulated"
            size: Math.round(root.signSize * 0.78)
            color: Theme.brassLight
        }
    }

    PlaceRing {
        place: root.highlighted ? Qt.rect(0, 0, root.width - Theme.spaceXs, root.height) : Qt.rect(0, 0, 0, 0)
        gap: 0
    }
}
