// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The prizes of the player's own room: their part of the sales, and their combinations (B31-B36, B74, B83).
ChoiceGroup {
    id: root

    required property BingoLobbyModel lobby

    readonly property bool lines: root.lobby.line || root.lobby.twoLines
    readonly property bool oneDirection: Number(root.lobby.horizontal) + Number(root.lobby.vertical) + Number(root.lobby.diagonal) === 1

    heading: qsTr("Prizes")
    remark: qsTr("%1% of the sales").arg(root.lobby.prizePercent)

    RuleRow {
        label: qsTr("Prize money")
        detail: qsTr("What part of the sales the prizes are: %1% to %2%.").arg(root.lobby.leastPrizePercent).arg(root.lobby.mostPrizePercent)
        rule: "B31"
        onRuleAsked: id => root.ruleAsked(id)

        MvSlider {
            Layout.preferredWidth: Theme.px(220)
            label: qsTr("Prize money, of the sales")
            valueText: qsTr("%1%").arg(root.lobby.prizePercent)
            from: root.lobby.leastPrizePercent
            to: root.lobby.mostPrizePercent
            stepSize: 1
            snapMode: T.Slider.SnapAlways
            value: root.lobby.prizePercent
            onMoved: root.lobby.prizePercent = value
        }
    }

    RuleRow {
        visible: root.lobby.extraPrizeSingle
        label: qsTr("Besides bingo there is one prize at most")
        detail: qsTr("A new one takes the other's place.")
        rule: "I-B83"
        onRuleAsked: id => root.ruleAsked(id)
    }

    HouseRuleSwitch {
        visible: root.lobby.lineOffered
        text: qsTr("Line")
        detail: root.lobby.lineDetail
        rule: root.lobby.lineRule
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
        detail: root.lobby.fourCornersDetail
        rule: root.lobby.fourCornersRule
        on: root.lobby.fourCorners
        onChosen: on => root.lobby.fourCorners = on
        onRuleAsked: id => root.ruleAsked(id)
    }

    RuleRow {
        visible: root.lobby.directionsOffered && root.lines
        label: qsTr("A line may be")
        detail: ""
        rule: root.lobby.directionsRule
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
