// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring round whatever has the keyboard: cobalt, two pixels, outside, with a light edge so that it also shows on the cloth.
Rectangle {
    id: root

    /// The corner radius of what is ringed.
    property real targetRadius: Theme.radiusM

    anchors.fill: parent
    anchors.margins: -(Theme.focusGap + Theme.focusWidth)
    radius: root.targetRadius + Theme.focusGap + Theme.focusWidth
    color: "transparent"
    border.color: Theme.cobalt
    border.width: Theme.focusWidth + Theme.line

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: "transparent"
        border.color: Theme.cobaltLight
        border.width: Theme.focusWidth
    }
}
