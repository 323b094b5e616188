// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A wall of cobalt and ivory tiles, as many as fit: the program's only ornament.
Image {
    id: root

    /// The side of one tile.
    property int tileSize: Theme.px(96)

    source: Qt.resolvedUrl("images/azulejo.svg")
    sourceSize.width: root.tileSize
    sourceSize.height: root.tileSize
    fillMode: Image.Tile
    asynchronous: true
    Accessible.ignored: true
}
