// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Players of the reversed poker table, each under the key of the seat.
Row {
    id: root

    required property PokerCroupierDesk desk
    /// Action on a seat, in front of the names.
    required property string label

    /// A seat was selected.
    signal chosen(int seat)

    /// Width of a seat, so that all fit in one row.
    readonly property real share: (root.width - heading.width) / Math.max(1, root.desk.seats.length) - root.spacing

    spacing: root.desk.seats.length > 5 ? Theme.spaceXs : Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    SmallText {
        id: heading

        height: Theme.controlHeight
        verticalAlignment: Text.AlignVCenter
        text: root.label
    }

    Repeater {
        model: root.desk.seats.length

        MvButton {
            id: button

            required property int index
            readonly property croupierSeat info: root.desk.seats[button.index]

            width: Math.min(implicitWidth, root.share)
            leftPadding: root.desk.seats.length > 5 ? Theme.spaceS : Theme.spaceL
            text: button.info.name
            toolTip: button.info.name
            shortcut: String(button.info.seat)
            repeats: false
            Accessible.name: "%1: %2".arg(root.label).arg(button.info.name)
            onClicked: root.chosen(button.info.seat)
        }
    }
}
