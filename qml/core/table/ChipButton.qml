// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A chip to be staked, by a click, a key, or dragged to its place; or to be picked.
MvPressable {
    id: root

    /// Its value in cents.
    required property double amount
    /// It is the one that a click on the cloth puts down.
    property bool picked: false
    /// A player's colour, 0 to 9, where chips have one instead of a value; -1: they have a value.
    property int colour: -1
    /// What is printed on a chip of a colour, and whether it carries the table's mark.
    property string label
    property bool marked: false
    readonly property string picture: root.colour < 0 ? "image://chips/flat?amount=%1".arg(root.amount)
        : "image://chips/colour?colour=%1&chips=1&label=%2&mark=%3".arg(root.colour).arg(root.label).arg(root.marked ? 1 : 0)
    /// Its diameter.
    property int size: Theme.px(48)
    /// Whether it can be dragged besides being clicked.
    property bool draggable: false
    property point draggedTo

    /// It was let go of here, in the window's coordinates.
    signal dropped(at: point)

    padding: Theme.spaceXs
    hoverEnabled: true
    Accessible.checkable: root.picked
    Accessible.checked: root.picked

    contentItem: Item {
        implicitWidth: root.size
        implicitHeight: root.size

        Image {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.held ? Theme.line : root.hovered && root.available ? -2 * Theme.line : 0
            width: root.size
            height: root.size
            source: root.picture
            sourceSize.width: root.size
            sourceSize.height: root.size
            opacity: root.available ? 1 : 0.4
        }

        KeyCap {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.rightMargin: -Theme.spaceXs
            anchors.bottomMargin: -Theme.spaceXs
            // Larger letters must not hide what the chip is worth.
            transformOrigin: Item.BottomRight
            scale: Math.min(1 / Theme.textScale, root.size / Theme.px(50))
            text: root.shortcut
            color: Theme.lacquer
        }
    }

    DragHandler {
        id: drag

        parent: root.pressArea
        enabled: root.draggable && root.available
        target: null
        onCentroidChanged: if (drag.active) root.draggedTo = drag.centroid.scenePosition
        onActiveChanged: if (!drag.active) root.dropped(root.draggedTo)
    }

    Image {
        z: 2
        x: drag.centroid.position.x - width / 2
        y: drag.centroid.position.y - height / 2
        width: root.size
        height: root.size
        visible: drag.active
        source: root.picture
        sourceSize.width: root.size
        sourceSize.height: root.size
        Accessible.ignored: true
    }

    background: Item {
        Rectangle {
            anchors.centerIn: parent
            width: root.size + 2 * Theme.spaceXs
            height: width
            radius: width / 2
            visible: root.picked
            color: "transparent"
            border.width: 2 * Theme.line
            border.color: Theme.brassLight
        }

        FocusRing {
            visible: root.visualFocus
            targetRadius: root.width / 2
        }
    }
}
