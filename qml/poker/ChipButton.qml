// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A chip to be put in the ante box.
MvPressable {
    id: root

    /// Its value in cents.
    required property double amount
    /// Its diameter.
    property int size: Theme.px(48)

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

    background: Item {
        FocusRing {
            visible: root.visualFocus
            targetRadius: root.width / 2
        }
    }
}
