// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Dark lacquer with a brass hairline and a highlight along its upper edge.
Rectangle {
    id: root

    /// Floating surfaces cast a shadow; 0 for those that lie flush.
    property real elevation: 0

    color: Theme.lacquer
    radius: Theme.radiusL
    border.color: Theme.hairline
    border.width: Theme.line

    Rectangle {
        x: root.radius
        y: root.border.width
        width: root.width - 2 * root.radius
        height: Theme.line
        color: Theme.lacquerSheen
    }

    SoftShadow {
        visible: root.elevation > 0
        elevation: root.elevation
    }
}
