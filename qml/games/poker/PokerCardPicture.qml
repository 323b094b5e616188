// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A card that only lies there, as in a report; face down when it is not told which.
Image {
    id: root

    /// `Kd`, or empty.
    required property string card
    /// How the deck is printed, as the picture's options.
    required property string deck

    source: root.card.length > 0 ? "image://cards/" + root.card + "?" + root.deck : "image://cards/back"
    sourceSize.width: root.width
    Accessible.role: Accessible.Graphic
    Accessible.name: root.card.length > 0 ? root.card : qsTr("Face-down card")
}
