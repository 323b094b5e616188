// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The marker on the number drawn (O16, R23, M4): turned brass and crystal, placed at the field's edge. Next to the
/// layout while no number is marked.
Item {
    id: root

    required property RouletteGeometry geometry
    required property RouletteTableModel table
    /// The layout it belongs to.
    required property int side

    readonly property int pocket: root.table.markerPocket
    readonly property bool moves: root.geometry.still && !Theme.reducedMotion
    readonly property point at: root.geometry.revision === 0 ? Qt.point(0, 0) : root.pocket >= 0 ? root.geometry.markerAt(root.pocket, root.side, root.table.stakes.spots) : root.geometry.markerRestOn(root.side)
    readonly property real size: root.geometry.chipDiameter * (root.pocket >= 0 ? 0.8 : 1)

    x: root.at.x
    y: root.at.y
    z: 500

    Accessible.role: Accessible.Graphic
    Accessible.name: root.pocket >= 0 ? qsTr("Dolly on %1").arg(root.table.pocketText(root.pocket)) : ""
    Accessible.ignored: root.pocket < 0 || root.side !== root.geometry.ownSide

    Behavior on x {
        enabled: root.moves
        NumberAnimation { duration: Theme.durationSweep; easing.type: Easing.InOutCubic }
    }
    Behavior on y {
        enabled: root.moves
        NumberAnimation { duration: Theme.durationSweep; easing.type: Easing.InOutCubic }
    }

    Image {
        x: -root.size * 0.5
        y: -root.size * 0.864
        width: root.size
        height: root.size * 1.2
        source: root.size > 0 ? "image://chips/marker" : ""
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
    }
}
