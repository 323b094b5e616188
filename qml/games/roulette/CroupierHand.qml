// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Scene

/// The croupier's hand at the launch: it comes over the far edge, holds the ball at its fingertips, and is gone while
/// the ball runs.
Item {
    id: root

    required property WheelMotion motion
    required property RouletteWheel wheel
    /// The largest bowl radius in pixels, for which the picture is drawn once.
    required property real largestUnit

    // Fractions of the bowl's radius, and of the picture.
    readonly property real across: 0.55
    readonly property real away: 2.6
    readonly property point tips: Qt.point(0.5, 0.977)

    // Depends on the size.
    readonly property point held: root.unit > 0 ? root.wheel.at(root.motion.handAngle, root.motion.handRadius, root.motion.handHeight) : Qt.point(0, 0)
    readonly property real unit: root.wheel.unit
    readonly property real back: (1 - root.motion.handReach) * root.away * root.unit

    visible: root.motion.handReach > 0 && root.wheel.ready
    x: root.held.x + Math.sin(root.motion.armAngle) * root.back
    y: root.held.y - Math.cos(root.motion.armAngle) * root.back
    rotation: root.motion.armAngle * 180 / Math.PI
    transformOrigin: Item.TopLeft
    Accessible.ignored: true

    Image {
        width: root.across * root.unit
        height: 6 * width
        x: -root.tips.x * width
        y: -root.tips.y * height
        source: "images/croupier_hand.svg"
        sourceSize.width: Math.ceil(root.across * root.largestUnit)
        sourceSize.height: Math.ceil(6 * root.across * root.largestUnit)
        smooth: true
        asynchronous: true // takes half a second, long before the hand is visible
    }
}
