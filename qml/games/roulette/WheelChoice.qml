// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Lobby

/// The number of pockets of the wheel, or their order.
ChoiceGroup {
    id: root

    required property RouletteLobbyModel lobby

    heading: qsTr("The wheel")
    remark: root.lobby.pocketsOffered ? qsTr("Numbers in the order of the regulation") : qsTr("37 numbers, one zero")
    rule: root.lobby.wheelRule

    WordChoices {
        visible: root.lobby.pocketsOffered
        label: qsTr("Numbers on the wheel")
        words: [qsTr("37, with 0"), qsTr("38, with 0 and 00")]
        choice: root.lobby.pockets === 38 ? 1 : 0
        onChosen: choice => root.lobby.pockets = choice === 1 ? 38 : 37
    }

    WordChoices {
        visible: root.lobby.orderOffered && !root.lobby.sectorsKnown
        label: qsTr("Order of the numbers")
        words: [qsTr("French order, with series"), qsTr("American order")]
        choice: root.lobby.frenchOrder ? 0 : 1
        onChosen: choice => root.lobby.frenchOrder = choice === 0
    }

    WordChoices {
        visible: root.lobby.orderOffered && root.lobby.sectorsKnown
        label: qsTr("Order of the numbers")
        words: [qsTr("American order, with sectors"), qsTr("French order")]
        choice: root.lobby.frenchOrder ? 1 : 0
        onChosen: choice => root.lobby.frenchOrder = choice === 1
    }
}
