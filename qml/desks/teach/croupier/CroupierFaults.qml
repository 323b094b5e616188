// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

/// A row for each kind of fault.
Repeater {
    id: root

    /// The faults (croupierFault).
    required property var faults

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    model: root.faults.length

    CroupierFaultRow {
        id: row

        required property int index

        Layout.fillWidth: true
        info: root.faults[row.index]
        onRuleAsked: id => root.ruleAsked(id)
    }
}
