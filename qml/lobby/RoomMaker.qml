// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The player's own bingo room, made to measure: everything that the regulation leaves to the house (B8, B10-B83).
MvDialog {
    id: root

    required property BingoLobbyModel lobby

    readonly property bool jackpots: root.lobby.bingoJackpot || root.lobby.lineJackpot
    readonly property bool lines: root.lobby.line || root.lobby.twoLines
    readonly property bool oneDirection: Number(root.lobby.horizontal) + Number(root.lobby.vertical) + Number(root.lobby.diagonal) === 1

    /// A rule's number was pressed.
    signal ruleAsked(string id)

    /// A control with its name, what it means and its rule at the left.
    component ChoiceRow: RowLayout {
        id: row

        required property string label
        required property string detail
        required property string rule

        signal ruleAsked(string id)

        Layout.fillWidth: true
        spacing: Theme.spaceM

        ControlText {
            Layout.fillWidth: true
            text: row.label
            detail: row.detail
            available: true
        }

        RuleLink {
            rule: row.rule
            onClicked: row.ruleAsked(row.rule)
        }
    }

    /// Whole numbers as the language writes them.
    function counts(numbers: list<int>): list<string> {
        return Array.from(numbers).map(number => Number(number).toLocaleString(Qt.locale(), "f", 0));
    }

    title: qsTr("Your own room")
    subtitle: Array.from(root.lobby.shares).join(" · ")
    preferredWidth: Theme.px(760)

    actions: [
        InlineMessage {
            Layout.preferredWidth: Math.min(Theme.px(360), root.width - 2 * Theme.spaceXl - usualButton.width - doneButton.width - 2 * Theme.spaceM)
            visible: root.lobby.brokenRule.length > 0
            kind: InlineMessage.Warning
            text: qsTr("A room may not be like this.")
            rule: root.lobby.brokenRule
            onRuleWanted: id => root.ruleAsked(id)
        },
        MvButton {
            id: usualButton

            visible: !root.lobby.usual
            kind: MvButton.Quiet
            iconName: "undo"
            text: qsTr("Back to the usual room")
            onClicked: root.lobby.resetToDefaults()
        },
        MvButton {
            id: doneButton

            text: qsTr("Done")
            kind: MvButton.Primary
            onClicked: root.accept()
        }
    ]

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

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("Prizes")
        remark: qsTr("%1 % of the sales").arg(root.lobby.prizePercent)

        ChoiceRow {
            label: qsTr("Prize money")
            detail: qsTr("What part of the sales the prizes are: %1 % to %2 %.").arg(root.lobby.leastPrizePercent).arg(root.lobby.mostPrizePercent)
            rule: "B31"
            onRuleAsked: id => root.ruleAsked(id)

            MvSlider {
                Layout.preferredWidth: Theme.px(220)
                label: qsTr("Prize money, of the sales")
                valueText: qsTr("%1 %").arg(root.lobby.prizePercent)
                from: root.lobby.leastPrizePercent
                to: root.lobby.mostPrizePercent
                stepSize: 1
                snapMode: T.Slider.SnapAlways
                value: root.lobby.prizePercent
                onMoved: root.lobby.prizePercent = value
            }
        }

        ChoiceRow {
            visible: root.lobby.variant === 30
            label: qsTr("Beside bingo there is one prize at most")
            detail: qsTr("A new one takes the other's place.")
            rule: "I-B83"
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: root.lobby.lineOffered
            text: qsTr("Line")
            detail: root.lobby.variant === 75 ? qsTr("With bingo on the full card there is a line or four corners.") : qsTr("All numbers of a line.")
            rule: root.lobby.variant === 75 ? "B74a" : "B83a"
            on: root.lobby.line
            onChosen: on => root.lobby.line = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: root.lobby.columnOffered
            text: qsTr("Column")
            detail: qsTr("All numbers of a column.")
            rule: "B83b"
            on: root.lobby.column
            onChosen: on => root.lobby.column = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: root.lobby.twoLinesOffered
            text: qsTr("Two lines")
            detail: qsTr("Two lines of the same card.")
            rule: "B35a"
            on: root.lobby.twoLines
            onChosen: on => root.lobby.twoLines = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            text: qsTr("Four corners")
            detail: root.lobby.variant === 90 ? qsTr("The outer numbers of the top and the bottom row.") : qsTr("The four boxes at the corners of the card.")
            rule: root.lobby.variant === 90 ? "I-B35" : root.lobby.variant === 30 ? "B83c" : "B35b"
            on: root.lobby.fourCorners
            onChosen: on => root.lobby.fourCorners = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        ChoiceRow {
            visible: root.lobby.directionsOffered && root.lines
            label: qsTr("A line may be")
            detail: ""
            rule: root.lobby.variant === 80 ? "B68" : root.lobby.variant === 75 ? "B75" : "B83a"
            onRuleAsked: id => root.ruleAsked(id)

            MvCheckBox {
                Layout.leftMargin: Theme.spaceS
                text: qsTr("a row")
                checked: root.lobby.horizontal
                disabledReason: root.oneDirection && root.lobby.horizontal ? qsTr("One direction must remain.") : ""
                onToggled: root.lobby.horizontal = checked
            }

            MvCheckBox {
                Layout.leftMargin: Theme.spaceS
                text: qsTr("a column")
                checked: root.lobby.vertical
                disabledReason: root.oneDirection && root.lobby.vertical ? qsTr("One direction must remain.") : ""
                onToggled: root.lobby.vertical = checked
            }

            MvCheckBox {
                Layout.leftMargin: Theme.spaceS
                text: qsTr("a diagonal")
                checked: root.lobby.diagonal
                disabledReason: root.oneDirection && root.lobby.diagonal ? qsTr("One direction must remain.") : ""
                onToggled: root.lobby.diagonal = checked
            }
        }
    }

    ChoiceGroup {
        Layout.topMargin: Theme.spaceS
        heading: qsTr("Jackpots")

        HouseRuleSwitch {
            text: qsTr("Bingo jackpot")
            detail: qsTr("Grows from round to round until bingo comes early.")
            rule: "B39"
            on: root.lobby.bingoJackpot
            onChosen: on => root.lobby.bingoJackpot = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: root.lobby.lineJackpotOffered
            text: qsTr("Line jackpot")
            detail: qsTr("Grows from round to round until the line comes early.")
            rule: "B2n"
            on: root.lobby.lineJackpot
            onChosen: on => root.lobby.lineJackpot = on
            onRuleAsked: id => root.ruleAsked(id)
        }

        ChoiceRow {
            visible: root.jackpots
            label: qsTr("It takes %1 % of the prize money").arg(root.lobby.jackpotPercent)
            detail: root.lobby.bingoJackpot && root.lobby.lineJackpot ? qsTr("Both jackpots together.") : ""
            rule: root.lobby.bingoJackpot && root.lobby.lineJackpot ? "I-B40b" : "B40"
            onRuleAsked: id => root.ruleAsked(id)

            MvSlider {
                Layout.preferredWidth: Theme.px(220)
                label: qsTr("What the jackpots take of the prize money")
                valueText: qsTr("%1 %").arg(root.lobby.jackpotPercent)
                from: 1
                to: root.lobby.mostJackpotPercent
                stepSize: 1
                snapMode: T.Slider.SnapAlways
                value: root.lobby.jackpotPercent
                onMoved: root.lobby.jackpotPercent = value
            }
        }

        ChoiceRow {
            visible: root.jackpots
            label: qsTr("It starts at")
            detail: qsTr("And after it has been won, again.")
            rule: "B41"
            onRuleAsked: id => root.ruleAsked(id)

            MvComboBox {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("What a jackpot starts at")
                model: root.lobby.jackpotBaseTexts
                choice: Array.from(root.lobby.jackpotBaseChoices).indexOf(root.lobby.jackpotBase)
                onActivated: index => root.lobby.jackpotBase = root.lobby.jackpotBaseChoices[index]
            }
        }

        ChoiceRow {
            visible: root.jackpots
            label: qsTr("Bingo wins it up to ball")
            detail: root.lobby.lineJackpot ? qsTr("The line's ball follows from it.") : ""
            rule: "B42"
            onRuleAsked: id => root.ruleAsked(id)

            MvSpinBox {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("The last ball at which bingo wins the jackpot")
                from: root.lobby.leastJackpotBalls
                to: root.lobby.mostJackpotBalls
                value: root.lobby.jackpotBalls
                onValueModified: root.lobby.jackpotBalls = value
            }
        }
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
        remark: root.subtitle

        GridLayout {
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
