// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The end of the session (B52): cards, their cost, and the prizes by kind.
SummaryView {
    id: root

    readonly property BingoTableModel room: root.table as BingoTableModel

    preferredWidth: Theme.px(480)
    plain: false
    stayText: qsTr("Stay in the room")

    SummaryFigure {
        Layout.fillWidth: true
        caption: qsTr("Cards bought")
        value: root.room.sessionCards
    }

    SummaryFigure {
        Layout.fillWidth: true
        caption: qsTr("Paid for them")
        value: qsTr("%1", "an amount").arg(root.table.money(root.table.sessionStaked))
    }

    Repeater {
        model: root.room.sessionPrizes

        SummaryFigure {
            required property string modelData

            Layout.fillWidth: true
            caption: modelData.split(": ")[0]
            value: modelData.split(": ")[1]
            tone: Theme.brassLight
        }
    }
}
