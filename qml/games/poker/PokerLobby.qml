// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Lobby

/// The settings of the table of póquer sem descarte to open.
GameLobby {
    id: root

    readonly property PokerLobbyModel lobby: (root.game as PokerGame).lobby

    about: qsTr("Five cards against the house and one decision: fold, or continue with twice your ante. By Regulation 803/2015.")
    summary: qsTr("%1 · ante %2 to %3").arg(root.lobby.individual ? qsTr("Individual table") : qsTr("Multi-player table"))
        .arg(root.lobby.minimumText).arg(root.lobby.maximumText)
    least: root.lobby.minimum
    freeRules: "P43, P44"
    brokenRule: root.lobby.brokenRule
    stillLife: PokerStillLife {
        parent: root.picture.table
        settings: root.settings
        size: root.picture.size
    }

    PokerChoices {
        Layout.fillWidth: true
        Layout.fillHeight: true
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    /// Five cards and stacks of chips, around the item's position.
    component PokerStillLife: Item {
        id: still

        required property AppSettings settings
        /// The scale relative to the design for 1280x800.
        required property real size

        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("A card table with five cards and stacks of chips")

        Image {
            x: -268 * still.size
            y: 66 * still.size
            source: "image://chips/stack?amount=57500&seed=7"
            sourceSize.width: 84 * still.size
            Accessible.ignored: true
        }

        Image {
            x: -196 * still.size
            y: 132 * still.size
            source: "image://chips/stack?amount=12500&seed=3"
            sourceSize.width: 84 * still.size
            Accessible.ignored: true
        }

        Image {
            x: 190 * still.size
            y: 108 * still.size
            source: "image://chips/stack?amount=3500&seed=5"
            sourceSize.width: 84 * still.size
            Accessible.ignored: true
        }

        PokerCardFan {
            x: -width / 2 + 16 * still.size
            y: 44 * still.size
            cards: ["As", "Kh", "Qd", "Jc", "Th"]
            settings: still.settings
            cardWidth: 118 * still.size
        }
    }
}
