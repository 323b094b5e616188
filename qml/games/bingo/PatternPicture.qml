// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// A pattern of bingo 75 (B73b) as a small picture: twenty-five squares, those of the pattern in brass.
Item {
    id: root

    /// Bit row * 5 + column; 0: the full card.
    required property int mask

    readonly property int square: Math.floor((Math.min(root.width, root.height) - 4 * Theme.line) / 5)
    readonly property int step: root.square + Theme.line
    readonly property real inset: (root.width - 5 * root.square - 4 * Theme.line) / 2

    implicitWidth: Theme.px(34)
    implicitHeight: implicitWidth

    Repeater {
        model: 25

        Rectangle {
            required property int index

            x: Math.round(root.inset) + index % 5 * root.step
            y: Math.round(root.inset) + Math.floor(index / 5) * root.step
            width: root.square
            height: root.square
            color: root.mask === 0 || root.mask & (1 << index) ? Theme.brass : Theme.lacquerHover
        }
    }
}
