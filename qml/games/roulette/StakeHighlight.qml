// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// Highlights what a stake would cover: its numbers on the layout, its own box, and its place on the racetrack.
Item {
    id: root

    required property RouletteGeometry geometry
    required property stakeInfo info
    /// -1: not on the racetrack.
    required property int track
    /// Reached by keyboard: its own box is ringed.
    required property bool ringed

    readonly property list<int> pockets: Array.from(root.info.pockets)
    readonly property color edge: root.ringed ? Theme.cobaltLight : Theme.brassLight
    readonly property int edgeWidth: root.ringed ? 2 * Theme.focusWidth : 2 * Theme.line

    Accessible.ignored: true

    Repeater {
        model: root.geometry.pockets

        NumberHighlight {
            required property int index

            geometry: root.geometry
            pocket: index
            highlighted: Array.from(root.pockets).includes(index)
        }
    }

    Rectangle {
        readonly property rect box: root.info.spot >= 0 && root.track < 0 && root.geometry.revision > 0 ? root.geometry.boxRect(root.info.spot) : Qt.rect(0, 0, 0, 0)

        x: box.x
        y: box.y
        width: box.width
        height: box.height
        visible: width > 0
        radius: Theme.radiusS
        color: Qt.alpha(Theme.ivory, 0.16)
        border.width: root.edgeWidth
        border.color: root.edge
    }

    Shape {
        visible: root.track >= 0

        ShapePath {
            strokeColor: root.edge
            strokeWidth: root.edgeWidth
            fillColor: Qt.alpha(Theme.ivory, 0.22)

            PathPolyline {
                path: root.track >= 0 && root.geometry.revision > 0 ? root.geometry.trackOutline(root.track) : []
            }
        }
    }
}
