// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A fan of cards on the cloth, each with its shadow.
Item {
    id: root

    required property list<string> cards
    required property AppSettings settings
    property int cardWidth: Theme.px(118)
    /// Degrees from one card to the next.
    property real spread: 11

    readonly property int cardHeight: Math.round(root.cardWidth * 88 / 63)

    implicitWidth: root.cardWidth * 3.1
    implicitHeight: root.cardHeight * 1.2
    Accessible.ignored: true

    Repeater {
        model: root.cards

        Item {
            id: card

            required property int index
            required property string modelData

            x: (root.width - width) / 2
            y: root.cardHeight * 0.06
            width: root.cardWidth
            height: root.cardHeight
            transform: Rotation {
                origin.x: card.width / 2
                origin.y: card.height * 1.9
                angle: (card.index - (root.cards.length - 1) / 2) * root.spread
            }

            Image {
                readonly property real margin: root.cardWidth * 0.16

                x: -margin + root.cardWidth * 0.03
                y: -margin + root.cardWidth * 0.04
                width: card.width + 2 * margin
                height: card.height + 2 * margin
                source: "image://shadow/card?lift=0.25"
                sourceSize.width: width
                sourceSize.height: height
                opacity: 0.8
            }

            Image {
                anchors.fill: parent
                source: "image://cards/%1?letters=%2&four=%3".arg(card.modelData).arg(root.settings.cardLetters).arg(root.settings.fourColourSuits ? 1 : 0)
                sourceSize.width: width
                sourceSize.height: height
                smooth: true
                antialiasing: true
            }
        }
    }
}
