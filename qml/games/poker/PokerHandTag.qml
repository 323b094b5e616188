// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// Names a seat's hand in front of its cards, once it is visible to all.
Tag {
    id: root

    required property int seat
    required property bool own
    required property int status
    required property string handName

    required property PokerGeometry geometry
    /// Whether the hand may be named; the own hand is named where it is held instead.
    required property bool shown
    /// Table seconds per real second; cards turn faster at a fast table.
    required property real pace

    readonly property point middle: root.geometry.revision === 0 ? Qt.point(0, 0) : root.geometry.hand(root.seat)
    readonly property real angle: root.rotation * Math.PI / 180
    // Keeps the lower edge clear of the name plate, however many lines it has.
    readonly property real down: root.geometry.cardHeight * 0.63 - root.height / 2

    x: root.middle.x - root.down * Math.sin(root.angle) - root.width / 2
    y: root.middle.y + root.down * Math.cos(root.angle) - root.height / 2
    rotation: root.geometry.revision === 0 ? 0 : root.geometry.turn(root.seat)
    text: root.shown && root.status !== PokerSeatStatus.Folded ? root.handName : ""
    tone: root.status === PokerSeatStatus.Won ? Theme.win : root.status === PokerSeatStatus.Lost ? Theme.loss : Theme.text
    maximumWidth: root.geometry.cardWidth * 2.3
    turning: Theme.durationFlip / Math.max(1, root.pace)
    oneLine: true // keeps the winning cards above it visible
}
