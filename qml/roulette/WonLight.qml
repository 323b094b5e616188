// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import MesaViva.Controls
import MesaViva.Scene

/// The light on the number that was drawn and on all that wins with it: its dozen, its column, its even chances; on the
/// racetrack too.
Item {
    id: root

    required property RouletteGeometry geometry
    /// The number's index, 37 is 00; -1: none is drawn.
    required property int pocket
    /// The layout.
    required property int side

    readonly property bool lit: root.pocket >= 0 && root.geometry.revision > 0
    readonly property color light: Qt.alpha(Theme.brassLight, 0.15)

    visible: root.opacity > 0
    opacity: root.lit ? 1 : 0
    Accessible.ignored: true

    Behavior on opacity {
        NumberAnimation { duration: Theme.durationFade }
    }

    Repeater {
        model: root.lit ? root.geometry.boxesWonOn(root.pocket, root.side) : []

        Rectangle {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            color: root.light
            border.width: 3 * Theme.line
            border.color: Theme.brassLight
        }
    }

    Shape {
        visible: root.lit

        ShapePath {
            strokeColor: Theme.brassLight
            strokeWidth: 4 * Theme.line
            joinStyle: ShapePath.MiterJoin
            fillColor: root.light

            PathPolyline {
                path: root.lit ? root.geometry.numberOutlineOn(root.pocket, root.side) : []
            }
        }

        ShapePath {
            strokeColor: Theme.brassLight
            strokeWidth: 3 * Theme.line
            joinStyle: ShapePath.MiterJoin
            fillColor: root.light

            PathPolyline {
                path: root.lit && root.side === 0 ? root.geometry.trackOutline(root.pocket) : []
            }
        }
    }
}
