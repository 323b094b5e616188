// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// An earlier test; a click shows its result.
MvPressable {
    id: root

    required property takenTestLine info

    implicitHeight: Theme.px(56)
    Accessible.name: "%1. %2. %3".arg(root.info.title).arg(root.info.detail).arg(root.info.result)

    contentItem: TestPastFace {
        info: root.info
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.held ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : Theme.lacquerRaised
        border.width: Theme.line
        border.color: Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }
}
