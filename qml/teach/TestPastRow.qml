// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A test that was taken: a press shows its result.
MvPressable {
    id: root

    required property takenTestLine info

    implicitHeight: Theme.px(56)
    Accessible.name: "%1. %2. %3".arg(root.info.title).arg(root.info.detail).arg(root.info.result)

    contentItem: Item {
        Accessible.ignored: true

        Column {
            x: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - outcome.width - 3 * Theme.spaceM

            BodyText {
                width: parent.width
                text: root.info.title
                font.weight: Font.Medium
                elide: Text.ElideRight
                maximumLineCount: 1
                Accessible.ignored: true
            }

            SmallText {
                width: parent.width
                text: root.info.detail
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        MvLabel {
            id: outcome

            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: root.info.result
            color: root.info.passed ? Theme.win : Theme.warning
            Accessible.ignored: true
        }
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
