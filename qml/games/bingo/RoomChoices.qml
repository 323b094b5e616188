// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
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

        QuickTableSwitch {
            lobby: root.lobby
            detail: qsTr("Cards are sold for 10 seconds, and a ball comes each second.")
        }

        SecondsRow {
            label: qsTr("To buy cards")
            detail: qsTr("The same for all, visible to all.")
            rule: "B16"
            from: root.lobby.shortestSale
            to: root.lobby.longestSale
            seconds: root.lobby.saleSeconds
            onChosen: seconds => root.lobby.saleSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }

        SecondsRow {
            label: qsTr("From number to number")
            detail: qsTr("At least one second.")
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
        heading: qsTr("Resulting rules")
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

    /// The prizes of the player's own room: their part of the sales, and their combinations (B31-B36, B74, B83).
    component RoomPrizes: ChoiceGroup {
        id: prizes

        required property BingoLobbyModel lobby

        readonly property bool lines: prizes.lobby.line || prizes.lobby.twoLines
        readonly property bool oneDirection: Number(prizes.lobby.horizontal) + Number(prizes.lobby.vertical) + Number(prizes.lobby.diagonal) === 1

        heading: qsTr("Prizes")
        remark: qsTr("%1% of the sales").arg(prizes.lobby.prizePercent)

        RuleRow {
            label: qsTr("Prize money")
            detail: qsTr("Share of the sales that goes to prizes: %1% to %2%.").arg(prizes.lobby.leastPrizePercent).arg(prizes.lobby.mostPrizePercent)
            rule: "B31"
            onRuleAsked: id => prizes.ruleAsked(id)

            MvSlider {
                Layout.preferredWidth: Theme.px(220)
                label: qsTr("Prize money, of the sales")
                valueText: qsTr("%1%").arg(prizes.lobby.prizePercent)
                from: prizes.lobby.leastPrizePercent
                to: prizes.lobby.mostPrizePercent
                stepSize: 1
                snapMode: T.Slider.SnapAlways
                value: prizes.lobby.prizePercent
                onMoved: prizes.lobby.prizePercent = value
            }
        }

        RuleRow {
            visible: prizes.lobby.extraPrizeSingle
            label: qsTr("Besides bingo there is one prize at most")
            detail: qsTr("A new one replaces the other.")
            rule: "I-B83"
            onRuleAsked: id => prizes.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: prizes.lobby.lineOffered
            text: qsTr("Line")
            detail: prizes.lobby.lineDetail
            rule: prizes.lobby.lineRule
            on: prizes.lobby.line
            onChosen: on => prizes.lobby.line = on
            onRuleAsked: id => prizes.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: prizes.lobby.columnOffered
            text: qsTr("Column")
            detail: qsTr("All numbers of a column.")
            rule: "B83b"
            on: prizes.lobby.column
            onChosen: on => prizes.lobby.column = on
            onRuleAsked: id => prizes.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: prizes.lobby.twoLinesOffered
            text: qsTr("Two lines")
            detail: qsTr("Two lines of the same card.")
            rule: "B35a"
            on: prizes.lobby.twoLines
            onChosen: on => prizes.lobby.twoLines = on
            onRuleAsked: id => prizes.ruleAsked(id)
        }

        HouseRuleSwitch {
            text: qsTr("Four corners")
            detail: prizes.lobby.fourCornersDetail
            rule: prizes.lobby.fourCornersRule
            on: prizes.lobby.fourCorners
            onChosen: on => prizes.lobby.fourCorners = on
            onRuleAsked: id => prizes.ruleAsked(id)
        }

        RuleRow {
            visible: prizes.lobby.directionsOffered && prizes.lines
            label: qsTr("A line may be")
            detail: ""
            rule: prizes.lobby.directionsRule
            onRuleAsked: id => prizes.ruleAsked(id)

            MvCheckBox {
                Layout.leftMargin: Theme.spaceS
                text: qsTr("a row")
                checked: prizes.lobby.horizontal
                disabledReason: prizes.oneDirection && prizes.lobby.horizontal ? qsTr("One direction must remain.") : ""
                onToggled: prizes.lobby.horizontal = checked
            }

            MvCheckBox {
                Layout.leftMargin: Theme.spaceS
                text: qsTr("a column")
                checked: prizes.lobby.vertical
                disabledReason: prizes.oneDirection && prizes.lobby.vertical ? qsTr("One direction must remain.") : ""
                onToggled: prizes.lobby.vertical = checked
            }

            MvCheckBox {
                Layout.leftMargin: Theme.spaceS
                text: qsTr("a diagonal")
                checked: prizes.lobby.diagonal
                disabledReason: prizes.oneDirection && prizes.lobby.diagonal ? qsTr("One direction must remain.") : ""
                onToggled: prizes.lobby.diagonal = checked
            }
        }
    }

    /// The jackpots of the player's own room, and how they grow (B2n, B39-B44).
    component RoomJackpots: ChoiceGroup {
        id: jackpots

        required property BingoLobbyModel lobby

        readonly property bool jackpots: jackpots.lobby.bingoJackpot || jackpots.lobby.lineJackpot

        heading: qsTr("Jackpots")

        HouseRuleSwitch {
            text: qsTr("Bingo jackpot")
            detail: qsTr("Grows from round to round until bingo comes early.")
            rule: "B39"
            on: jackpots.lobby.bingoJackpot
            onChosen: on => jackpots.lobby.bingoJackpot = on
            onRuleAsked: id => jackpots.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: jackpots.lobby.lineJackpotOffered
            text: qsTr("Line jackpot")
            detail: qsTr("Grows from round to round until the line comes early.")
            rule: "B2n"
            on: jackpots.lobby.lineJackpot
            onChosen: on => jackpots.lobby.lineJackpot = on
            onRuleAsked: id => jackpots.ruleAsked(id)
        }

        RuleRow {
            visible: jackpots.jackpots
            label: qsTr("It takes %1% of the prize money").arg(jackpots.lobby.jackpotPercent)
            detail: jackpots.lobby.bingoJackpot && jackpots.lobby.lineJackpot ? qsTr("Both jackpots together.") : ""
            rule: jackpots.lobby.jackpotPercentRule
            onRuleAsked: id => jackpots.ruleAsked(id)

            MvSlider {
                Layout.preferredWidth: Theme.px(220)
                label: qsTr("Share of the prize money for the jackpots")
                valueText: qsTr("%1%").arg(jackpots.lobby.jackpotPercent)
                from: 1
                to: jackpots.lobby.mostJackpotPercent
                stepSize: 1
                snapMode: T.Slider.SnapAlways
                value: jackpots.lobby.jackpotPercent
                onMoved: jackpots.lobby.jackpotPercent = value
            }
        }

        RuleRow {
            visible: jackpots.jackpots
            label: qsTr("It starts at")
            detail: qsTr("And again after it has been won.")
            rule: jackpots.lobby.jackpotBaseRule
            onRuleAsked: id => jackpots.ruleAsked(id)

            MvComboBox {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("What a jackpot starts at")
                model: jackpots.lobby.jackpotBaseTexts
                choice: Array.from(jackpots.lobby.jackpotBaseChoices).indexOf(jackpots.lobby.jackpotBase)
                onActivated: index => jackpots.lobby.jackpotBase = jackpots.lobby.jackpotBaseChoices[index]
            }
        }

        RuleRow {
            visible: jackpots.jackpots
            label: qsTr("Bingo wins it up to ball")
            detail: jackpots.lobby.lineJackpot ? qsTr("The line's ball follows from it.") : ""
            rule: jackpots.lobby.jackpotBallsRule
            onRuleAsked: id => jackpots.ruleAsked(id)

            MvSpinBox {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("The last ball at which bingo wins the jackpot")
                from: jackpots.lobby.leastJackpotBalls
                to: jackpots.lobby.mostJackpotBalls
                value: jackpots.lobby.jackpotBalls
                onValueModified: jackpots.lobby.jackpotBalls = value
            }
        }
    }
}
