// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import MesaViva.Controls
import MesaViva.Scene

/// Highlights the number drawn and everything that wins with it: its dozen, its column, its even chances; on the
/// racetrack too.
Item {
    id: root

    required property RouletteGeometry geometry
    /// The number's index, 37 is 00; -1: none is drawn.
    required property int pocket
    /// The layout.
    required property int side

    readonly property bool highlighted: root.pocket >= 0 && root.geometry.revision > 0
    /// The last number stays visible while it fades.
    property int last: -1
    readonly property bool drawn: root.last >= 0 && root.opacity > 0
    readonly property color tint: Qt.alpha(Theme.brassLight, 0.15)

    visible: root.opacity > 0
    opacity: root.highlighted ? 1 : 0
    Accessible.ignored: true
    onPocketChanged: if (root.pocket >= 0) root.last = root.pocket
    Component.onCompleted: root.last = root.pocket

    Behavior on opacity {
        NumberAnimation { duration: Theme.durationFade }
    }

    Repeater {
        model: root.drawn && root.geometry.revision > 0 ? root.geometry.boxesWonOn(root.last, root.side) : []

        Rectangle {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            color: root.tint
            border.width: 3 * Theme.line
            border.color: Theme.brassLight
        }
    }

    Shape {
        visible: root.drawn

        ShapePath {
            strokeColor: Theme.brassLight
            strokeWidth: 4 * Theme.line
            joinStyle: ShapePath.MiterJoin
            fillColor: root.tint

            PathPolyline {
                path: root.drawn && root.geometry.revision > 0 ? root.geometry.numberOutlineOn(root.last, root.side) : []
            }
        }

        ShapePath {
            strokeColor: Theme.brassLight
            strokeWidth: 3 * Theme.line
            joinStyle: ShapePath.MiterJoin
            fillColor: root.tint

            PathPolyline {
                path: root.drawn && root.geometry.revision > 0 && root.side === 0 ? root.geometry.trackOutline(root.last) : []
            }
        }
    }
}
