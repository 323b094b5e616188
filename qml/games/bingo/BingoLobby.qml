// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Lobby

/// The bingo hall and the choice of a room.
GameLobby {
    id: root

    readonly property BingoGame bingo: root.game as BingoGame
    readonly property BingoHallModel hall: root.bingo.hall

    about: qsTr("90, 80, 75 or 30 balls, and cards that fill as they are drawn. A hall of rooms with prizes and jackpots. By Regulation 425-A/2015.")
    summary: root.hall.chosenText
    actionText: qsTr("Enter the room")
    least: root.hall.chosenPrice
    freeRules: "B58, B59"
    brokenRule: root.hall.chosenBrokenRule
    stillLife: BingoStillLife {
        parent: root.picture.table
        size: root.picture.size
        ceiling: root.picture.plainTo - root.picture.horizon
    }

    HallChoices {
        Layout.fillWidth: true
        Layout.fillHeight: true
        hall: root.hall
        lobby: root.bingo.room
        onRuleAsked: id => root.ruleAsked(id)
        onSitAsked: root.sitAsked()
    }
}
