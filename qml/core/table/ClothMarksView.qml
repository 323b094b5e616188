// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import MesaViva.Controls

/// Shows a presenter's pointer and lines over a cloth; takes no clicks.
Item {
    id: root

    required property ClothMarks marks

    /// A line's points in this item's pixels; a single point becomes a dot.
    function pixels(line: var): var {
        const points = line.map(at => Qt.point(at.x * root.width, at.y * root.height));
        if (points.length === 1)
            points.push(Qt.point(points[0].x + 0.1, points[0].y));
        return points;
    }

    visible: root.marks.active || root.marks.lines.length > 0
    Accessible.ignored: true

    // A dark line below the light one: visible on cloth, cards and paper.
    Repeater {
        model: root.marks.lines.length

        Shape {
            id: line

            required property int index

            readonly property var points: line.index < root.marks.lines.length ? root.pixels(root.marks.lines[line.index]) : []

            ShapePath {
                strokeColor: Qt.alpha(Theme.ink, 0.75)
                strokeWidth: Theme.px(8)
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin

                PathPolyline {
                    path: line.points
                }
            }

            ShapePath {
                strokeColor: Theme.warning
                strokeWidth: Theme.px(5)
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin

                PathPolyline {
                    path: line.points
                }
            }
        }
    }

    Rectangle {
        visible: root.marks.seen
        x: root.marks.at.x * root.width - width / 2
        y: root.marks.at.y * root.height - height / 2
        width: Theme.px(34)
        height: width
        radius: width / 2
        color: Qt.alpha(Theme.warning, 0.25)
        border.width: Theme.px(3)
        border.color: Theme.warning
        antialiasing: true

        Rectangle {
            anchors.centerIn: parent
            width: Theme.px(6)
            height: width
            radius: width / 2
            color: Theme.warning
        }
    }
}
