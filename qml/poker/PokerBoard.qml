// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The public board of a poker table: limits, what goes on, the dealer's open cards and what lies at each seat. Nobody's cards
/// before all see them.
Item {
    id: root

    required property PokerTableModel table

    readonly property real unit: Math.min(root.width / 1280, root.height / 720)
    readonly property real margin: 20 * root.unit
    readonly property list<string> states: [qsTr("The next round comes"), qsTr("Antes are taken"), qsTr("The cards are dealt"), qsTr("Fold or continue"), qsTr("Fold or continue: the last seconds"), qsTr("The cards are turned"), qsTr("Stakes are taken and paid")]

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Public board of the poker table")

    Rectangle {
        anchors.fill: parent
        color: Theme.clothShade
    }

    BoardHead {
        id: head

        width: root.width
        height: 84 * root.unit
        table: root.table
        unit: root.unit
        name: root.table.title
        present: root.states[root.table.phase]
    }

    PrintText {
        id: dealer

        x: root.margin
        y: head.height + root.margin
        width: root.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        text: root.table.dealerHandName.length > 0 ? qsTr("Dealer: %1").arg(root.table.dealerHandName) : qsTr("Dealer")
        color: Theme.brassLight
        font.pixelSize: 30 * root.unit
    }

    Row {
        id: open

        readonly property real cardWidth: 126 * root.unit

        anchors.horizontalCenter: parent.horizontalCenter
        y: dealer.y + dealer.height + 8 * root.unit
        height: open.cardWidth * 88 / 63
        spacing: 12 * root.unit

        Repeater {
            model: root.table.cards

            Image {
                id: card

                required property string card
                required property bool faceUp
                required property int place
                required property bool leaving
                required property string name

                width: open.cardWidth
                height: open.height
                visible: card.place === PokerCardListModel.Dealer && !card.leaving
                source: !visible ? "" : "image://cards/" + (card.faceUp ? card.card : "back")
                sourceSize.width: width
                sourceSize.height: height
                Accessible.role: Accessible.Graphic
                Accessible.name: card.name
            }
        }
    }

    Row {
        id: seats

        x: root.margin
        y: open.y + open.height + root.margin
        height: limits.y - y - root.margin
        spacing: 10 * root.unit
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Seats")

        Repeater {
            model: root.table.seats

            Rectangle {
                id: seat

                required property int seat
                required property string playerName
                required property double ante
                required property double bet
                required property string statusText
                required property bool settled
                required property double net
                readonly property bool taken: seat.playerName.length > 0
                readonly property list<string> lines: !seat.taken ? [] : [seat.ante > 0 ? qsTr("Ante %1").arg(root.table.money(seat.ante)) : "",
                    seat.bet > 0 ? qsTr("Bet %1").arg(root.table.money(seat.bet)) : "", seat.settled ? (seat.net > 0 ? "+" : "") + root.table.money(seat.net) : seat.statusText]

                width: (root.width - 2 * root.margin - (root.table.seatCount - 1) * seats.spacing) / root.table.seatCount
                height: seats.height
                radius: 10 * root.unit
                color: Theme.lacquer
                border.width: Math.max(1, root.unit)
                border.color: seat.settled ? (seat.net > 0 ? Theme.win : seat.net < 0 ? Theme.loss : Theme.hairline) : Theme.hairline
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("Seat %1: %2").arg(seat.seat).arg(seat.playerName + Array.from(seat.lines).filter(one => one.length > 0).map(one => ", " + one).join(""))

                Column {
                    width: seat.width
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 6 * root.unit

                    PrintText {
                        width: seat.width
                        horizontalAlignment: Text.AlignHCenter
                        text: seat.taken ? seat.playerName : seat.seat
                        color: seat.taken ? Theme.ivory : Theme.textDisabled
                        fontSizeMode: Text.HorizontalFit
                        font.pixelSize: 28 * root.unit
                        Accessible.ignored: true
                    }

                    Repeater {
                        model: seat.lines

                        MvLabel {
                            required property string modelData

                            width: seat.width
                            height: visible ? implicitHeight : 0
                            visible: modelData.length > 0
                            horizontalAlignment: Text.AlignHCenter
                            text: modelData
                            fontSizeMode: Text.HorizontalFit
                            font.pixelSize: 24 * root.unit
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }

    MvLabel {
        id: limits

        x: root.margin
        y: root.height - height - root.margin
        width: root.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Ante from %1 to %2").arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum))
        fontSizeMode: Text.HorizontalFit
        font.pixelSize: 28 * root.unit
    }
}
