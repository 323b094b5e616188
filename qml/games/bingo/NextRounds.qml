// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Buys or reserves the same number of cards for several rounds in a row.
MvDialog {
    id: root

    required property BingoTableModel table

    readonly property bool onSale: root.table.phase === BingoTableModel.Sale
    readonly property double price: root.table.priceOf(cards.value)

    title: qsTr("Cards for the next rounds")
    subtitle: root.table.reserved > 0 ? root.table.reservedText : qsTr("Bought as each sale opens; they cost nothing until then (B16)")
    preferredWidth: Theme.px(520)
    besidePage: true
    initialFocus: rounds
    onAboutToShow: {
        cards.value = root.table.reserved > 0 ? root.table.reserved : Math.max(1, root.table.lastBought);
        rounds.value = Math.max(2, root.table.reservedRounds);
    }

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceM

        MvLabel {
            text: qsTr("Cards for each round")
        }

        MvSpinBox {
            id: cards

            Layout.fillWidth: true
            label: qsTr("Cards for each round")
            from: 1
            to: root.table.maxCards
            value: 1
        }

        MvLabel {
            text: qsTr("Rounds")
        }

        MvSpinBox {
            id: rounds

            Layout.fillWidth: true
            label: qsTr("Rounds")
            from: 1
            to: root.table.mostReservedRounds
            value: 2
        }
    }

    MvLabel {
        Layout.fillWidth: true
        //: %1 and %2 amounts
        text: qsTr("%1 for each round, %2 in all").arg(root.table.money(root.price)).arg(root.table.money(root.price * rounds.value))
        wrapMode: Text.Wrap
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Bought cards can't be returned (B12); those of later rounds can be given up until their sale opens.")
        wrapMode: Text.Wrap
    }

    actions: [
        MvButton {
            visible: root.table.reserved > 0
            text: qsTr("Give up the reservation")
            onClicked: {
                root.table.reserve(0);
                root.close();
            }
        },
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        },
        MvButton {
            kind: MvButton.Primary
            text: root.onSale ? qsTr("Buy and reserve") : qsTr("Reserve")
            disabledReason: root.table.playing ? "" : qsTr("You are watching this room.")
            onClicked: {
                root.table.buyForRounds(cards.value, rounds.value);
                root.close();
            }
        }
    ]
}
