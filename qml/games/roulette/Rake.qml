// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The croupier's rake: it pulls the losing chips over the layout towards the wheel, and disappears. StakeItem moves
/// the chips that it meets.
Item {
    id: root

    required property RouletteTableModel table
    required property RouletteGeometry geometry

    /// The layout, 0 left or 1 right of the wheel; 0 at a single table, whose wheel is at its left.
    required property int side

    readonly property rect field: root.side === root.geometry.ownSide ? root.geometry.layoutRect : root.geometry.otherLayoutRect
    readonly property bool toRight: root.geometry.doubled && root.side === 0
    readonly property point hand: Qt.point(root.geometry.bankPoint.x, -Theme.px(20))
    readonly property real thick: Math.max(3, root.geometry.chipDiameter * 0.16)
    readonly property bool wanted: !Theme.reducedMotion

    /// Moves over the layout once.
    function draw(): void {
        if (!root.wanted || drawing.running)
            return;
        blade.x = root.toRight ? root.field.x : root.field.x + root.field.width;
        drawing.start();
    }

    visible: drawing.running
    Accessible.ignored: true

    Connections {
        target: root.table
        function onHappened(event: tableEvent): void {
            if (event.kind === "collected")
                root.draw();
        }
    }

    SequentialAnimation {
        id: drawing

        PropertyAction {
            target: root
            property: "opacity"
            value: 1
        }
        NumberAnimation {
            target: blade
            property: "x"
            to: root.toRight ? root.field.x + root.field.width : root.field.x
            duration: Theme.durationRake * Theme.rakeOverLayout / Math.max(1, root.table.speed)
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 0
            duration: Theme.durationFade
        }
    }

    // The stick, from the blade to the hand beyond the far edge.
    Rectangle {
        readonly property real across: root.hand.x - blade.x
        readonly property real up: blade.y + blade.height / 2 - root.hand.y

        x: blade.x
        y: blade.y + blade.height / 2 - height / 2
        width: Math.hypot(across, up)
        height: root.thick
        radius: height / 2
        transformOrigin: Item.Left
        rotation: -Math.atan2(up, across) * 180 / Math.PI
        color: Theme.mahogany
        border.width: Theme.line
        border.color: Theme.brassDark
    }

    Rectangle {
        id: blade

        y: root.field.y + root.field.height * 0.04
        width: 1.6 * root.thick
        height: root.field.height * 0.92
        radius: root.thick / 2
        color: Theme.mahogany
        border.width: Theme.line
        border.color: Theme.brass

        SoftShadow {
            elevation: 8
        }
    }
}
