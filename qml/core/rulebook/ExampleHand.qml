// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Five cards in a row, each overlapping the one before.
Item {
    id: root

    required property list<string> cards
    required property AppSettings settings
    property int cardWidth: Theme.px(58)

    readonly property real step: root.cardWidth * 0.72

    implicitWidth: root.step * (root.cards.length - 1) + root.cardWidth
    implicitHeight: Math.round(root.cardWidth * 88 / 63)
    Accessible.ignored: true

    Repeater {
        model: root.cards

        Image {
            required property int index
            required property string modelData

            x: Math.round(index * root.step)
            width: root.cardWidth
            height: root.implicitHeight
            source: "image://cards/%1?letters=%2&four=%3".arg(modelData).arg(root.settings.cardLetters).arg(root.settings.fourColourSuits ? 1 : 0)
            sourceSize.width: root.cardWidth
            sourceSize.height: root.implicitHeight
        }
    }
}
