// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// Five small cards side by side, as in a report.
Row {
    id: root

    required property list<string> cards
    /// The style of the deck as options of the picture's URL.
    required property string deck
    /// The hand as text for assistive technology.
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
