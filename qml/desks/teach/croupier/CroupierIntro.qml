// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Introduction to the reversed table and the course of a round.
FocusScope {
    id: root

    required property CroupierDesk desk

    readonly property croupierSetup setup: root.desk.setup

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The reversed table")

    TitleText {
        id: title

        width: parent.width
        text: root.setup.title
        color: Theme.brassLight
    }

    BodyText {
        id: about

        y: title.height + Theme.spaceXs
        width: Math.min(parent.width, Theme.px(600))
        text: root.setup.about
        secondary: true
    }

    // On a panel, because letters are hard to read on the tiles.
    Panel {
        id: board

        /// Everything must fit without scrolling.
        readonly property bool low: root.height < Theme.px(680)

        y: about.y + about.height + Theme.spaceM
        width: Math.min(parent.width, Theme.px(600))
        height: Math.min(parent.height - y, steps.implicitHeight + 2 * padding)
        padding: board.low ? Theme.spaceM : Theme.spaceL
        elevation: 8

        MvScrollColumn {
            id: steps

            anchors.fill: parent
            focus: true
            spacing: board.low ? Theme.spaceS : Theme.spaceM

            Repeater {
                model: Array.from(root.setup.steps).concat([qsTr("H shows what is due. Page Up and Page Down change the tool, Esc ends the shift; nothing is lost."), root.setup.watching])

                IntroStep {
                    id: step

                    required property int index
                    required property string modelData

                    mark: step.index < root.setup.steps.length ? step.index + 1 : step.index === root.setup.steps.length ? "?" : "!"
                    words: step.modelData
                    pixelSize: board.low ? Theme.textSmall : Theme.textBody
                }
            }
        }
    }
}
