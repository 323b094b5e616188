// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The players of the reversed poker table, each under the key of the seat.
Flow {
    id: root

    required property PokerCroupierDesk desk
    /// What is done to them; stands before their names.
    required property string label

    /// A seat was chosen.
    signal chosen(int seat)

    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    SmallText {
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

            text: button.info.name
            shortcut: String(button.info.seat)
            repeats: false
            Accessible.name: "%1: %2".arg(root.label).arg(button.info.name)
            onClicked: root.chosen(button.info.seat)
        }
    }
}
