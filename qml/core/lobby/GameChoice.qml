// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
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

    /// A game to choose, with a picture of it. Exclusive among the cards of the same parent.
    component GameCard: T.RadioButton {
        id: gameCard

        /// The game in a few words.
        required property string detail
        /// The content of the picture.
        default property alias picture: emblem.data
        /// The width it will have, set by its container so that its height is known before it is laid out.
        property real room: gameCard.width
        readonly property bool narrow: gameCard.room < Theme.px(250)
        /// Whether it is so narrow that the picture goes above the text.
        readonly property bool upright: gameCard.room < Theme.px(170)

        implicitWidth: Theme.px(300)
        implicitHeight: Math.max(Theme.px(gameCard.narrow ? 80 : 104), implicitContentHeight + topPadding + bottomPadding)
        padding: Theme.spaceM
        topPadding: gameCard.upright ? Theme.spaceS + emblem.height + Theme.spaceXs : Theme.spaceM
        leftPadding: gameCard.upright ? Theme.spaceM : emblem.x + emblem.width + Theme.spaceM
        hoverEnabled: true
        Accessible.name: gameCard.text
        Accessible.description: gameCard.detail

        contentItem: ControlText {
            text: gameCard.text
            detail: gameCard.narrow ? "" : gameCard.detail
            available: true
            titleFamily: Theme.printFamily
            titleSize: gameCard.upright ? Theme.px(18) : gameCard.narrow ? Theme.px(20) : Theme.px(26)
        }

        background: LacquerSurface {
            color: gameCard.down ? Theme.lacquerPressed : gameCard.checked ? Theme.lacquerRaised : gameCard.hovered ? Theme.lacquerHover : Qt.alpha(Theme.lacquer, 0.86)
            elevation: gameCard.checked ? 12 : 4
            border.width: gameCard.checked ? Theme.focusWidth : Theme.line
            border.color: gameCard.checked ? Theme.brass : gameCard.hovered ? Theme.hairlineStrong : Theme.hairline

            FocusRing {
                visible: gameCard.visualFocus
                targetRadius: Theme.radiusL
            }
        }

        Item {
            id: emblem

            x: Theme.spaceM
            y: gameCard.upright ? Theme.spaceS : (gameCard.height - height) / 2
            width: Theme.px(gameCard.upright ? 44 : gameCard.narrow ? 56 : 76)
            height: width
            opacity: gameCard.checked || gameCard.hovered ? 1 : 0.75
        }
    }
}
