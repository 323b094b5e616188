// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The prizes of the round and the jackpots, side by side, always visible (B4d, B44).
Row {
    id: root

    required property BingoTableModel table
    /// The kinds of prize highlighted by an inspector.
    property list<int> highlighted: []

    readonly property real plateWidth: (root.width - (plates.count - 1) * root.spacing) / Math.max(1, plates.count)

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    spacing: Theme.spaceS
    height: Math.round(Theme.px(root.plateWidth < Theme.px(190) ? 84 : 64) * (1 + Theme.textScale) / 2)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Prizes")

    Repeater {
        id: plates

        model: root.table.prizes

        PrizePlate {
            id: plate

            required property int kind

            width: root.plateWidth
            height: root.height
            pattern: plate.kind === BingoPrizeListModel.Full ? root.table.pattern : 0

            PlaceRing {
                place: Array.from(root.highlighted).includes(plate.kind) ? Qt.rect(0, 0, plate.width, plate.height) : Qt.rect(0, 0, 0, 0)
                gap: -Theme.focusGap
            }
        }
    }
}
