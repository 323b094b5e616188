// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The settings of a bingo room that the regulation leaves to the operator (B8, B10-B83).
MvColumnLayout {
    id: root

    required property BingoLobbyModel lobby

    readonly property string shares: Array.from(root.lobby.shares).join(" · ")

    /// A rule's number was pressed.
    signal ruleAsked(string id)

    /// Formats whole numbers for the language.
    function counts(numbers: list<int>): list<string> {
        return Array.from(numbers).map(number => Number(number).toLocaleString(Qt.locale(), "f", 0));
    }

    spacing: Theme.spaceM

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("Variant")
        rule: "B8"
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("Variant")
            words: Array.from(root.lobby.variantTexts)
            choice: Array.from(root.lobby.variantChoices).indexOf(root.lobby.variant)
            onChosen: choice => root.lobby.variant = root.lobby.variantChoices[choice]
        }
    }

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        visible: root.lobby.symbolsOffered
        heading: qsTr("On the cards")
        rule: "B79"
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("On the cards")
            words: [qsTr("Numbers"), qsTr("Symbols")]
            choice: root.lobby.symbols ? 1 : 0
            onChosen: choice => root.lobby.symbols = choice === 1
        }
    }

    PatternEditor {
        Layout.topMargin: Theme.spaceS
        visible: root.lobby.patternOffered
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    HouseRuleSwitch {
        visible: root.lobby.patternOffered
        text: qsTr("Free centre")
        detail: root.lobby.freeCentre ? qsTr("The middle of the card counts as filled.") : qsTr("The middle of the card holds a fifth N number.")
        rule: "I-B71"
        on: root.lobby.freeCentre
        onChosen: on => root.lobby.freeCentre = on
        onRuleAsked: id => root.ruleAsked(id)
    }

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("Price of a card")
        rule: "B10"
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("Price of a card")
            words: Array.from(root.lobby.priceTexts)
            choice: Array.from(root.lobby.priceChoices).indexOf(root.lobby.price)
            onChosen: choice => root.lobby.price = root.lobby.priceChoices[choice]
        }
    }

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("Cards for each player")
        remark: qsTr("At most, in a round")
        rule: "B13"
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("Cards for each player")
            words: root.counts(Array.from(root.lobby.maxCardsChoices))
            choice: Array.from(root.lobby.maxCardsChoices).indexOf(root.lobby.maxCards)
            onChosen: choice => root.lobby.maxCards = root.lobby.maxCardsChoices[choice]
        }
    }

    RoomPrizes {
        Layout.topMargin: Theme.spaceS
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    RoomJackpots {
        Layout.topMargin: Theme.spaceS
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("Times")

        SecondsRow {
            label: qsTr("To buy cards")
            detail: qsTr("The same for all; shown to all.")
            rule: "B16"
            from: root.lobby.shortestSale
            to: root.lobby.longestSale
            seconds: root.lobby.saleSeconds
            onChosen: seconds => root.lobby.saleSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }

        SecondsRow {
            label: qsTr("From number to number")
            detail: qsTr("One second at least.")
            rule: "B22"
            from: 1
            to: root.lobby.longestDraw
            stepSize: 1
            seconds: root.lobby.drawSeconds
            onChosen: seconds => root.lobby.drawSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("Simulated players")
        remark: qsTr("Always marked as such")
        rule: "I-B6"
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("Simulated players")
            words: root.counts(Array.from(root.lobby.crowdChoices))
            choice: Array.from(root.lobby.crowdChoices).indexOf(root.lobby.crowd)
            onChosen: choice => root.lobby.crowd = root.lobby.crowdChoices[choice]
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.lobby.crowd < 2
            kind: InlineMessage.Warning
            text: qsTr("A draw needs three players with a card: here every round is refunded.")
            rule: "B20"
            onRuleWanted: id => root.ruleAsked(id)
        }
    }

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("What follows")
        remark: root.shares

        MvGridLayout {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: Theme.spaceL
            rowSpacing: Theme.spaceXs

            Repeater {
                model: root.lobby.houseRules

                SmallText {
                    required property string modelData

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    text: modelData
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
