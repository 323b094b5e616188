// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Scene

/// Own chips at their future place, previewed or being recorded: paler than placed ones.
Item {
    id: root

    required property RouletteGeometry geometry
    /// The spots of the layout.
    required property list<int> spots
    /// The picture of the own chip.
    required property string picture
    /// Whether the chips would be accepted.
    required property bool welcome

    readonly property real side: root.geometry.chipDiameter

    visible: root.welcome
    opacity: 0.62
    Accessible.ignored: true

    Repeater {
        // The largest series has nine chips on eight places.
        model: 12

        Image {
            required property int index
            readonly property point at: index < root.spots.length && root.geometry.revision > 0 ? root.geometry.anchor(root.spots[index]) : Qt.point(0, 0)

            x: at.x - root.side * 0.72
            y: at.y - root.side * 0.72
            width: root.side * 1.44
            height: root.side * 1.44
            visible: index < root.spots.length
            source: visible && root.side > 0 ? root.picture : ""
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
        }
    }
}
