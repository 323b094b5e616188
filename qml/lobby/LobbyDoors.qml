// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The lobby's doors, one for each of its users. Not laid out: nested layouts on Qt 6.4 lose what comes into sight late.
Item {
    id: root

    required property HouseDesks desks

    readonly property real share: root.width / Math.max(1, doors.count)

    implicitHeight: Theme.controlHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Doors")

    Repeater {
        id: doors

        model: root.desks.all

        LobbyDoor {
            id: door

            required property int index
            required property HouseDesk modelData

            x: door.index * root.share
            width: root.share
            text: door.modelData.title
            detail: door.modelData.detail
            iconName: door.modelData.iconName
            shortcut: "Ctrl+%1".arg(door.index + 1)
            checked: root.desks.chosen === door.modelData
            onClicked: root.desks.choose(door.modelData.key)
        }
    }
}
