// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A highlight around a place on the cloth.
Rectangle {
    id: root

    /// The highlighted place.
    required property rect place
    /// The place's rotation in degrees.
    property real turn: 0
    /// Whether the place is round.
    property bool circle: false
    /// The distance from the place.
    property real gap: Theme.focusGap

    x: root.place.x - root.gap
    y: root.place.y - root.gap
    width: root.place.width + 2 * root.gap
    height: root.place.height + 2 * root.gap
    visible: root.place.width > 0
    rotation: root.turn
    radius: root.circle ? root.height / 2 : Theme.radiusM
    antialiasing: true
    // A large place is not dimmed.
    color: Qt.alpha(Theme.cobaltLight, Math.min(root.place.width, root.place.height) > Theme.px(90) ? 0.04 : 0.16)
    border.width: Theme.focusWidth + Theme.line
    border.color: Theme.cobaltLight
    Accessible.ignored: true

    // A halo and a dark line, so that it is also visible on light ground.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(5)
        radius: root.circle ? height / 2 : root.radius + Theme.px(5)
        antialiasing: true
        color: "transparent"
        border.width: Theme.px(5)
        border.color: Qt.alpha(Theme.cobalt, 0.42)
    }

    NumberAnimation on opacity {
        from: 0
        to: 1
        duration: Theme.durationFade
    }
}
