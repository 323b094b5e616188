// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Possible incidents at real equipment or its table, and what the rules require.
FocusScope {
    id: root

    /// List of EquipmentIncident.
    required property var incidents
    /// Stands in for a removed incident until its row is destroyed.
    property equipmentIncident noIncident

    /// The user reports the incident with this key.
    signal happened(string key)
    /// A rule was clicked.
    signal ruleAsked(string id)

    /// Focuses the first incident.
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

        // A number, so that the focused row stays when the table continues.
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
