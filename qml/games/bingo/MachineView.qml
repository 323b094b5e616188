// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The drawing machine, the called ball, large, and the last balls in order (B4f).
Item {
    id: root

    required property BingoTableModel table

    readonly property bool drawing: root.table.phase === BingoTableModel.Drawing
    /// The bottom of the called ball.
    readonly property real calledBottom: called.y + called.height
    readonly property real rowHeight: Math.round(Math.min(root.width / 8.2, root.height * 0.12))
    readonly property real callHeight: Math.round(Math.min(root.width * 0.36, root.height * 0.29))

    /// The newest ball was shown on its way out before it was called.
    property bool seen: false

    /// Lets the newest ball out of the machine within `milliseconds`.
    function letOut(milliseconds: real): void {
        out.stop();
        out.duration = Math.max(Theme.durationFade, milliseconds);
        out.start();
    }

    /// Called with each ball: lets it out if it was not shown yet.
    function call(seconds: real): void {
        if (root.seen && out.running)
            out.complete();
        else if (!root.seen)
            root.letOut(Theme.reducedMotion ? 0 : Math.min(900, 700 * seconds / root.table.speed));
        root.seen = false;
    }

    Binding {
        target: root.table
        property: "ballFirst"
        value: root.visible && !Theme.reducedMotion
    }

    Connections {
        target: root.table
        function onHappened(event: tableEvent): void {
            if (event.kind === "ball_leaves") {
                root.seen = true;
                root.letOut(root.table.comingMilliseconds);
            } else if (event.kind === "ball_drawn") {
                root.call(event.seconds);
            }
        }
    }

    NumberAnimation {
        id: out

        target: machine
        property: "progress"
        from: 0
        to: 1
        easing.type: Easing.OutCubic
    }

    DrawingMachine {
        id: machine

        x: Math.round((root.width - width) / 2)
        width: Math.min(root.width, root.height - root.callHeight - root.rowHeight - 2 * Theme.spaceS)
        height: width
        variant: root.table.variant
        symbols: root.table.symbols
        drawn: root.table.drawn
        ball: root.table.comingBall > 0 ? root.table.comingBall : root.table.lastBall
        progress: 1
        running: root.visible && root.drawing && !root.table.paused && root.Window.window !== null && root.Window.window.visible
        reducedMotion: Theme.reducedMotion
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Drawing machine, %n ball(s) left", "", root.table.leftCount)
    }

    CalledBall {
        id: called

        y: machine.y + machine.height + Theme.spaceXs
        width: root.width
        height: root.callHeight
        visible: !timer.visible
        table: root.table
    }

    TimerView {
        id: timer

        anchors.fill: called
        anchors.topMargin: Theme.spaceS
        anchors.bottomMargin: Theme.spaceS
        sideways: true
        table: root.table
    }

    BallRow {
        y: called.y + called.height + Theme.spaceXs
        width: root.width
        height: root.rowHeight
        table: root.table
    }
}
