// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The house's games, of which one is chosen.
RowLayout {
    id: root

    required property AppSettings settings

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    GameCard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        text: qsTr("Póquer sem descarte")
        detail: qsTr("Five cards, one decision")
        checked: root.settings.game === "poker"
        onClicked: root.settings.game = "poker"

        PokerCardFan {
            anchors.centerIn: parent
            cards: ["As", "Kh", "Qd"]
            settings: root.settings
            cardWidth: Math.round(parent.width / 2)
            spread: 13
        }
    }

    GameCard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        text: qsTr("Roleta americana")
        detail: qsTr("One wheel, three rule books")
        checked: root.settings.game === "roulette"
        onClicked: root.settings.game = "roulette"

        Image {
            anchors.fill: parent
            source: "images/wheel.svg"
            sourceSize.width: width
            sourceSize.height: height
            Accessible.ignored: true
        }
    }

    GameCard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        text: qsTr("Bingo")
        detail: qsTr("Four variants, a hall of rooms")
        checked: root.settings.game === "bingo"
        onClicked: root.settings.game = "bingo"

        Image {
            anchors.fill: parent
            source: "image://bingo/ball/90/90"
            sourceSize.width: width
            sourceSize.height: height
            Accessible.ignored: true
        }
    }
}
