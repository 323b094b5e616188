// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The winners of this round with prizes, cards and balls (B29).
MvDialog {
    id: root

    required property BingoTableModel table

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    title: qsTr("Prizes of the round")
    subtitle: qsTr("Round %1 · %2 in prizes").arg(root.table.round).arg(root.table.money(root.table.prizeMoney))
    preferredWidth: Theme.px(720)
    besidePage: true

    MvLabel {
        Layout.fillWidth: true
        visible: rows.count === 0
        text: qsTr("Nothing has been won in this round yet.")
        secondary: true
    }

    Repeater {
        id: rows

        model: root.visible ? root.table.winners : null

        WinnerRow {
            Layout.fillWidth: true
            table: root.table
        }
    }

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
