// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The settings of a table of póquer sem descarte.
TableChoices {
    id: root

    required property PokerLobbyModel lobby

    spacing: Theme.spaceL

    GridLayout {
        Layout.fillWidth: true
        columns: root.width > Theme.px(430 * Theme.textScale) ? 2 : 1
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceM

        MvRadioCard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 8
            text: qsTr("Multi-player table")
            detail: qsTr("Seven seats, one deal for all, and a timer.")
            iconName: "people"
            checked: !root.lobby.individual
            onClicked: root.lobby.individual = false
        }

        MvRadioCard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 7
            text: qsTr("Individual table")
            detail: qsTr("You alone, and you start each deal.")
            iconName: "person"
            checked: root.lobby.individual
            onClicked: root.lobby.individual = true
        }
    }

    ChoiceGroup {
        heading: qsTr("Limits of the ante")
        remark: qsTr("%1 to %2").arg(root.lobby.minimumText).arg(root.lobby.maximumText)
        rule: "P18"
        onRuleAsked: id => root.ruleAsked(id)

        AmountChoices {
            label: qsTr("Minimum")
            amounts: Array.from(root.lobby.minimumChoices)
            texts: Array.from(root.lobby.minimumTexts)
            amount: root.lobby.minimum
            onChosen: amount => root.lobby.minimum = amount
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            SmallText {
                text: qsTr("Maximum: %1 times the minimum").arg(root.lobby.maximumFactor)
            }

            MvSlider {
                Layout.fillWidth: true
                label: qsTr("Maximum, as a multiple of the minimum")
                valueText: root.lobby.maximumText
                from: 1
                to: root.lobby.largestFactor
                stepSize: 1
                value: root.lobby.maximumFactor
                onMoved: root.lobby.maximumFactor = value
            }
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("No table may have a maximum above 25 times its minimum.")
            wrapMode: Text.Wrap
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: !root.lobby.individual
        spacing: Theme.spaceXl

        ChoiceGroup {
            Layout.alignment: Qt.AlignTop
            heading: qsTr("Your seat")

            PokerSeatPicker {
                seat: root.lobby.ownSeat
                onChosen: seat => root.lobby.ownSeat = seat
            }
        }

        ChoiceGroup {
            Layout.alignment: Qt.AlignTop
            heading: qsTr("Other players")

            SmallText {
                Layout.fillWidth: true
                text: qsTr("Simulated players, always marked as such")
                wrapMode: Text.Wrap
            }

            MvSpinBox {
                label: qsTr("Simulated players")
                from: 0
                to: root.lobby.mostSimulatedPlayers
                value: root.lobby.simulatedPlayers
                onValueModified: root.lobby.simulatedPlayers = value
            }
        }
    }

    ChoiceGroup {
        heading: qsTr("The dealer's pace")

        WordChoices {
            label: qsTr("The dealer's pace")
            words: [qsTr("Slow"), qsTr("Normal"), qsTr("Brisk")]
            choice: root.lobby.pace
            onChosen: choice => root.lobby.pace = choice
        }
    }

    QuickTableSwitch {
        lobby: root.lobby
        detail: qsTr("8 seconds to stake, 10 to decide, a brisk dealer.")
    }

    FoldOut {
        heading: qsTr("Times")
        summary: qsTr("%1 s · %2 s · %3 s").arg(root.lobby.bettingSeconds).arg(root.lobby.decisionSeconds).arg(root.lobby.extraSeconds)

        SecondsRow {
            label: qsTr("To put the ante down")
            detail: qsTr("The same for all, visible to all.")
            rule: "P14"
            seconds: root.lobby.bettingSeconds
            disabledReason: root.lobby.individual ? qsTr("At an individual table you start the deal yourself (P15).") : ""
            onChosen: seconds => root.lobby.bettingSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }

        SecondsRow {
            label: qsTr("To decide")
            detail: qsTr("To fold or to continue.")
            rule: "P21"
            seconds: root.lobby.decisionSeconds
            onChosen: seconds => root.lobby.decisionSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }

        SecondsRow {
            label: qsTr("Extra time")
            detail: qsTr("After the warning; then you fold.")
            rule: "P31"
            seconds: root.lobby.extraSeconds
            onChosen: seconds => root.lobby.extraSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    FoldOut {
        heading: qsTr("House rules")
        summary: root.lobby.usualReadings ? qsTr("The usual readings") : qsTr("Changed")

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Where the regulation leaves a question open, the house chooses how it is read.")
            wrapMode: Text.Wrap
        }

        HouseRuleSwitch {
            text: qsTr("A K Q J 10 of mixed suits is a straight")
            detail: root.lobby.aceHighStraight ? qsTr("The ace may be high in a straight.") : qsTr("The ace is high only in a royal flush: the hand is high cards.")
            rule: "I-P8"
            on: root.lobby.aceHighStraight
            onChosen: on => root.lobby.aceHighStraight = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            text: qsTr("A system failure voids the whole round")
            detail: root.lobby.voidAll ? qsTr("All stakes are returned, even to those who folded.") : qsTr("Once the cards are dealt, bets placed are settled and folds stand.")
            rule: "I-P33"
            on: root.lobby.voidAll
            onChosen: on => root.lobby.voidAll = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            text: qsTr("The burnt card lies face down")
            detail: root.lobby.burntUnseen ? qsTr("Nobody sees the first card.") : qsTr("Everybody sees the first card.")
            rule: "I-P19a"
            on: root.lobby.burntUnseen
            onChosen: on => root.lobby.burntUnseen = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            text: qsTr("Folded antes are paid when the dealer does not qualify")
            detail: root.lobby.foldedPaid ? qsTr("Whoever folded is paid the ante, too, if somebody continues.") : qsTr("Whoever folded has lost the ante.")
            rule: "I-P26"
            on: root.lobby.foldedPaid
            onChosen: on => root.lobby.foldedPaid = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            text: qsTr("The maximum bounds ante and bet together")
            detail: root.lobby.betBounded ? qsTr("The ante may be at most a third of it.") : qsTr("The maximum bounds the ante.")
            rule: "I-P16"
            on: root.lobby.betBounded
            onChosen: on => root.lobby.betBounded = on
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    MvButton {
        Layout.alignment: Qt.AlignRight
        visible: !root.lobby.usual
        kind: MvButton.Quiet
        iconName: "undo"
        text: qsTr("Back to the usual table")
        onClicked: root.lobby.resetToDefaults()
    }

    /// A small top view of the table; pressing one of its seven seats chooses it. Seat 1 is at the dealer's left,
    /// which is the right of the picture.
    component PokerSeatPicker: Item {
        id: picker

        /// 1 to 7; 0: any.
        required property int seat

        /// A seat was pressed.
        signal chosen(int seat)

        /// The angle of a seat in radians, from the right through the front to the left.
        function angle(seat: int): real {
            return Math.PI * (0.09 + 0.82 * (seat - 1) / 6);
        }

        implicitWidth: Theme.px(240)
        implicitHeight: Theme.px(126)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Your seat")

        Image {
            id: cloth

            x: Theme.px(12)
            width: parent.width - 2 * x
            height: width / 2
            source: "images/seats.svg"
            sourceSize.width: width
            sourceSize.height: height
            Accessible.ignored: true
        }

        SmallText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.spaceL
            text: qsTr("Dealer")
        }

        Repeater {
            model: 7

            PokerSeatSpot {
                id: spot

                required property int index

                seat: spot.index + 1
                x: cloth.x + cloth.width / 2 + Math.cos(picker.angle(spot.seat)) * cloth.width * 0.465 - width / 2
                y: Math.sin(picker.angle(spot.seat)) * cloth.height * 0.895 - height / 2 + Theme.px(2)
                checked: picker.seat === spot.seat
                onClicked: picker.chosen(spot.seat)
            }
        }
    }

    /// A seat in PokerSeatPicker. Exclusive among those of the same parent.
    component PokerSeatSpot: T.RadioButton {
        id: place

        required property int seat

        implicitWidth: Theme.px(34)
        implicitHeight: implicitWidth
        hoverEnabled: true
        text: qsTr("Seat %1").arg(place.seat)
        Accessible.name: place.text

        contentItem: MvLabel {
            text: place.seat.toString()
            color: place.checked ? Theme.textOnBrass : Theme.text
            font.pixelSize: Theme.textSmall
            font.weight: Font.Medium
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }

        background: Rectangle {
            radius: width / 2
            color: place.checked ? Theme.brass : place.down ? Theme.lacquerPressed : place.hovered ? Theme.lacquerHover : Theme.lacquer
            border.width: place.checked ? Theme.focusWidth : Theme.line
            border.color: place.checked ? Theme.brassLight : place.hovered ? Theme.brass : Theme.hairlineStrong

            FocusRing {
                visible: place.visualFocus
                targetRadius: place.width / 2
            }
        }

        MvTip {
            text: place.text
            shown: place.hovered || place.visualFocus
        }
    }
}
