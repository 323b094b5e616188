// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The lobby's tabs: play, and one for each desk. Uses anchors: nested layouts on Qt 6.4 lose items that become visible
/// late.
Item {
    id: root

    required property DeskRegistry desks

    /// Each tab has the width of its text plus a share of the remaining width.
    readonly property list<real> widths: {
        const needs = [];
        for (let i = 0; i < tabs.count; ++i)
            needs.push(tabs.itemAt(i)?.implicitWidth ?? 0);
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
        id: tabs

        model: root.desks.all

        LobbyTab {
            id: tab

            required property int index
            required property Desk modelData

            x: root.leftOf(tab.index)
            width: root.widths[tab.index] ?? 0
            text: tab.modelData.title
            detail: tab.modelData.detail
            iconName: tab.modelData.iconName
            shortcut: "Ctrl+%1".arg(tab.index + 1)
            checked: root.desks.chosen === tab.modelData
            onClicked: root.desks.choose(tab.modelData.key)
        }
    }
}
