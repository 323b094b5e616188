// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The balance over the filtered rounds, as a chart.
FocusScope {
    id: root

    required property BalanceLine balance

    /// Requests the round with this id, the one before the selected point.
    signal roundAsked(string id)

    readonly property bool isDrawn: root.balance.rounds > 0

    onVisibleChanged: if (root.balance) root.balance.active = root.visible

    WordChoices {
        id: ways

        width: Theme.px(400)
        label: qsTr("What the line shows")
        words: [qsTr("Points"), qsTr("Results added up")]
        choice: root.balance.summed ? 1 : 0
        onChosen: choice => root.balance.summed = choice === 1
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXl
        spacing: Theme.spaceXl
        visible: root.isDrawn

        BalanceFigure {
            caption: qsTr("Beginning")
            value: root.balance.begin
        }

        BalanceFigure {
            caption: qsTr("Lowest")
            value: root.balance.lowest
        }

        BalanceFigure {
            caption: qsTr("Highest")
            value: root.balance.highest
        }

        BalanceFigure {
            caption: qsTr("End")
            value: root.balance.end
        }
    }

    BalanceChart {
        anchors.top: ways.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: reading.top
        anchors.bottomMargin: Theme.spaceS
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceXs
        anchors.rightMargin: Theme.spaceXs
        visible: root.isDrawn
        balance: root.balance
        onRoundAsked: id => root.roundAsked(id)
    }

    Row {
        id: reading

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(116)
        height: Math.max(Theme.px(30), words.implicitHeight)
        spacing: Theme.spaceM
        visible: root.isDrawn

        SumText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.balance.cursor >= 0
            text: root.balance.cursorAmount
            color: Theme.brassLight
        }

        MvLabel {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: root.width - reading.x - words.x
            wrapMode: Text.Wrap
            text: root.balance.cursor >= 0 ? root.balance.cursorDetail : qsTr("One step to the right for each round. Point at the line, or go along it with the arrow keys; Enter finds the round in the list.")
            secondary: true
        }
    }

    MvLabel {
        anchors.centerIn: parent
        visible: !root.isDrawn
        text: root.balance.busy ? qsTr("The record is being read…") : qsTr("No round on record fits the filters.")
        secondary: true
    }
}
