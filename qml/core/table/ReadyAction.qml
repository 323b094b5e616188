// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import MesaViva.App

/// Lets the rest of the betting, of the decisions or of the payments pass faster once this player is ready; at tables
/// where everybody else is simulated. The table's own time stays the same.
QuietAction {
    id: root

    required property TableModel table

    visible: !root.table.individual
    iconName: "forward"
    words: qsTr("Ready")
    tip: qsTr("Do not wait for the others: the rest of the betting, of the decisions or of the payments passes faster")
    shortcut: "G"
    disabledReason: root.table.hurryOffered ? "" : qsTr("You are ready once your stake is down, your decision is made or your result is known.")
    onClicked: root.table.hurry()
}
