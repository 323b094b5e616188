// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Introduction to a table with a real wheel, real cards or real balls, and the course of a round.
FocusScope {
    id: root

    required property EquipmentDesk desk

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Real equipment")

    TitleText {
        id: title

        width: parent.width
        text: qsTr("A real wheel, real cards, real balls")
        color: Theme.brassLight
        wrapMode: Text.Wrap
    }

    BodyText {
        id: about

        y: title.height + Theme.spaceXs
        width: Math.min(parent.width, Theme.px(600))
        text: qsTr("You spin, deal or draw with your own equipment and enter the results. The program provides the timers, calls, limits, payments, record and display.")
        secondary: true
    }

    // On a panel, because letters are hard to read on the tiles.
    Panel {
        id: board

        y: about.y + about.height + Theme.spaceM
        width: Math.min(parent.width, Theme.px(600))
        height: Math.min(parent.height - y, steps.implicitHeight + 2 * padding)
        padding: Theme.spaceL
        elevation: 8

        MvScrollColumn {
            id: steps

            anchors.fill: parent
            focus: true
            spacing: Theme.spaceM

            Repeater {
                model: [qsTr("Before the first spin the wheel is inspected, and the inspector signs. That is stored with the session."), qsTr("Type the result, or choose it on the pad, and press Enter. It stays there for a moment before it goes to the table: Backspace undoes it, Enter again confirms it at once. Ctrl+J returns the keyboard to the field."), qsTr("Impossible results are refused, with the reason: a number not on the wheel, a card or ball that is already out, anything while stakes are open."), qsTr("The numbers of a wheel are tested across sessions, as soon as there are enough of them."), qsTr("Each round is on record, marked as entered from outside: its seed decides only the rest, and the record's check says so. Your points do not change.")]

                IntroStep {
                    id: step

                    required property int index
                    required property string modelData

                    mark: step.index + 1
                    words: step.modelData
                }
            }

            MvSeparator {
                Layout.fillWidth: true
                visible: root.desk.past.length > 0
            }

            HeadingText {
                visible: root.desk.past.length > 0
                text: qsTr("Last sessions")
            }

            Repeater {
                model: root.desk.past

                SmallText {
                    required property string modelData

                    Layout.fillWidth: true
                    text: modelData
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
