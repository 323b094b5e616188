// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Lets the user choose one of the games.
MvRowLayout {
    id: root

    required property GameRegistry games
    required property AppSettings settings

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    Repeater {
        id: cards

        model: root.games.all

        GameCard {
            id: card

            required property TableGame modelData

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            room: (root.width - (cards.count - 1) * root.spacing) / Math.max(1, cards.count)
            text: card.modelData.title
            detail: card.modelData.detail
            checked: root.games.chosen === card.modelData
            onClicked: root.games.choose(card.modelData.key)

            Loader {
                anchors.fill: parent
                Component.onCompleted: setSource(card.modelData.emblemPart, { "settings": root.settings })
            }
        }
    }
}
