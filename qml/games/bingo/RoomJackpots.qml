// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The jackpots of the player's own room, and how they grow (B39-B44).
ChoiceGroup {
    id: root

    required property BingoLobbyModel lobby

    readonly property bool jackpots: root.lobby.bingoJackpot || root.lobby.lineJackpot

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

    RuleRow {
        visible: root.jackpots
        label: qsTr("It takes %1% of the prize money").arg(root.lobby.jackpotPercent)
        detail: root.lobby.bingoJackpot && root.lobby.lineJackpot ? qsTr("Both jackpots together.") : ""
        rule: root.lobby.jackpotPercentRule
        onRuleAsked: id => root.ruleAsked(id)

        MvSlider {
            Layout.preferredWidth: Theme.px(220)
            label: qsTr("What the jackpots take of the prize money")
            valueText: qsTr("%1%").arg(root.lobby.jackpotPercent)
            from: 1
            to: root.lobby.mostJackpotPercent
            stepSize: 1
            snapMode: T.Slider.SnapAlways
            value: root.lobby.jackpotPercent
            onMoved: root.lobby.jackpotPercent = value
        }
    }

    RuleRow {
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

    RuleRow {
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
