// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A static card, as in a report; face down if it is unknown.
Image {
    id: root

    /// `Kd`, or empty.
    required property string card
    /// The style of the deck as options of the picture's URL.
    required property string deck

    source: root.card.length > 0 ? "image://cards/" + root.card + "?" + root.deck : "image://cards/back"
    sourceSize.width: root.width
    Accessible.role: Accessible.Graphic
    Accessible.name: root.card.length > 0 ? root.card : qsTr("Face-down card")
}
