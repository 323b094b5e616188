// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls
import MesaViva.Table

/// The empty room: the machine's dark niche on the left, the lit cloth for the cards on the right.
ClothImage {
    id: root

    /// The right edge of the niche.
    required property real split
    /// The distance between items on both sides of the wood, which grows with the picture.
    readonly property real wood: Math.max(Theme.spaceL, Math.round(root.height * 0.042))

    picture: root.width > 0 && root.height > 0 ? "image://bingocloth/room?split=%1".arg(Math.round(1000 * root.split / root.width)) : ""
}
