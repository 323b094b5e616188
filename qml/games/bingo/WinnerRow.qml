// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// A winning card: its numbers, the prize, the ball, the player and the amount.
RowLayout {
    id: root

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
    readonly property bool seen: root.own || root.index < 12
    readonly property bingoCardFaceInfo face: root.table.cardFace(root.seen ? root.card : 0)
    readonly property bool flat: root.table.variant === 90

    spacing: Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, ball %2: %3, card %4, %5").arg(root.name).arg(root.ball).arg(root.player).arg(root.card).arg(root.amountText)

    BingoCardFace {
        Layout.preferredWidth: Theme.px(root.flat ? 200 : 96)
        Layout.preferredHeight: Theme.px(root.flat ? 72 : root.table.letters ? 112 : 102)
        visible: root.face.found
        variant: root.table.variant
        symbols: root.table.symbols
        letters: root.table.letters
        rows: root.face.rows
        columns: root.face.columns
        cells: root.face.cells
        marked: root.face.marked
        won: root.face.won
        pattern: root.table.pattern
        number: root.card
        Accessible.ignored: true
    }

    ColumnLayout {
        spacing: 0

        PrintText {
            Layout.fillWidth: true
            text: root.name
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            font.pixelSize: Theme.textSum
            font.letterSpacing: 0
            Accessible.ignored: true
        }

        RowLayout {
            spacing: Theme.spaceXs

            MvIcon {
                iconName: root.simulated ? "simulated" : "person"
                size: Theme.iconSizeSmall
                color: root.own ? Theme.win : Theme.textSecondary
            }

            MvLabel {
                Layout.fillWidth: true
                text: root.player
                color: root.own ? Theme.win : Theme.text
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            SumText {
                text: root.amountText
                color: root.own ? Theme.win : Theme.brassLight
                Accessible.ignored: true
            }
        }

        SmallText {
            Layout.fillWidth: true
            text: root.card > 0 ? qsTr("ball %1, card %2").arg(root.ball).arg(root.card) : qsTr("ball %1").arg(root.ball)
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
