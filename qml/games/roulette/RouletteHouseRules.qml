// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The choices that the regulation leaves open, and the alternatives to our interpretations.
FoldOut {
    id: root

    required property RouletteLobbyModel lobby

    /// A rule's number was pressed.
    signal ruleAsked(string id)

    heading: qsTr("House rules")
    summary: qsTr("What the regulation leaves to the house")

    HouseRuleSwitch {
        visible: root.lobby.doublesOffered
        text: qsTr("Double dozens")
        detail: qsTr("Twenty-four numbers: two dozens side by side.")
        rule: "O12"
        on: root.lobby.doubleDozen
        onChosen: on => root.lobby.doubleDozen = on
        onRuleAsked: id => root.ruleAsked(id)
    }

    HouseRuleSwitch {
        visible: root.lobby.doublesOffered
        text: qsTr("Double columns")
        detail: qsTr("Twenty-four numbers: two columns side by side.")
        rule: "O12"
        on: root.lobby.doubleColumn
        onChosen: on => root.lobby.doubleColumn = on
        onRuleAsked: id => root.ruleAsked(id)
    }

    HouseRuleSwitch {
        visible: root.lobby.playerMaximumOffered
        text: qsTr("A maximum for each player")
        detail: root.lobby.playerMaximum ? qsTr("All stakes of a round together: at most %1.").arg(root.lobby.playerMaximumText) : qsTr("Only each chance has its maximum.")
        rule: "O12"
        on: root.lobby.playerMaximum
        onChosen: on => root.lobby.playerMaximum = on
        onRuleAsked: id => root.ruleAsked(id)
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

    RowLayout {
        Layout.fillWidth: true
        visible: root.lobby.seriesMaximumOffered
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
                text: qsTr("%1 times the smallest: %2").arg(root.lobby.seriesMaximum).arg(root.lobby.seriesMaximumText)
            }
        }

        MvSlider {
            Layout.preferredWidth: Theme.px(180)
            label: qsTr("Largest stake on a series, as a multiple of the smallest")
            valueText: root.lobby.seriesMaximumText
            from: 10
            to: 120
            stepSize: 10
            snapMode: T.Slider.SnapAlways
            value: root.lobby.seriesMaximum
            onMoved: root.lobby.seriesMaximum = value
        }

        RuleLink {
            rule: "I-R34c"
            onClicked: root.ruleAsked(rule)
        }
    }

    HouseRuleSwitch {
        text: qsTr("Winners paid strictly chance by chance")
        detail: root.lobby.paidByChance ? qsTr("A player with several prizes is paid several times.") : qsTr("A player with several prizes is paid all of them with the first.")
        rule: "I-R30"
        on: root.lobby.paidByChance
        onChosen: on => root.lobby.paidByChance = on
        onRuleAsked: id => root.ruleAsked(id)
    }
}
