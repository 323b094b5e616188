// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import MesaViva.Controls
import MesaViva.Scene

/// Highlights a number of the layout that is covered by the stake under the pointer.
Item {
    id: root

    required property RouletteGeometry geometry
    /// The number's index, 37 is 00.
    required property int pocket
    required property bool highlighted

    // A zero's outer side is round; the others are plain fields.
    readonly property bool round: root.pocket === 0 || root.pocket === 37
    readonly property rect box: root.geometry.revision > 0 ? root.geometry.numberRect(root.pocket) : Qt.rect(0, 0, 0, 0)

    x: root.box.x
    y: root.box.y
    width: root.box.width
    height: root.box.height
    visible: root.highlighted

    Rectangle {
        anchors.fill: parent
        visible: !root.round
        color: Qt.alpha(Theme.ivory, 0.26)
        border.width: Theme.line
        border.color: Theme.ivory
    }

    Shape {
        x: -root.x
        y: -root.y
        visible: root.round

        ShapePath {
            strokeColor: Theme.ivory
            strokeWidth: Theme.line
            fillColor: Qt.alpha(Theme.ivory, 0.26)

            PathPolyline {
                path: root.round && root.highlighted && root.geometry.revision > 0 ? root.geometry.numberOutline(root.pocket) : []
            }
        }
    }
}
