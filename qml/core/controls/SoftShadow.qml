// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The shadow of a rectangle above the ground, down and to the right of it. The blur is in the image.
BorderImage {
    id: root

    /// The rectangle's height above the ground, in pixels at 1280x800.
    property real elevation: 8

    // The image: a black rounded square of 72 pixels in the middle of 128, blurred with a deviation of 9. `reach` is
    // how far its blur extends beyond the square, in image pixels.
    readonly property int reach: 28
    readonly property int fall: Theme.px(root.elevation)

    anchors.fill: parent
    anchors.leftMargin: root.fall / 3 - root.reach
    anchors.topMargin: root.fall / 2 - root.reach
    anchors.rightMargin: -root.fall / 2 - root.reach
    anchors.bottomMargin: -root.fall - root.reach
    z: -1
    source: Qt.resolvedUrl("images/shadow.png")
    border {
        left: 2 * root.reach
        top: 2 * root.reach
        right: 2 * root.reach
        bottom: 2 * root.reach
    }
}
