// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls
import MesaViva.Scene

/// The other players' layout of a double table (R1), with a hint under the pointer.
Item {
    id: root

    required property RouletteGeometry geometry

    readonly property rect box: root.geometry.otherLayoutRect

    x: root.box.x
    y: root.box.y
    width: root.box.width
    height: root.box.height
    visible: root.width > 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The other layout")
    Accessible.description: tip.text

    HoverHandler {
        id: hover
    }

    MvTip {
        id: tip

        text: root.geometry.ownSide === 0 ? qsTr("You stake on the left layout; others stake on this one. The same wheel serves both (R1).")
            : qsTr("You stake on the right layout; others stake on this one. The same wheel serves both (R1).")
        shown: hover.hovered
    }
}
