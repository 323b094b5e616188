// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What the reversed table is, and how a round goes there.
FocusScope {
    id: root

    required property CroupierDesk desk

    readonly property bool poker: root.desk.game === "poker"
    readonly property bool bingo: root.desk.game === "bingo"

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The reversed table")

    TitleText {
        id: title

        width: parent.width
        text: root.bingo ? qsTr("You are the caller") : qsTr("You are the croupier")
        color: Theme.brassLight
    }

    BodyText {
        id: about

        y: title.height + Theme.spaceXs
        width: Math.min(parent.width, Theme.px(600))
        text: root.poker ? qsTr("Simulated players stake; you call, deal, ask, judge, take and pay. The table judges order, words, sums and time by its regulation.")
            : root.bingo ? qsTr("Simulated players buy cards; you open and close the sale, call the balls, check cards and announce prizes and shares. The room judges order, words, sums and time by its regulation.")
            : qsTr("Simulated players stake; you call, launch, mark, take and pay. The table judges order, words, sums and time by its regulation.")
        secondary: true
    }

    // Not on the bare picture: tiles and letters don't go together.
    Panel {
        id: board

        y: about.y + about.height + Theme.spaceM
        width: Math.min(parent.width, Theme.px(600))
        height: Math.min(parent.height - y, steps.implicitHeight + 2 * padding)
        padding: Theme.spaceL
        elevation: 8

        MvScrollColumn {
            id: steps

            anchors.fill: parent
            focus: true
            spacing: Theme.spaceM

            Repeater {
                model: root.poker ? [qsTr("Open the antes with the words of the table, and close them when the time is over; where one plays alone that player asks for the cards."), qsTr("Deal card by card: the first face up to the discard corner, then seat after seat and the dealer, five times, the dealer's last one face up. A right click, or U, turns the card."), qsTr("Have them decide, and ask seat after seat. Turn the dealer's cards, say whether the dealer plays, turn each hand and say whether it wins."), qsTr("Touch whose chips stay, take the rest, and pay box by box with chips from the rack: the ante, then the bet by the pay table."), qsTr("H tells what is due. Page Up and Page Down change the tool, Esc ends the shift; nothing is lost."), qsTr("Or find the faults: the program deals and pays, and does something wrong now and then. Let pass what is right, stop and name what is not.")]
                    : root.bingo ? [qsTr("Open the sale, close it when its time is over, and announce the cards sold, all prizes together and each of them."), qsTr("Call each ball by its number; in bingo 75 the letter comes first. A second at least lies between two balls."), qsTr("Stop when a prize is called, or the room shows that a card has it. Compare the card with the panel, and say whether it has won."), qsTr("Announce the prize with each player's part, to the cent, and what can't be divided. Go on; after bingo have the prizes paid."), qsTr("H tells what is due. Page Up and Page Down change the tool, Esc ends the shift; nothing is lost."), qsTr("Or find the faults: the program calls, and does something wrong now and then. Let pass what is right, stop and name what is not.")]
                    : [qsTr("Open the stakes with the words of the table; close them and launch the ball when the regulation has it so."), qsTr("Call the number with colour, even or odd, low or high, and put the marker on it."), qsTr("Touch what stays on the cloth and take the rest. Zero may leave half."), qsTr("Pay stack by stack in the regulation's order: choose the prize and its player, cut the chips from the rack, hand them over. Which chips, and the words of a payment, are not judged."), qsTr("H tells what is due. Page Up and Page Down change the tool, Esc ends the shift; nothing is lost."), qsTr("Or find the faults: the program deals and pays, and does something wrong now and then. Let pass what is right, stop and name what is not.")]

                Item {
                    id: step

                    required property int index
                    required property string modelData

                    Layout.fillWidth: true
                    implicitHeight: Math.max(number.height, words.implicitHeight)

                    Badge {
                        id: number

                        text: step.index < 4 ? step.index + 1 : step.index === 4 ? "?" : "!"
                    }

                    BodyText {
                        id: words

                        x: Theme.px(44)
                        width: step.width - x
                        text: step.modelData
                    }
                }
            }
        }
    }
}
