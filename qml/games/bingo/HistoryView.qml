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
    /// The user wants cards for several rounds.
    signal nextRoundsAsked
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
        text: qsTr("No round has ended since you came in.")
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
            visible: root.table.playing && !root.table.scenario
            text: qsTr("Cards for the next rounds")
            onClicked: {
                root.close();
                root.nextRoundsAsked();
            }
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    /// A closed round: its winners, this player's result, and the button that replays it.
    component HistoryRow: RowLayout {
        id: row

        required property int round
        required property string title
        required property string winnersText
        required property string resultText
        required property double result
        required property bool replayable
        required property bool repeatable

        signal watchAsked

        spacing: Theme.spaceM
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1. %2. %3").arg(row.title).arg(row.winnersText).arg(row.resultText)

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            MvLabel {
                Layout.fillWidth: true
                text: row.title
                elide: Text.ElideRight
                font.pixelSize: Theme.textLarge
                Accessible.ignored: true
            }

            SmallText {
                Layout.fillWidth: true
                text: row.winnersText
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        SumText {
            text: row.resultText
            color: row.result > 0 ? Theme.win : row.result < 0 ? Theme.loss : Theme.textSecondary
            Accessible.ignored: true
        }

        MvButton {
            implicitHeight: Theme.controlHeightSmall
            iconName: "play"
            text: qsTr("Watch again")
            disabledReason: row.replayable && row.repeatable ? "" : qsTr("This round can't be played back")
            onClicked: row.watchAsked()
        }
    }
}
