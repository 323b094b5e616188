// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A line of the table of contents.
MvPressable {
    id: root

    property bool current: false

    implicitHeight: Theme.controlHeightSmall
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceS
    Accessible.role: Accessible.PageTab
    Accessible.selected: root.current

    contentItem: MvLabel {
        text: root.text
        color: root.current ? Theme.brassLight : root.hovered ? Theme.text : Theme.textSecondary
        font.weight: root.current ? Font.Medium : Font.Normal
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.held ? Theme.lacquerPressed : root.current ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : "transparent"

        Rectangle {
            y: Theme.spaceXs
            width: Theme.px(3)
            height: parent.height - 2 * Theme.spaceXs
            visible: root.current
            color: Theme.brass
        }

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusS
        }
    }
}
