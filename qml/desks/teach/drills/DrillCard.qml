// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A drill to choose, with its purpose and results.
T.RadioButton {
    id: root

    required property drillInfo info

    implicitHeight: Theme.px(84)
    hoverEnabled: true
    autoExclusive: false
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    Accessible.name: root.info.title
    Accessible.description: root.info.reason.length > 0 ? root.info.reason : root.info.standing.length > 0 ? root.info.detail + " " + root.info.standing : root.info.detail

    contentItem: DrillCardFace {
        info: root.info
        chosen: root.checked
    }

    background: Rectangle {
        radius: Theme.radiusL
        color: root.down ? Theme.lacquerPressed : root.checked ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : Theme.lacquer
        border.width: root.checked ? Theme.focusWidth : Theme.line
        border.color: root.checked ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusL
        }
    }
}
