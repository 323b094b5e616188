// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring around the item with keyboard focus: cobalt, two pixels, outside, with a light edge so that it is also
/// visible on the cloth. In a list that clips its rows it is drawn inside the row's edge.
Rectangle {
    id: root

    /// The corner radius of the focused item.
    property real targetRadius: Theme.radiusM
    /// Whether the ring is drawn on the item's edge, where a list would clip anything outside.
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
