// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
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
        heading: qsTr("Stakes close")
        rule: root.lobby.closingRule
        onRuleAsked: id => root.ruleAsked(id)

        WordChoices {
            label: qsTr("Stakes close")
            words: [qsTr("Before the launch"), qsTr("While the ball runs")]
            choice: root.lobby.closesOnSlowdown ? 1 : 0
            onChosen: choice => root.lobby.closesOnSlowdown = choice === 1
        }
    }

    LimitsFoldOut {
        limits: Array.from(root.lobby.limits)
    }

    FoldOut {
        heading: qsTr("Times")
        summary: root.lobby.individual ? qsTr("%1 s").arg(root.lobby.spinSeconds) : qsTr("%1 s · %2 s").arg(root.lobby.bettingSeconds).arg(root.lobby.spinSeconds)

        SecondsRow {
            label: qsTr("To stake")
            detail: qsTr("The same for all; shown to all.")
            rule: root.lobby.periodRule
            seconds: root.lobby.bettingSeconds
            disabledReason: root.lobby.individual ? qsTr("At an individual wheel you launch the ball yourself (O15).") : ""
            onChosen: seconds => root.lobby.bettingSeconds = seconds
            onRuleAsked: id => root.ruleAsked(id)
        }

        SecondsRow {
            label: qsTr("The ball's run")
            detail: qsTr("From the launch until it rests.")
            rule: root.lobby.spinRule
            from: 8
            to: 40
            stepSize: 2
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
}
