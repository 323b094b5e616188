// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A trainee; selecting one switches to them.
T.RadioButton {
    id: root

    implicitHeight: Theme.controlHeight
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text

    contentItem: Item {
        MvLabel {
            x: Theme.spaceM
            width: parent.width - 2 * Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            elide: Text.ElideRight
            color: root.checked ? Theme.brassLight : Theme.text
            font.weight: root.checked ? Font.Medium : Font.Normal
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.checked ? Qt.alpha(Theme.brass, 0.2) : root.hovered ? Qt.alpha(Theme.brass, 0.1) : "transparent"
        border.width: root.checked ? Theme.line : 0
        border.color: Theme.brassLight

        FocusRing {
            visible: root.visualFocus
            inside: true
            targetRadius: Theme.radiusS
        }
    }
}
