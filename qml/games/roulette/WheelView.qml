// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The wheel with its ball. The view zooms in when stakes are closed, showing the whole wheel while the ball runs, and
/// zooms out after the number has been shown.
Item {
    id: root

    required property RouletteTableModel table
    required property RouletteGeometry geometry
    /// The whole scene's size, which limits the zoomed wheel.
    required property size room
    /// Whether the wheel is zoomed at all.
    required property bool approach

    readonly property WheelMotion motion: root.table.wheel
    readonly property real near: root.approach ? root.motion.near : 0
    readonly property real growth: root.height > 0 ? Math.max(1, Math.min((root.room.height - 2 * Theme.spaceS) / root.height, (root.room.width - 2 * Theme.spaceS) / root.width)) : 1

    readonly property bool turns: root.motion.moving && !((root.table.scenarioOver || root.table.sessionOver) && root.near === 0) && root.visible
        && root.Window.visibility !== Window.Minimized && root.Window.visibility !== Window.Hidden
    /// While no ball runs and the zoom is constant, the rotor turns slowly, and half of the frames are enough.
    readonly property bool quick: root.motion.stage !== WheelMotion.Resting || root.near > 0 && root.near < 1

    x: root.geometry.wheelRect.x
    y: root.geometry.wheelRect.y
    width: root.geometry.wheelRect.width
    height: root.geometry.wheelRect.height

    Accessible.role: Accessible.Graphic
    Accessible.name: root.table.drawnText.length > 0 ? qsTr("Wheel, the ball is on %1").arg(root.table.drawnText)
        : root.motion.moving ? qsTr("Wheel, the ball runs") : qsTr("Wheel")

    FrameAnimation {
        running: root.turns && root.quick
        onTriggered: root.motion.advance()
    }

    Timer {
        interval: 33
        repeat: true
        running: root.turns && !root.quick
        onTriggered: root.motion.advance()
    }

    Binding {
        target: root.motion
        property: "reduced"
        value: Theme.reducedMotion
    }

    // With reduced motion, the views cross-fade.
    onNearChanged: if (Theme.reducedMotion) fade.restart()

    NumberAnimation {
        id: fade

        target: root
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.durationFade
    }

    // Dims everything behind the zoomed wheel.
    Rectangle {
        x: -root.x
        y: -root.y
        width: root.room.width
        height: root.room.height
        visible: root.near > 0
        opacity: root.near * 0.6
        color: Theme.room
    }

    RouletteWheel {
        id: wheel

        anchors.fill: parent
        order: root.table.wheelOrder
        rotorAngle: root.motion.rotorAngle
        rotorSpeed: root.motion.rotorSpeed
        ballAngle: root.motion.ballAngle
        ballRadius: root.motion.ballRadius
        ballHeight: root.motion.ballHeight
        ballSpeed: root.motion.ballSpeed
        ballVisible: root.motion.ballVisible
        moving: root.motion.moving
        near: root.near
        nearScale: root.growth
        nearPlace: Qt.point(root.room.width / 2 - root.x, root.room.height / 2 - root.y)
    }

    CroupierHand {
        motion: root.motion
        wheel: wheel
        largestUnit: Math.min(wheel.width / wheel.aspect, wheel.height) / 2 * root.growth
    }

    /// The croupier's hand at the launch: it comes over the far edge, holds the ball at its fingertips, and is gone
    /// while the ball runs.
    component CroupierHand: Item {
        id: hand

        required property WheelMotion motion
        required property RouletteWheel wheel
        /// The largest bowl radius in pixels, for which the picture is drawn once.
        required property real largestUnit

        // Fractions of the bowl's radius, and of the picture.
        readonly property real across: 0.55
        readonly property real away: 2.6
        readonly property point tips: Qt.point(0.5, 0.977)

        // Depends on the size.
        readonly property point held: hand.unit > 0 ? hand.wheel.at(hand.motion.handAngle, hand.motion.handRadius, hand.motion.handHeight) : Qt.point(0, 0)
        readonly property real unit: hand.wheel.unit
        readonly property real back: (1 - hand.motion.handReach) * hand.away * hand.unit

        visible: hand.motion.handReach > 0 && hand.wheel.ready
        x: hand.held.x + Math.sin(hand.motion.armAngle) * hand.back
        y: hand.held.y - Math.cos(hand.motion.armAngle) * hand.back
        rotation: hand.motion.armAngle * 180 / Math.PI
        transformOrigin: Item.TopLeft
        Accessible.ignored: true

        Image {
            width: hand.across * hand.unit
            height: 6 * width
            x: -hand.tips.x * width
            y: -hand.tips.y * height
            source: "images/croupier_hand.svg"
            sourceSize.width: Math.ceil(hand.across * hand.largestUnit)
            sourceSize.height: Math.ceil(6 * hand.across * hand.largestUnit)
            smooth: true
            asynchronous: true // takes half a second, long before the hand is visible
        }
    }
}
