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
        text: qsTr("You spin, deal or draw with your own equipment and enter what it brings. The program has the timers, the calls, the limits, the payments, the record and the board.")
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
                model: [qsTr("Before the first spin the wheel is inspected, and whoever has done so signs. That stays with the session."), qsTr("Type what came, or choose it on the pad, and press Enter. What is entered stands there for a moment before it goes to the table: Backspace undoes it, Enter once more ends the moment. Ctrl+J brings the keyboard back to the field."), qsTr("What can't be is refused, with the reason: a number that the wheel lacks, a card or a ball that is out already, anything while stakes are open."), qsTr("The numbers of a wheel are tested from session to session, as soon as there are enough of them."), qsTr("Each round is on the record, marked as given from outside: its seed decides nothing but the rest, and checking the record says so. Your points stay as they are.")]

                Item {
                    id: step

                    required property int index
                    required property string modelData

                    Layout.fillWidth: true
                    implicitHeight: Math.max(number.height, words.implicitHeight)

                    Badge {
                        id: number

                        text: step.index + 1
                    }

                    BodyText {
                        id: words

                        x: Theme.px(44)
                        width: step.width - x
                        text: step.modelData
                    }
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
