// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The player's points: those left and those on the table, including what is on its way to the record.
ColumnLayout {
    id: root

    required property TableModel table

    readonly property string staked: root.table.stakesDown > 0 ? qsTr("+ %1 on the table").arg(root.table.money(root.table.stakesDown)) : qsTr("Your points")

    spacing: 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Your points: %1").arg(root.table.money(root.table.purse))
    Accessible.description: root.table.sending ? qsTr("%1; on its way to the record").arg(root.staked) : root.staked

    // Smaller if there is no room for the longest text.
    SmallText {
        Layout.fillWidth: true
        text: root.staked
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        Accessible.ignored: true

        SendingSign {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            table: root.table
        }
    }

    SumText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignLeft
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        text: qsTr("%1", "an amount").arg(root.table.money(root.table.purse))
        color: Theme.brassLight
        Accessible.ignored: true
    }
}
