// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring round whatever has the keyboard: cobalt, two pixels, outside, with a light edge so that it also shows on the cloth.
/// A row of a list that cuts off what is out of sight wears it within its own edge.
Rectangle {
    id: root

    /// The corner radius of what is ringed.
    property real targetRadius: Theme.radiusM
    /// The ring lies on the edge of what is ringed, where a list would cut what is outside.
    property bool inside: false
    readonly property int outset: root.inside ? 0 : Theme.focusGap + Theme.focusWidth

    anchors.fill: parent
    anchors.margins: -root.outset
    radius: root.targetRadius + root.outset
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
