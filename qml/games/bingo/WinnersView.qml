// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The winners of this round with prizes, cards and balls (B29).
MvDialog {
    id: root

    required property BingoTableModel table

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    title: qsTr("Prizes of the round")
    subtitle: qsTr("Round %1 · %2 in prizes").arg(root.table.roundName).arg(root.table.money(root.table.prizeMoney))
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

    SmallText {
        Layout.fillWidth: true
        visible: text.length > 0
        text: root.visible ? Array.from(root.table.reckoning).join("\n") : ""
        wrapMode: Text.Wrap
    }

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    /// A winning card: its numbers, the prize, the ball, the player and the amount.
    component WinnerRow: RowLayout {
        id: row

        required property int index
        required property string name
        required property int ball
        required property string player
        required property bool own
        required property bool simulated
        required property int card
        required property string amountText
        required property BingoTableModel table

        /// With many winners, only the first cards and the player's own are drawn.
        readonly property bool seen: row.own || row.index < 12
        readonly property bingoCardFaceInfo face: row.table.cardFace(row.seen ? row.card : 0)
        readonly property bool flat: row.table.variant === 90

        spacing: Theme.spaceM
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1, ball %2: %3, card %4, %5").arg(row.name).arg(row.ball).arg(row.player).arg(row.card).arg(row.amountText)

        BingoCardFace {
            Layout.preferredWidth: Theme.px(row.flat ? 200 : 96)
            Layout.preferredHeight: Theme.px(row.flat ? 72 : row.table.letters ? 112 : 102)
            visible: row.face.found
            variant: row.table.variant
            symbols: row.table.symbols
            letters: row.table.letters
            rows: row.face.rows
            columns: row.face.columns
            cells: row.face.cells
            marked: row.face.marked
            won: row.face.won
            pattern: row.table.pattern
            number: row.card
            Accessible.ignored: true
        }

        ColumnLayout {
            spacing: 0

            PrintText {
                Layout.fillWidth: true
                text: row.name
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                font.pixelSize: Theme.textSum
                font.letterSpacing: 0
                Accessible.ignored: true
            }

            RowLayout {
                spacing: Theme.spaceXs

                MvIcon {
                    iconName: row.simulated ? "simulated" : "person"
                    size: Theme.iconSizeSmall
                    color: row.own ? Theme.win : Theme.textSecondary
                }

                MvLabel {
                    Layout.fillWidth: true
                    text: row.player
                    color: row.own ? Theme.win : Theme.text
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                SumText {
                    text: row.amountText
                    color: row.own ? Theme.win : Theme.brassLight
                    Accessible.ignored: true
                }
            }

            SmallText {
                Layout.fillWidth: true
                text: row.card > 0 ? qsTr("ball %1, card %2").arg(row.ball).arg(row.card) : qsTr("ball %1").arg(row.ball)
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
