// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A calm light round a place of the cloth that somebody has asked about.
Rectangle {
    id: root

    /// The place, about which the ring stands.
    required property rect place
    /// Degrees by which the place is turned.
    property real turn: 0
    /// The place is round.
    property bool circle: false
    /// How far from the place it stands.
    property real gap: Theme.focusGap

    x: root.place.x - root.gap
    y: root.place.y - root.gap
    width: root.place.width + 2 * root.gap
    height: root.place.height + 2 * root.gap
    visible: root.place.width > 0
    rotation: root.turn
    radius: root.circle ? root.height / 2 : Theme.radiusM
    antialiasing: true
    // What is large is not to be dimmed.
    color: Qt.alpha(Theme.cobaltLight, Math.min(root.place.width, root.place.height) > Theme.px(90) ? 0.04 : 0.16)
    border.width: Theme.focusWidth + Theme.line
    border.color: Theme.cobaltLight
    Accessible.ignored: true

    // Its halo, and a dark line between both, so that it shows on light ground as well.
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
