// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The drawing machine for its caller: the drawn ball is visible before it is called; the last ones are below.
Item {
    id: root

    required property BingoCroupierDesk desk
    required property BingoTableModel table

    readonly property int ball: root.desk.ball
    readonly property real rowHeight: Math.round(Math.min(root.width / 8.2, root.height * 0.12))
    readonly property real ballHeight: Math.round(Math.min(root.width * 0.42, root.height * 0.34))

    onBallChanged: if (root.ball > 0) out.restart()

    NumberAnimation {
        id: out

        target: machine
        property: "progress"
        from: 0
        to: 1
        duration: Theme.reducedMotion ? Theme.durationFade : 500
        easing.type: Easing.OutCubic
    }

    DrawingMachine {
        id: machine

        x: Math.round((root.width - width) / 2)
        width: Math.min(root.width, root.height - root.ballHeight - root.rowHeight - 2 * Theme.spaceS)
        height: width
        variant: root.table.variant
        symbols: root.table.symbols
        drawn: root.ball > 0 ? Array.from(root.table.drawn).concat(root.ball) : root.table.drawn
        ball: root.ball > 0 ? root.ball : root.table.lastBall
        progress: 1
        running: root.visible && root.table.phase === BingoTableModel.Drawing && root.ball === 0 && !root.desk.checking && !root.table.paused && root.Window.window !== null && root.Window.window.visible
        reducedMotion: Theme.reducedMotion
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Drawing machine, %n ball(s) left", "", root.table.leftCount)
    }

    Item {
        id: called

        readonly property int number: root.ball > 0 ? root.ball : root.table.lastBall

        y: machine.y + machine.height + Theme.spaceXs
        width: root.width
        height: root.ballHeight
        visible: !timer.visible
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.ball > 0 ? qsTr("A ball is out: %1").arg(root.table.ballText(root.ball)) : called.number > 0 ? qsTr("Called last: %1").arg(root.table.ballText(called.number)) : qsTr("No ball drawn yet")

        Image {
            x: Math.round((root.width - width) / 2)
            width: called.height - caption.height
            height: width
            visible: called.number > 0
            opacity: root.ball > 0 ? 1 : 0.55
            source: called.number > 0 ? "image://bingo/ball/%1/%2?symbols=%3".arg(root.table.variant).arg(called.number).arg(root.table.symbols ? 1 : 0) : ""
            sourceSize.width: width
            sourceSize.height: width
            Accessible.ignored: true
        }

        SmallText {
            id: caption

            anchors.bottom: parent.bottom
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.ball > 0 ? qsTr("To be called · %n drawn", "", root.table.drawnCount) : called.number > 0 ? qsTr("Called last · %n drawn", "", root.table.drawnCount) : qsTr("No ball drawn yet")
            color: root.ball > 0 ? Theme.brassLight : Theme.textSecondary
            Accessible.ignored: true
        }
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
