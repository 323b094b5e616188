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

    /// As wide as their words need, and what is left shared out.
    readonly property list<real> widths: {
        const needs = [];
        for (let i = 0; i < doors.count; ++i)
            needs.push(doors.itemAt(i)?.implicitWidth ?? 0);
        const sum = needs.reduce((all, need) => all + need, 0);
        return needs.map(need => need + (root.width - sum) / needs.length);
    }

    function leftOf(index: int): real {
        let x = 0;
        for (let i = 0; i < index; ++i)
            x += root.widths[i];
        return x;
    }

    implicitHeight: Theme.controlHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Desks")

    Repeater {
        id: doors

        model: root.desks.all

        LobbyDoor {
            id: door

            required property int index
            required property HouseDesk modelData

            x: root.leftOf(door.index)
            width: root.widths[door.index] ?? 0
            text: door.modelData.title
            detail: door.modelData.detail
            iconName: door.modelData.iconName
            shortcut: "Ctrl+%1".arg(door.index + 1)
            checked: root.desks.chosen === door.modelData
            onClicked: root.desks.choose(door.modelData.key)
        }
    }
}
