// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The last rounds (B50) with their results and replays.
MvDialog {
    id: root

    required property BingoTableModel table
    /// Whether rounds can be replayed next to the room.
    property bool repeatable: true

    /// The user wants a replay of a round.
    signal replayAsked(int round)
    /// The user wants to read a rule.
    signal ruleAsked(string id)

    /// Closes the dialog and replays the round.
    function watch(round: int): void {
        root.close();
        root.replayAsked(round);
    }

    title: qsTr("Last rounds")
    subtitle: qsTr("Each can be watched again, ball by ball (B50)")
    preferredWidth: Theme.px(820)

    MvLabel {
        Layout.fillWidth: true
        visible: rows.count === 0
        text: qsTr("No round has closed since you came in.")
        secondary: true
    }

    Repeater {
        id: rows

        model: root.visible ? root.table.history : null

        HistoryRow {
            Layout.fillWidth: true
            repeatable: root.repeatable
            onWatchAsked: root.watch(round)
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
