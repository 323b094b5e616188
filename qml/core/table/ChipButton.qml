// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A chip to stake by a click, a key, or dragging; or to select.
MvPressable {
    id: root

    /// Its value in cents.
    required property double amount
    /// Whether it is the chip that a click on the cloth places.
    property bool picked: false
    /// A player's colour, 0 to 9, for colour chips; -1: a value chip.
    property int colour: -1
    /// The label of a colour chip, and whether it has the table's mark.
    property string label
    property bool marked: false
    readonly property string picture: root.colour < 0 ? "image://chips/flat?amount=%1".arg(root.amount)
        : "image://chips/colour?colour=%1&chips=1&label=%2&mark=%3".arg(root.colour).arg(root.label).arg(root.marked ? 1 : 0)
    /// Its diameter.
    property int size: Theme.px(48)
    /// Whether it can also be dragged.
    property bool draggable: false
    property point draggedTo

    /// Emitted where it was dropped, in window coordinates.
    signal dropped(at: point)

    /// The key at the place of its digit, where that key does not write the digit itself.
    readonly property string keyAtPlace: root.shortcut.length === 1 ? Theme.keysAtDigits[Number(root.shortcut) - 1] ?? "" : ""

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
            // Larger text must not hide the chip's value.
            transformOrigin: Item.BottomRight
            scale: Math.min(1 / Theme.textScale, root.size / Theme.px(50))
            text: root.shortcut
            color: Theme.lacquer
        }
    }

    Shortcut {
        sequence: root.keyAtPlace
        autoRepeat: root.repeats
        // Elsewhere the key may have a meaning of its own, such as - in a scenario.
        enabled: root.keyAtPlace.length > 0 && root.visible && root.available
        onActivated: root.click()
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
