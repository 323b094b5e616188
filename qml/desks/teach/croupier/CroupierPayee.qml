// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A player to be paid, with the colour of the chips. Exclusive among siblings.
T.RadioButton {
    id: root

    required property croupierPlayer info

    implicitHeight: Theme.controlHeight
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.name: root.info.name
    Accessible.description: root.info.chip

    contentItem: CroupierPayeeFace {
        info: root.info
        checked: root.checked
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.down ? Theme.lacquerPressed : root.checked ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : Theme.lacquerSunken
        border.width: root.checked ? Theme.focusWidth : Theme.line
        border.color: root.checked ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }
}
