// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Turning over and judging hands: the dealer's first, then each player's against it.
Item {
    id: root

    required property PokerCroupierDesk desk

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hands")

    Row {
        id: dealer

        spacing: Theme.spaceS

        MvButton {
            text: qsTr("Turn the dealer's cards")
            shortcut: "0"
            repeats: false
            onClicked: root.desk.turnDealer()
        }

        MvButton {
            text: qsTr("The dealer plays")
            shortcut: "J"
            repeats: false
            onClicked: root.desk.qualify(true)
        }

        MvButton {
            text: qsTr("Does not play")
            shortcut: "N"
            repeats: false
            onClicked: root.desk.qualify(false)
        }
    }

    CroupierSeats {
        id: players

        y: dealer.height + Theme.spaceS
        width: root.width
        desk: root.desk
        label: qsTr("Turn")
        onChosen: seat => root.desk.turnHand(seat)
    }

    Row {
        y: players.y + players.height + Theme.spaceS
        spacing: Theme.spaceS

        SmallText {
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            text: qsTr("This hand")
        }

        Repeater {
            model: [qsTr("wins"), qsTr("loses"), qsTr("ties")]

            MvButton {
                id: result

                required property int index
                required property string modelData

                text: result.modelData
                shortcut: ["W", "L", "E"][result.index]
                repeats: false
                disabledReason: root.desk.comparing ? "" : qsTr("No open hand is left to compare")
                Accessible.name: qsTr("This hand %1").arg(result.modelData)
                onClicked: root.desk.compare(result.index)
            }
        }
    }

    CroupierShownCards {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: root.desk.comparing
        desk: root.desk
        cardWidth: Theme.px(34)
    }
}
