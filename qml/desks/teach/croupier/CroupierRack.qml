// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby
import MesaViva.Table

/// Paying a prize: place, player, and chips cut from the rack; a key undoes them until they are handed over.
Item {
    id: root

    required property CroupierDesk desk

    readonly property int chip: Theme.px(38)
    readonly property int colour: root.desk.player >= 0 && root.desk.player < root.desk.players.length ? root.colourOf(root.desk.players[root.desk.player]) : -1

    function colourOf(player: croupierPlayer): int {
        return player.colour;
    }

    function isPresent(player: croupierPlayer): bool {
        return player.present;
    }

    function countPresent(players: var): int {
        let count = 0;
        for (let i = 0; i < players.length; ++i)
            count += root.isPresent(players[i]) ? 1 : 0;
        return count;
    }

    /// Players who have not left.
    readonly property int present: root.countPresent(root.desk.players)

    /// The box determines the player, or a choice next to it.
    readonly property bool choosesPlayer: root.desk.players.length > 0
    /// Name of the place, without its chips if several players stake there.
    readonly property string placed: root.choosesPlayer ? root.desk.placeName(root.desk.place).split(":")[0] : root.desk.placeName(root.desk.place)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Payment")

    MvLabel {
        id: where

        anchors.bottom: parent.bottom
        width: acts.x - Theme.spaceM
        height: Theme.controlHeight
        text: root.desk.place >= 0 ? root.placed : qsTr("Choose the prize on the cloth")
        color: root.desk.place >= 0 ? Theme.brassLight : Theme.textSecondary
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.textSmall
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    Row {
        id: people

        spacing: Theme.spaceXs

        Repeater {
            id: payees

            model: root.desk.players.length

            CroupierPayee {
                id: payee

                required property int index

                width: Math.min(Theme.px(150), root.width / Math.max(1, root.present) - people.spacing)
                info: root.desk.players[payee.index]
                visible: payee.info.present
                checked: root.desk.player === payee.index
                onClicked: root.desk.choosePlayer(payee.index)
            }
        }
    }

    Row {
        id: rack

        y: root.choosesPlayer ? Theme.controlHeight + Theme.spaceXs : 0
        spacing: Theme.spaceXs

        Repeater {
            model: root.desk.rack.length

            ChipButton {
                id: pile

                required property int index
                readonly property croupierChip info: root.desk.rack[pile.index]

                amount: pile.info.cents
                colour: pile.info.chips > 0 ? root.colour : -1
                label: pile.info.label
                marked: true
                size: root.chip
                shortcut: String(pile.index + 1)
                repeats: false
                toolTip: pile.info.name
                Accessible.name: pile.info.name
                onClicked: root.desk.take(pile.index)
            }
        }
    }

    Row {
        id: cut

        anchors.right: parent.right
        y: rack.y
        spacing: Theme.spaceS

        Repeater {
            model: root.desk.cut.length

            Item {
                id: stack

                required property int index
                readonly property croupierChip info: root.desk.cut[stack.index]

                width: root.chip + count.width + Theme.spaceXs
                height: root.chip + Theme.spaceS
                Accessible.role: Accessible.Graphic
                Accessible.name: (root.desk.judgesPieces ? stack.info.spread ? qsTr("%1 × %2, side by side") : qsTr("%1 × %2, in a stack") : "%1 × %2").arg(stack.info.count).arg(stack.info.name)

                // Chips side by side lie on a line.
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 2 * Theme.line
                    visible: root.desk.judgesPieces && stack.info.spread
                    color: Theme.cobaltLight
                }

                Image {
                    width: root.chip
                    height: root.chip
                    anchors.verticalCenter: parent.verticalCenter
                    source: stack.info.chips > 0 ? "image://chips/colour?colour=%1&chips=1&label=%2&mark=1".arg(Math.max(0, root.colour)).arg(stack.info.label)
                        : "image://chips/flat?amount=%1".arg(stack.info.cents)
                    sourceSize.width: width
                    sourceSize.height: height
                }

                SmallText {
                    id: count

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: "×%1".arg(stack.info.count)
                    color: Theme.ivory
                    Accessible.ignored: true
                }
            }
        }
    }

    // What is judged of the hands.
    Row {
        id: hands

        y: rack.y + root.chip + Theme.spaceM
        spacing: Theme.spaceS

        MvButton {
            visible: root.desk.opens
            text: qsTr("Open the stack")
            shortcut: root.desk.opens ? "O" : ""
            repeats: false
            toolTip: qsTr("Opens the winning stack on the chosen place, so that all its chips are seen")
            disabledReason: root.desk.place >= 0 ? "" : qsTr("Choose the place on the cloth first")
            onClicked: root.desk.openStack(root.desk.place)
        }

        WordChoices {
            width: Theme.px(250)
            visible: root.desk.judgesPieces
            label: qsTr("How the next chips lie")
            words: [qsTr("In a stack"), qsTr("Side by side")]
            choice: root.desk.spreading ? 1 : 0
            onChosen: choice => root.desk.spreading = choice === 1

            Shortcut {
                sequence: "S"
                autoRepeat: false
                enabled: root.desk.judgesPieces && root.visible
                onActivated: root.desk.spreading = !root.desk.spreading
            }
        }

        KeyCap {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.desk.judgesPieces
            text: "S"
        }

        MvButton {
            visible: root.desk.proves
            text: root.desk.proved ? qsTr("Proved") : qsTr("Prove")
            shortcut: root.desk.proves ? "P" : ""
            repeats: false
            toolTip: qsTr("Shows the cut chips as they are; cut others, and they must be shown again")
            disabledReason: root.desk.cutText.length === 0 ? qsTr("No chips are cut") : root.desk.proved ? qsTr("These chips are proved") : ""
            onClicked: root.desk.prove()
        }
    }

    Row {
        id: acts

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        spacing: Theme.spaceS

        SumText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.desk.cutText.length > 0 ? root.desk.cutText : "–"
            Accessible.name: qsTr("Cut from the rack: %1").arg(text)
        }

        MvButton {
            text: qsTr("Take back")
            shortcut: "Backspace"
            keyHint: "⌫"
            disabledReason: root.desk.cutText.length > 0 ? "" : qsTr("No chips are cut")
            onClicked: root.desk.takeBack()
        }

        MvButton {
            text: qsTr("Clear")
            shortcut: "X"
            repeats: false
            disabledReason: root.desk.cutText.length > 0 ? "" : qsTr("No chips are cut")
            onClicked: root.desk.clearCut()
        }

        MvButton {
            kind: MvButton.Primary
            text: root.desk.handText
            keyHint: "↵"
            disabledReason: root.desk.handReason
            onClicked: root.desk.handOver()
        }
    }

    /// A player's name next to a chip of their colour.
    component CroupierPayeeFace: Item {
        id: payeeFace

        required property croupierPlayer info
        required property bool checked

        Image {
            id: chip

            x: Theme.spaceXs
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(38)
            height: width
            source: "image://chips/colour?colour=%1&chips=1&label=&mark=0".arg(payeeFace.info.colour)
            sourceSize.width: width
            sourceSize.height: height
        }

        MvLabel {
            x: chip.x + chip.width + Theme.spaceXs
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            text: payeeFace.info.name
            color: payeeFace.checked ? Theme.brassLight : Theme.text
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textSmall
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    /// A player to be paid, with the colour of the chips. Exclusive among siblings.
    component CroupierPayee: T.RadioButton {
        id: payeeRow

        required property croupierPlayer info

        implicitHeight: Theme.controlHeight
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        Accessible.name: payeeRow.info.name
        Accessible.description: payeeRow.info.chip

        contentItem: CroupierPayeeFace {
            info: payeeRow.info
            checked: payeeRow.checked
        }

        background: Rectangle {
            radius: Theme.radiusM
            color: payeeRow.down ? Theme.lacquerPressed : payeeRow.checked ? Theme.lacquerRaised : payeeRow.hovered ? Theme.lacquerHover : Theme.lacquerSunken
            border.width: payeeRow.checked ? Theme.focusWidth : Theme.line
            border.color: payeeRow.checked ? Theme.brass : payeeRow.hovered ? Theme.hairlineStrong : Theme.hairline

            FocusRing {
                visible: payeeRow.visualFocus
                targetRadius: Theme.radiusM
            }
        }
    }
}
