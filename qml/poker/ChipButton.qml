// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A chip to be put in the ante box, by a click, a key, or dragged there.
MvPressable {
    id: root

    /// Its value in cents.
    required property double amount
    /// Its diameter.
    property int size: Theme.px(48)
    /// Whether it can be dragged besides being clicked.
    property bool draggable: false
    property point draggedTo

    /// It was let go of here, in the window's coordinates.
    signal dropped(at: point)

    padding: Theme.spaceXs
    hoverEnabled: true

    contentItem: Item {
        implicitWidth: root.size
        implicitHeight: root.size

        Image {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.held ? Theme.line : root.hovered && root.available ? -2 * Theme.line : 0
            width: root.size
            height: root.size
            source: "image://chips/flat?amount=%1".arg(root.amount)
            sourceSize.width: root.size
            sourceSize.height: root.size
            opacity: root.available ? 1 : 0.4
        }

        KeyCap {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.rightMargin: -Theme.spaceXs
            anchors.bottomMargin: -Theme.spaceXs
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
        source: "image://chips/flat?amount=%1".arg(root.amount)
        sourceSize.width: root.size
        sourceSize.height: root.size
        Accessible.ignored: true
    }

    background: Item {
        FocusRing {
            visible: root.visualFocus
            targetRadius: root.width / 2
        }
    }
}
