// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// What may happen to real equipment, or at its table, and what the rules say then.
FocusScope {
    id: root

    /// EquipmentIncident by EquipmentIncident.
    required property var incidents
    /// One that has gone before its row has.
    property equipmentIncident noIncident

    /// That has happened.
    signal happened(string key)
    /// A rule's number was pressed.
    signal ruleAsked(string id)

    /// The keyboard goes to the first of them.
    function takeUp(): void {
        if (rows.count > 0)
            (rows.itemAt(0) as EquipmentIncidentRow).takeUp();
    }

    implicitHeight: column.height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Incidents")

    Column {
        id: column

        width: parent.width
        spacing: Theme.spaceS

        // Counted, so that who has the keyboard on one keeps it when the table goes on.
        Repeater {
            id: rows

            model: root.incidents.length

            EquipmentIncidentRow {
                id: row

                required property int index

                width: column.width
                incident: row.index < root.incidents.length ? root.incidents[row.index] : root.noIncident
                onHappened: root.happened(row.incident.key)
                onRuleAsked: root.ruleAsked(row.incident.rule)
            }
        }
    }
}
