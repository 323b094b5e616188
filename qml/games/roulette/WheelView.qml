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
    Accessible.name: root.table.drawnText.length > 0 ? qsTr("Wheel, the ball rests on %1").arg(root.table.drawnText)
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
}
