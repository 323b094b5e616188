// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// This player's result of the round in one line, and the button for the list of all winners.
Item {
    id: root

    required property BingoTableModel table

    readonly property double net: root.table.ownWon - root.table.ownStaked

    /// The result is the viewer's own, not a watched player's.
    readonly property bool own: root.table.myself && root.table.ownStaked > 0

    signal winnersAsked
    /// The user wants to read a rule.
    signal ruleAsked(string id)

    implicitHeight: Theme.px(36)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Result of the round: %1").arg(root.table.resultText)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.spaceL

        MvLabel {
            visible: root.own
            text: root.net > 0 ? qsTr("You win") : root.net < 0 ? qsTr("You lose") : qsTr("Break even")
        }

        SumText {
            visible: root.own
            text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
            color: root.net > 0 ? Theme.win : root.net < 0 ? Theme.loss : Theme.text
            font.pixelSize: Theme.textHeading
            font.weight: Font.Bold
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.table.resultText
            elide: Text.ElideRight
            font.pixelSize: Theme.textLarge
        }

        MvButton {
            implicitHeight: Theme.controlHeightSmall
            kind: MvButton.Quiet
            text: qsTr("Who won what")
            onClicked: root.winnersAsked()
        }
    }
}
