// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The settings of a roulette table; each regulation permits other ones.
TableChoices {
    id: root

    required property RouletteLobbyModel lobby

    spacing: Theme.spaceL

    RuleSetChoice {
        lobby: root.lobby
    }

    WheelChoice {
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    ChoiceGroup {
        visible: root.lobby.doubleLayoutOffered
        heading: qsTr("The table")
        remark: root.lobby.doubleLayout ? qsTr("One wheel between two layouts") : qsTr("One wheel, one layout")
        rule: "R1"
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("The table")
            words: [qsTr("Single table"), qsTr("Double table")]
            choice: root.lobby.doubleLayout ? 1 : 0
            onChosen: choice => root.lobby.doubleLayout = choice === 1
        }
    }

    HouseRuleSwitch {
        visible: root.lobby.seriesShortcutOffered
        text: qsTr("Racetrack as a shortcut")
        detail: qsTr("Series and neighbours put down the single stakes that they are made of.")
        rule: "I-O7b"
        on: root.lobby.seriesShortcut
        onChosen: on => root.lobby.seriesShortcut = on
        onRuleAsked: id => root.ruleAsked(id)
    }

    RoulettePlayers {
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    RouletteLimits {
        lobby: root.lobby
        rule: root.lobby.limitsRule
        onRuleAsked: id => root.ruleAsked(id)
    }

    RouletteChips {
        visible: root.lobby.chipsOffered
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    ChoiceGroup {
        visible: root.lobby.closingOffered
        heading: qsTr("Betting closes")
        rule: root.lobby.closingRule
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("Betting closes")
            words: [qsTr("Before the launch"), qsTr("While the ball runs")]
            choice: root.lobby.closesOnSlowdown ? 1 : 0
            onChosen: choice => root.lobby.closesOnSlowdown = choice === 1
        }
    }

    LimitsFoldOut {
        limits: Array.from(root.lobby.limits)
    }

    QuickTableSwitch {
        lobby: root.lobby
        detail: root.lobby.individual ? qsTr("The ball spins for 5 seconds.") : qsTr("8 seconds to stake; the ball spins for 5.")
    }

    FoldOut {
        heading: qsTr("Times")
        summary: root.lobby.individual ? qsTr("%1 s").arg(root.lobby.spinSeconds) : qsTr("%1 s · %2 s").arg(root.lobby.bettingSeconds).arg(root.lobby.spinSeconds)

        SecondsRow {
            label: qsTr("To stake")
            detail: qsTr("The same for all, visible to all.")
            rule: root.lobby.periodRule
            seconds: root.lobby.bettingSeconds
            disabledReason: root.lobby.individual ? qsTr("At an individual wheel you launch the ball yourself (O15).") : ""
            onChosen: seconds => root.lobby.bettingSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }

        SecondsRow {
            label: qsTr("Ball spin")
            detail: qsTr("From the launch until it comes to rest.")
            rule: root.lobby.spinRule
            from: 5
            to: 40
            stepSize: 1
            seconds: root.lobby.spinSeconds
            onChosen: seconds => root.lobby.spinSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    RouletteHouseRules {
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    MvButton {
        Layout.alignment: Qt.AlignRight
        visible: !root.lobby.usual
        kind: MvButton.Quiet
        iconName: "undo"
        text: qsTr("Back to the usual table")
        onClicked: root.lobby.resetToDefaults()
    }

    /// The choice between the regulations of the roulette table, with their distinctive features.
    component RuleSetChoice: MvColumnLayout {
        id: ruleSet

        required property RouletteLobbyModel lobby

        Layout.fillWidth: true
        spacing: Theme.spaceS
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Regulation")

        Repeater {
            model: ruleSet.lobby.ruleSetIcons

            MvRadioCard {
                id: card

                required property string modelData
                required property int index

                Layout.fillWidth: true
                padding: Theme.spaceM
                text: ruleSet.lobby.ruleSetTitles[card.index]
                detail: ruleSet.lobby.ruleSetDetails[card.index]
                iconName: card.modelData
                checked: ruleSet.lobby.ruleSet === card.index
                onClicked: ruleSet.lobby.ruleSet = card.index
            }
        }
    }

    /// The number of pockets of the wheel, or their order.
    component WheelChoice: ChoiceGroup {
        id: wheels

        required property RouletteLobbyModel lobby

        heading: qsTr("The wheel")
        remark: wheels.lobby.pocketsOffered ? qsTr("Numbers in the order of the regulation") : qsTr("37 numbers, one zero")
        rule: wheels.lobby.wheelRule

        WordChoices {
            visible: wheels.lobby.pocketsOffered
            label: qsTr("Numbers on the wheel")
            words: [qsTr("37, with 0"), qsTr("38, with 0 and 00")]
            choice: wheels.lobby.pockets === 38 ? 1 : 0
            onChosen: choice => wheels.lobby.pockets = choice === 1 ? 38 : 37
        }

        WordChoices {
            visible: wheels.lobby.orderOffered && !wheels.lobby.sectorsKnown
            label: qsTr("Order of the numbers")
            words: [qsTr("French order, with series"), qsTr("American order")]
            choice: wheels.lobby.frenchOrder ? 0 : 1
            onChosen: choice => wheels.lobby.frenchOrder = choice === 0
        }

        WordChoices {
            visible: wheels.lobby.orderOffered && wheels.lobby.sectorsKnown
            label: qsTr("Order of the numbers")
            words: [qsTr("American order, with sectors"), qsTr("French order")]
            choice: wheels.lobby.frenchOrder ? 1 : 0
            onChosen: choice => wheels.lobby.frenchOrder = choice === 1
        }
    }

    /// The choices that the regulation leaves open, and the alternatives to our interpretations.
    component RouletteHouseRules: FoldOut {
        id: house

        required property RouletteLobbyModel lobby

        /// A rule's number was pressed.
        signal ruleAsked(string id)

        heading: qsTr("House rules")
        summary: qsTr("What the regulation leaves to the house")

        HouseRuleSwitch {
            visible: house.lobby.doublesOffered
            text: qsTr("Double dozens")
            detail: qsTr("Twenty-four numbers: two dozens side by side.")
            rule: "O12"
            on: house.lobby.doubleDozen
            onChosen: on => house.lobby.doubleDozen = on
            onRuleAsked: id => house.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: house.lobby.doublesOffered
            text: qsTr("Double columns")
            detail: qsTr("Twenty-four numbers: two columns side by side.")
            rule: "O12"
            on: house.lobby.doubleColumn
            onChosen: on => house.lobby.doubleColumn = on
            onRuleAsked: id => house.ruleAsked(id)
        }

        HouseRuleSwitch {
            visible: house.lobby.playerMaximumOffered
            text: qsTr("A maximum for each player")
            detail: house.lobby.playerMaximum ? qsTr("All stakes of a round together: at most %1.").arg(house.lobby.playerMaximumText) : qsTr("Only each chance has its maximum.")
            rule: "O12"
            on: house.lobby.playerMaximum
            onChosen: on => house.lobby.playerMaximum = on
            onRuleAsked: id => house.ruleAsked(id)
        }

        RowLayout {
            Layout.fillWidth: true
            visible: house.lobby.seriesMaximumOffered
            spacing: Theme.spaceM

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                BodyText {
                    Layout.fillWidth: true
                    text: qsTr("Largest stake on a series")
                }

                SmallText {
                    Layout.fillWidth: true
                    text: qsTr("%1 times the smallest: %2").arg(house.lobby.seriesMaximum).arg(house.lobby.seriesMaximumText)
                }
            }

            MvSlider {
                Layout.preferredWidth: Theme.px(180)
                label: qsTr("Largest stake on a series, as a multiple of the smallest")
                valueText: house.lobby.seriesMaximumText
                from: 10
                to: 120
                stepSize: 10
                snapMode: T.Slider.SnapAlways
                value: house.lobby.seriesMaximum
                onMoved: house.lobby.seriesMaximum = value
            }

            RuleLink {
                rule: "I-R34c"
                onClicked: house.ruleAsked(rule)
            }
        }

        HouseRuleSwitch {
            visible: house.lobby.seriesMaximumOffered
            text: qsTr("Series in whole tens")
            detail: house.lobby.seriesInTens ? qsTr("Every stake on a series or neighbours is a whole multiple of ten times the smallest.") : qsTr("Only the largest stake is a whole multiple of ten times the smallest.")
            rule: "I-R34c"
            on: house.lobby.seriesInTens
            onChosen: on => house.lobby.seriesInTens = on
            onRuleAsked: id => house.ruleAsked(id)
        }

        HouseRuleSwitch {
            text: qsTr("Winners paid strictly chance by chance")
            detail: house.lobby.paidByChance ? qsTr("A player with several prizes is paid several times.") : qsTr("A player with several prizes is paid all of them with the first.")
            rule: house.lobby.paymentRule
            on: house.lobby.paidByChance
            onChosen: on => house.lobby.paidByChance = on
            onRuleAsked: id => house.ruleAsked(id)
        }
    }

    /// The smallest stakes of the roulette table, and the resulting largest ones.
    component RouletteLimits: ChoiceGroup {
        id: limits

        required property RouletteLobbyModel lobby

        heading: qsTr("Smallest stake")
        remark: qsTr("Straight up: %1 to %2").arg(limits.lobby.minimumText).arg(limits.lobby.maximumText)

        AmountChoices {
            label: qsTr("Smallest stake")
            amounts: Array.from(limits.lobby.minimumChoices)
            texts: Array.from(limits.lobby.minimumTexts)
            amount: limits.lobby.minimum
            onChosen: amount => limits.lobby.minimum = amount
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            MvLabel {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("On the even chances, at least")
            }

            MvComboBox {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("On the even chances, at least")
                model: limits.lobby.evenMinimumTexts
                choice: Array.from(limits.lobby.evenMinimumChoices).indexOf(limits.lobby.evenMinimum)
                onActivated: index => limits.lobby.evenMinimum = limits.lobby.evenMinimumChoices[index]
            }
        }

        RowLayout {
            Layout.fillWidth: true
            visible: limits.lobby.maximumOffered
            spacing: Theme.spaceM

            SmallText {
                text: qsTr("Largest stake: %1 times the smallest").arg(limits.lobby.maximumFactor)
            }

            MvSlider {
                Layout.fillWidth: true
                label: qsTr("Largest stake, as a multiple of the smallest")
                valueText: limits.lobby.maximumText
                from: 10
                to: limits.lobby.largestFactor
                stepSize: 10
                snapMode: T.Slider.SnapAlways
                value: limits.lobby.maximumFactor
                onMoved: limits.lobby.maximumFactor = value
            }
        }
    }

    /// The smallest and the largest stake of each chance.
    component LimitsFoldOut: FoldOut {
        id: fold

        /// A line for each chance.
        required property list<string> limits

        heading: qsTr("All limits")
        summary: qsTr("Each chance has its own")

        MvGridLayout {
            Layout.fillWidth: true
            columns: fold.width > Theme.px(430 * Theme.textScale) ? 2 : 1
            columnSpacing: Theme.spaceL
            rowSpacing: Theme.spaceXs

            Repeater {
                model: fold.limits

                SmallText {
                    required property string modelData

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: modelData
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    /// The other players at the roulette table.
    component RoulettePlayers: ChoiceGroup {
        id: players

        required property RouletteLobbyModel lobby

        heading: qsTr("Players")
        rule: players.lobby.playersRule

        WordChoices {
            visible: players.lobby.individualOffered
            label: qsTr("Players")
            words: [qsTr("Several players"), qsTr("You alone")]
            choice: players.lobby.individual ? 1 : 0
            onChosen: choice => players.lobby.individual = choice === 1
        }

        RowLayout {
            Layout.fillWidth: true
            visible: !players.lobby.individual
            spacing: Theme.spaceM

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                BodyText {
                    Layout.fillWidth: true
                    text: qsTr("Simulated players")
                }

                SmallText {
                    Layout.fillWidth: true
                    text: qsTr("Always marked as such")
                    wrapMode: Text.Wrap
                }
            }

            MvSpinBox {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("Simulated players")
                from: 0
                to: players.lobby.mostSimulatedPlayers
                value: players.lobby.simulatedPlayers
                onValueModified: players.lobby.simulatedPlayers = value
            }
        }

        SmallText {
            Layout.fillWidth: true
            visible: players.lobby.individual
            text: qsTr("No timer: you stake as long as you like, and launch the ball.")
            wrapMode: Text.Wrap
        }
    }

    /// The kind of chips at a casino's table, and the value of the player's chips.
    component RouletteChips: ChoiceGroup {
        id: chips

        required property RouletteLobbyModel lobby

        heading: qsTr("Chips")
        rule: chips.lobby.chipsRule

        WordChoices {
            label: qsTr("Chips")
            words: [qsTr("Own colour"), qsTr("Cash on even chances"), qsTr("Cash only")]
            choice: chips.lobby.chips
            onChosen: choice => chips.lobby.chips = choice
        }

        RowLayout {
            Layout.fillWidth: true
            visible: chips.lobby.chipValueOffered
            spacing: Theme.spaceM

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                BodyText {
                    Layout.fillWidth: true
                    text: qsTr("One chip of your colour is worth")
                }

                SmallText {
                    Layout.fillWidth: true
                    text: qsTr("The chips show no value; the table's display marks it for you.")
                    wrapMode: Text.Wrap
                }
            }

            RuleLink {
                rule: "R9"
                onClicked: chips.ruleAsked(rule)
            }

            MvComboBox {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("One chip of your colour is worth")
                model: chips.lobby.chipValueTexts
                choice: Array.from(chips.lobby.chipValueChoices).indexOf(chips.lobby.chipValue)
                onActivated: index => chips.lobby.chipValue = chips.lobby.chipValueChoices[index]
            }
        }
    }
}
