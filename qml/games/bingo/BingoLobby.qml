// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Lobby
import MesaViva.Scene

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

    /// The drawing machine at rest, with a few balls and a card in front of it, around the item's position.
    component BingoStillLife: Item {
        id: still

        /// The scale relative to the design for 1280x800.
        required property real size
        /// The upper limit of the picture, below the lobby's text.
        property real ceiling: -Infinity

        readonly property real machine: Math.max(0, Math.min(240 * still.size, 112 * still.size - still.ceiling))

        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("A drawing machine at rest, and a bingo card")

        DrawingMachine {
            x: 2 * still.size - width / 2
            y: 112 * still.size - height
            width: still.machine
            height: width
            variant: 90
            running: false
            Accessible.ignored: true
        }

        BingoCardFace {
            x: -196 * still.size
            y: 148 * still.size
            width: 270 * still.size
            height: width / 2.42
            rotation: -5
            variant: 90
            rows: 3
            columns: 9
            cells: [3, 0, 22, 0, 41, 53, 0, 78, 0, 0, 15, 0, 34, 47, 0, 66, 0, 82, 8, 19, 0, 37, 0, 58, 0, 0, 90]
            marked: 1 << 2 | 1 << 13 | 1 << 18 | 1 << 26
            number: 27
            Accessible.ignored: true
        }

        Repeater {
            model: [22, 47, 90]

            Image {
                id: ball

                required property int modelData
                required property int index

                x: (108 + 64 * (ball.index % 2) + 24 * Math.floor(ball.index / 2)) * still.size
                y: (166 + 24 * (ball.index % 2) + 60 * Math.floor(ball.index / 2)) * still.size
                source: "image://bingo/ball/90/%1".arg(ball.modelData)
                sourceSize.width: 62 * still.size
                sourceSize.height: 62 * still.size
                Accessible.ignored: true
            }
        }
    }
}
