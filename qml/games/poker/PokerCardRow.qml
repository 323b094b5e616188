// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// Five cards side by side, small, as in a report.
Row {
    id: root

    required property list<string> cards
    /// How the deck is printed, as the picture's options.
    required property string deck
    /// The hand in words, told to assistive technology.
    property string handName
    property int cardWidth: Theme.px(46)

    spacing: Theme.spaceXs
    Accessible.role: Accessible.Grouping
    Accessible.name: root.handName

    Repeater {
        model: root.cards

        PokerCardPicture {
            required property string modelData

            width: root.cardWidth
            height: Math.round(root.cardWidth * 88 / 63)
            card: modelData
            deck: root.deck
        }
    }
}
