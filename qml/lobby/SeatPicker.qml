// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// The table from above, small: a press on one of its seven seats takes it. Seat 1 is at the dealer's left, which is
/// the right of the picture.
Item {
    id: root

    /// 1 to 7; 0: any.
    required property int seat

    /// A seat was pressed.
    signal chosen(int seat)

    /// The angle of a seat, in radians, from the right round the front to the left.
    function angle(seat: int): real {
        return Math.PI * (0.06 + 0.88 * (seat - 1) / 6);
    }

    implicitWidth: Theme.px(230)
    implicitHeight: Theme.px(118)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your seat")

    Item {
        id: cloth

        anchors.fill: parent
        anchors.leftMargin: Theme.px(17)
        anchors.rightMargin: Theme.px(17)
        anchors.bottomMargin: Theme.px(17)
        clip: true

        Rectangle {
            y: -height / 2
            width: parent.width
            height: 2 * parent.height
            radius: height / 2
            color: Theme.clothShade
            border.width: Theme.px(6)
            border.color: Theme.mahogany

            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.px(6)
                radius: height / 2
                color: "transparent"
                border.width: Theme.line
                border.color: Theme.hairline
            }
        }
    }

    SmallText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceM
        text: qsTr("Dealer")
    }

    Repeater {
        model: 7

        SeatSpot {
            id: spot

            required property int index

            seat: spot.index + 1
            x: root.width / 2 + Math.cos(root.angle(spot.seat)) * cloth.width / 2 - width / 2
            y: Math.sin(root.angle(spot.seat)) * cloth.height - height / 2 + Theme.px(2)
            checked: root.seat === spot.seat
            onClicked: root.chosen(spot.seat)
        }
    }
}
