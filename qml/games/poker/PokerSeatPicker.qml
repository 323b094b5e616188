// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// A small top view of the table; pressing one of its seven seats chooses it. Seat 1 is at the dealer's left, which is
/// the right of the picture.
Item {
    id: root

    /// 1 to 7; 0: any.
    required property int seat

    /// A seat was pressed.
    signal chosen(int seat)

    /// The angle of a seat in radians, from the right through the front to the left.
    function angle(seat: int): real {
        return Math.PI * (0.09 + 0.82 * (seat - 1) / 6);
    }

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.px(126)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your seat")

    Image {
        id: cloth

        x: Theme.px(12)
        width: parent.width - 2 * x
        height: width / 2
        source: "images/seats.svg"
        sourceSize.width: width
        sourceSize.height: height
        Accessible.ignored: true
    }

    SmallText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceL
        text: qsTr("Dealer")
    }

    Repeater {
        model: 7

        PokerSeatSpot {
            id: spot

            required property int index

            seat: spot.index + 1
            x: cloth.x + cloth.width / 2 + Math.cos(root.angle(spot.seat)) * cloth.width * 0.465 - width / 2
            y: Math.sin(root.angle(spot.seat)) * cloth.height * 0.895 - height / 2 + Theme.px(2)
            checked: root.seat === spot.seat
            onClicked: root.chosen(spot.seat)
        }
    }
}
