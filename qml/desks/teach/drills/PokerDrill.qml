// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// A task on the card table: the dealer's face-up cards, the player's cards, and the stakes. The hands are named with
/// the verdict.
DrillScene {
    id: root

    readonly property pokerDrillCloth cloth: PokerDrillCloths.of(root.task)
    readonly property pokerDrillHands hands: PokerDrillCloths.handsOf(root.verdict)
    readonly property string deck: "letters=%1&four=%2".arg(root.settings.cardLetters).arg(root.settings.fourColourSuits ? 1 : 0)

    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Card table")

    PokerGeometry {
        id: places

        width: root.width
        height: root.height
        seats: 1
        ownSeat: 1
        ownInMiddle: true
    }

    ClothImage {
        anchors.fill: parent
        picture: "image://cloth/poker?seats=1&own=1&middle=1&lang=%1".arg(root.settings.language)
    }

    component Shown: Image {
        id: card

        required property string face
        required property real cardWidth
        required property point at

        x: card.at.x - width / 2
        y: card.at.y - height / 2
        width: card.cardWidth
        height: card.cardWidth * 88 / 63
        source: "image://cards/" + card.face + "?" + root.deck
        sourceSize.width: Math.ceil(width)
        smooth: true
        antialiasing: true
        Accessible.role: Accessible.Graphic
        Accessible.name: root.desk.cardName(card.face)
    }

    Repeater {
        model: Array.from(root.cloth.dealerCards)

        Shown {
            required property int index
            required property string modelData

            face: modelData
            cardWidth: places.cardWidth
            at: places.revision > 0 ? places.dealerCard(index) : Qt.point(0, 0)
        }
    }

    Repeater {
        model: [root.cloth.ante, root.cloth.bet]

        Image {
            required property int index
            required property double modelData
            readonly property rect box: modelData > 0 && places.revision > 0 ? places.stackBox(modelData) : Qt.rect(0, 0, 0, 0)
            readonly property point at: places.revision > 0 ? (index === 0 ? places.ante(1) : places.bet(1)) : Qt.point(0, 0)

            x: at.x + box.x
            y: at.y + box.y
            width: box.width
            height: box.height
            visible: modelData > 0
            source: modelData > 0 && width > 0 ? "image://chips/stack?amount=%1&seed=%2".arg(modelData).arg(index + 3) : ""
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
            Accessible.ignored: true
        }
    }

    Repeater {
        model: Array.from(root.cloth.playerCards)

        Shown {
            required property int index
            required property string modelData

            face: modelData
            cardWidth: places.cardWidth * places.ownCardScale
            at: places.revision > 0 ? places.ownCard(1, index) : Qt.point(0, 0)
            rotation: places.revision > 0 ? places.ownCardTurn(1, index) : 0
        }
    }

    Tag {
        x: places.dealerLabel.x - width / 2
        y: places.dealerLabel.y - height / 2
        text: root.asking ? "" : root.hands.dealer
        tone: Theme.brassLight
        textSize: Theme.textBody
        maximumWidth: places.dealerCards.width * 1.3
        Accessible.name: qsTr("Dealer: %1").arg(text)
    }

    Tag {
        readonly property point middle: places.revision > 0 ? places.ownCard(1, 2) : Qt.point(0, 0)

        x: middle.x - width / 2
        y: Math.min(middle.y + places.cardHeight * places.ownCardScale * 0.42, root.height - Theme.spaceXs) - height
        z: 2
        text: root.asking ? "" : root.hands.player
        tone: Theme.brassLight
        textSize: Theme.textLarge
        maximumWidth: places.cardWidth * places.ownCardScale * 3.2
        Accessible.name: qsTr("Player: %1").arg(text)
    }
}
