// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// At which table the trainee works and how, what came of it so far, and the way in.
Item {
    id: root

    required property CroupierDesk desk

    readonly property bool poker: root.desk.game === "poker"
    readonly property bool bingo: root.desk.game === "bingo"

    MvScrollColumn {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: start.top
        anchors.bottomMargin: Theme.spaceM
        spacing: Theme.spaceM

        TitleText {
            Layout.fillWidth: true
            text: root.poker ? qsTr("Poker, reversed") : root.bingo ? qsTr("Bingo, reversed") : qsTr("Roulette, reversed")
            wrapMode: Text.Wrap
        }

        MvComboBox {
            Layout.fillWidth: true
            label: root.bingo ? qsTr("Room") : qsTr("Table")
            model: root.desk.houses
            choice: root.desk.house
            onActivated: index => root.desk.house = index
        }

        OptionRow {
            label: qsTr("You")
            words: [root.bingo ? qsTr("are the caller") : qsTr("are the croupier"), qsTr("find the faults")]
            choice: root.desk.work
            onChosen: choice => root.desk.work = choice
        }

        OptionRow {
            visible: !root.poker || root.desk.house === 0
            label: root.poker || root.bingo ? qsTr("Players") : qsTr("Stakes")
            words: root.bingo ? [qsTr("Eight"), qsTr("25"), qsTr("80")] : root.poker ? [qsTr("Two"), qsTr("Four"), qsTr("Seven")] : [qsTr("Few"), qsTr("Some"), qsTr("Many")]
            choice: root.desk.level
            onChosen: choice => root.desk.level = choice
        }

        OptionRow {
            visible: root.bingo || root.desk.work === 0 && !root.poker
            label: root.bingo ? qsTr("Balls are called") : qsTr("Wheel")
            words: root.bingo ? [root.desk.work === 0 ? qsTr("By you") : qsTr("One by one"), qsTr("By the program")] : [qsTr("The program's"), qsTr("A real one")]
            choice: root.desk.wheel
            onChosen: choice => root.desk.wheel = choice
        }

        OptionRow {
            visible: root.desk.knowsIncidents
            label: root.poker ? qsTr("Somebody stakes late") : root.bingo ? qsTr("False calls, late buyers") : qsTr("Chips fall into the wheel")
            words: [qsTr("Never"), qsTr("Sometimes")]
            choice: root.desk.incidents
            onChosen: choice => root.desk.incidents = choice
        }

        OptionRow {
            label: qsTr("Faults are told")
            words: [qsTr("At once"), qsTr("At the end")]
            choice: root.desk.telling
            onChosen: choice => root.desk.telling = choice
        }

        OptionRow {
            visible: root.desk.work === 0 && !root.bingo
            label: qsTr("Float")
            words: [qsTr("Not counted"), qsTr("Counted"), qsTr("May differ")]
            choice: root.desk.count
            onChosen: choice => root.desk.count = choice
        }

        OptionNumber {
            label: qsTr("Rounds")
            from: 1
            to: 50
            value: root.desk.rounds
            onModified: value => root.desk.rounds = value
        }

        OptionNumber {
            visible: root.desk.work === 0
            label: qsTr("Seconds for a deed")
            detail: root.desk.limit === 0 ? qsTr("As long as it takes") : qsTr("Slower counts as a fault")
            from: 0
            to: 120
            step: 5
            seconds: true
            value: root.desk.limit
            onModified: value => root.desk.limit = value
        }

        MvSeparator {
            Layout.fillWidth: true
        }

        BodyText {
            Layout.fillWidth: true
            text: root.desk.past
            secondary: true
        }

        ResultActions {
            hasResults: root.desk.hasResults
            saves: qsTr("Saves all shifts as comma-separated values")
            forgets: qsTr("All shifts at the reversed table are forgotten. This can't be undone.")
            onSavedTo: file => root.desk.exportTo(file)
            onForgotten: root.desk.forget()
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: root.desk.toldFailure ? InlineMessage.Error : InlineMessage.Good
            text: root.desk.told
        }
    }

    MvButton {
        id: start

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        large: true
        kind: MvButton.Primary
        text: qsTr("Begin the shift")
        onClicked: root.desk.start()
    }
}
