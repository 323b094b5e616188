// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The prizes of the round and the jackpots, side by side, always in sight (B4d, B44).
Row {
    id: root

    required property BingoTableModel table

    readonly property real plateWidth: (root.width - (plates.count - 1) * root.spacing) / Math.max(1, plates.count)

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceS
    height: Math.round(Theme.px(root.plateWidth < Theme.px(190) ? 84 : 64) * (1 + Theme.textScale) / 2)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Prizes")

    Repeater {
        id: plates

        model: root.table.prizes

        PrizePlate {
            width: root.plateWidth
            height: root.height
        }
    }
}
